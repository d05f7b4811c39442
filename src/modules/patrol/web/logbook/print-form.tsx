import { startOfMonth } from '#platform/contract/dates.ts';
import { openFile } from '#platform/web/call/download.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { printLog } from '../../contract/logbook/log.endpoints.ts';
import { findSites } from '../find-choices.ts';
import { LOG as W } from './log.messages.ts';

/** The book of a site over some days, as PDF with the hashes of the chain. */
export function PrintForm({ onClose }: { onClose: () => void }) {
  const { locale } = useLocale();
  const today = useToday();
  const form = useZodForm(printLog.input, {
    initial: { site_id: null, start_date: startOfMonth(today), end_date: today },
    onSubmit: async (values) => {
      await openFile(printLog, { ...values, language: locale });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.print} form={form} submit={W.open} size={440}>
      <SearchSelect form={form} name="site_id" label={W.site} load={findSites} number />
      <FormRow>
        <DateField form={form} name="start_date" label={W.from} max={today} />
        <DateField form={form} name="end_date" label={W.to} max={today} />
      </FormRow>
    </FormDrawer>
  );
}
