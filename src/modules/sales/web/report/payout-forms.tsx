import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { calculatePayouts } from '../../contract/payout/payout-run.endpoints.ts';
import { changePayout, payPayout, type PayoutRow } from '../../contract/payout/payout.endpoints.ts';
import { PAYOUT_READS } from '../sales-reads.ts';
import { REPORT } from './report.messages.ts';
import { useMonth } from './use-month.ts';

interface Closing {
  readonly onClose: () => void;
}

/** The period and the project of which payouts are calculated. */
export function CalculateForm({ projects, onStarted, onClose }: Closing & { projects: readonly Option[]; onStarted: (run: number) => void }) {
  const month = useMonth();
  const { run } = useWrite(calculatePayouts, { invalidates: PAYOUT_READS });
  const form = useZodForm(calculatePayouts.input, {
    initial: { project_id: undefined, ...month },
    onSubmit: async (values) => {
      onStarted((await run(values)).data.id);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={REPORT.calculateTitle} form={form} submit={REPORT.calculate} size={440}>
      <SelectField form={form} name="project_id" label={REPORT.project} options={projects} number />
      <FormRow>
        <DateField form={form} name="start_date" label={REPORT.firstDay} />
        <DateField form={form} name="end_date" label={REPORT.lastDay} />
      </FormRow>
    </FormDrawer>
  );
}

/** What is added and taken off by hand, each with its reason. */
export function AmountsForm({ row, onClose }: Closing & { row: PayoutRow }) {
  const { run } = useWrite(changePayout, { invalidates: PAYOUT_READS });
  const { id, incentive_amount, incentive_reason, deduction_amount, deduction_reason } = row;
  const form = useZodForm(changePayout.input, {
    initial: { id, incentive_amount, incentive_reason: incentive_reason ?? '', deduction_amount, deduction_reason: deduction_reason ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={row.promoter.name} form={form} size={440}>
      <MoneyField form={form} name="incentive_amount" label={REPORT.incentive} />
      <TextField form={form} name="incentive_reason" label={REPORT.incentiveReason} maxLength={255} />
      <MoneyField form={form} name="deduction_amount" label={REPORT.deduction} />
      <TextField form={form} name="deduction_reason" label={REPORT.deductionReason} maxLength={255} />
    </FormDrawer>
  );
}

/** When and under which reference it was paid outside of a payment batch. */
export function PaidForm({ row, onClose }: Closing & { row: PayoutRow }) {
  const t = useT(REPORT);
  const today = useToday();
  const { run } = useWrite(payPayout, { invalidates: PAYOUT_READS });
  const form = useZodForm(payPayout.input, {
    initial: { id: row.id, paid_on: today, reference: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={row.promoter.name} form={form} submit={REPORT.paid} size={440}>
      <p className="note flush">{t('inBatch')}</p>
      <DateField form={form} name="paid_on" label={REPORT.paidOn} />
      <TextField form={form} name="reference" label={REPORT.reference} maxLength={100} />
    </FormDrawer>
  );
}
