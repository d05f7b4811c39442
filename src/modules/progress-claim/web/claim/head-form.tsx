import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { updateClaim } from '../../contract/claim.endpoints.ts';
import { DEDUCTION_KINDS, type ClaimDetail, type Side } from '../../contract/claim/claim.schema.ts';
import { DEDUCTION_NAMES } from '../../contract/project/project.messages.ts';
import { PCR_READS } from '../pcr-reads.ts';
import classes from '../project-form.module.css';
import { CLAIM } from './claim.messages.ts';

const KINDS = DEDUCTION_KINDS.map((value) => ({ value, label: DEDUCTION_NAMES[value] }));
const BLANK = { kind: 'Other', name: '', amount: null };

export function HeadForm({ claim, side, onClose }: { claim: ClaimDetail; side: Side; onClose: () => void }) {
  const t = useT(CLAIM);
  const { run } = useWrite(updateClaim, { invalidates: PCR_READS });
  const figures = (side === 'certified' && claim.certified) || claim.claimed;
  const form = useZodForm(updateClaim.input, {
    initial: {
      id: claim.id,
      updated_at: claim.updated_at,
      side,
      period_end: claim.period_end,
      claim_date: claim.claim_date,
      materials_on_site: figures.materials_on_site,
      deductions: side === 'certified' ? claim.certified_deductions : claim.claimed_deductions,
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const { days, exposure, deductible } = claim.damages;
  return (
    <FormDrawer opened onClose={onClose} title={CLAIM.head} form={form}>
      {side === 'claimed' && (
        <FormRow>
          <DateField form={form} name="period_end" label={CLAIM.periodEnd} />
          <DateField form={form} name="claim_date" label={CLAIM.claimDate} />
        </FormRow>
      )}
      <MoneyField form={form} name="materials_on_site" label={CLAIM.materialsValue} />
      <FormSection title={CLAIM.deductions}>
        {days > 0 && <p className="quiet small flush">{t('damages', { days, amount: formatPrice(exposure), deductible: formatPrice(deductible) })}</p>}
        <FormRows form={form} name="deductions" className={classes['rule']} blank={BLANK} add={t('addDeduction')} remove={(n) => t('removeDeduction', { n })}>
          {(row) => (
            <>
              <SelectField form={form} name={`${row}.kind`} label={CLAIM.kind} options={KINDS} clearable={false} />
              <TextField form={form} name={`${row}.name`} label={CLAIM.name} maxLength={120} required />
              <MoneyField form={form} name={`${row}.amount`} label={CLAIM.amount} negative required />
            </>
          )}
        </FormRows>
      </FormSection>
    </FormDrawer>
  );
}
