import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { addMonths, formatMonth, startOfMonth, yearMonthOf } from '#platform/contract/dates.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { saveReport } from '#platform/web/ui/report/report-file.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { exportReturn } from '../../contract/officer/officer.endpoints.ts';
import { OFFICER as W } from './officer.messages.ts';

const MONTHS_BACK = 24;
const FORMATS = [
  { value: 'pdf', label: 'PDF' },
  { value: 'xlsx', label: 'Excel' },
];

/** The monthly return to the contingent as a file. */
export function ReturnForm({ onClose }: { onClose: () => void }) {
  const { locale } = useLocale();
  const first = startOfMonth(useToday());
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(first, -back));
  const form = useZodForm(exportReturn.input, {
    initial: { month: yearMonthOf(first), format: 'pdf' },
    onSubmit: async ({ month }, { format }) => {
      await saveReport(exportReturn, { month }, format);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.return} form={form} submit={W.download} size={440}>
      <p className="quiet small">
        <ReturnHint />
      </p>
      <SelectField
        form={form}
        name="month"
        label={W.month}
        options={months.map((month) => ({ value: yearMonthOf(month), label: formatMonth(month, locale) }))}
      />
      <SelectField form={form} name="format" label={W.format} options={FORMATS} />
    </FormDrawer>
  );
}

function ReturnHint() {
  const { locale } = useLocale();
  return W.returnHint[locale];
}
