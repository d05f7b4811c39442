import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { openFile } from '#platform/web/call/download.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { startOfMonth } from '#platform/contract/dates.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { armouryBook } from '../../contract/armoury/armoury.endpoints.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { useStores } from './find-things.ts';

/** The armoury book of a store over some days, as PDF. */
export function BookForm({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const today = useToday();
  const form = useZodForm(armouryBook.input, {
    initial: { store_id: null, start_date: startOfMonth(today), end_date: today },
    onSubmit: async (values) => {
      await openFile(armouryBook, { ...values, language: locale });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.book} form={form} submit={W.open} size={440}>
      <p className="quiet small">{t('bookHint')}</p>
      <SelectField form={form} name="store_id" label={W.store} options={useStores()} number />
      <FormRow>
        <DateField form={form} name="start_date" label={W.first} max={today} />
        <DateField form={form} name="end_date" label={W.last} max={today} />
      </FormRow>
    </FormDrawer>
  );
}
