import { startOfMonth } from '#platform/contract/dates.ts';
import { openFile } from '#platform/web/call/download.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { printClientReport } from '../../contract/report/client-report.endpoints.ts';
import { CLIENT_REPORT as W } from '../../contract/report/client-report.messages.ts';

/** The report to the client of a project: this month so far, or other days. */
export function ReportForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { locale } = useLocale();
  const today = useToday();
  const form = useZodForm(printClientReport.input, {
    initial: { id, start_date: startOfMonth(today), end_date: today },
    onSubmit: async (values) => {
      await openFile(printClientReport, { ...values, language: locale });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.print} form={form} submit={W.open} size={440}>
      <FormRow>
        <DateField form={form} name="start_date" label={W.from} max={today} />
        <DateField form={form} name="end_date" label={W.to} max={today} />
      </FormRow>
    </FormDrawer>
  );
}
