import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/form-drawer.tsx';
import { ADJUSTMENT_KINDS, adjustEntitlement } from '../../contract/entitlement.endpoints.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { ENTITLEMENT, KIND_NAMES } from './entitlement.messages.ts';

const KINDS = ADJUSTMENT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
// An empty date is left out: the server takes today, or the first or last day of the year.
const schema = adjustEntitlement.input;

interface AdjustProps {
  readonly employee: { readonly id: number; readonly name: string };
  readonly balances: readonly BalanceRow[];
  readonly year: number;
  readonly onClose: () => void;
}

/** Books days on one balance with a reason. */
export function AdjustForm({ employee, balances, year, onClose }: AdjustProps) {
  const t = useT(ENTITLEMENT);
  const { locale } = useLocale();
  const { run } = useWrite(adjustEntitlement, { invalidates: LEAVE_READS });
  const form = useZodForm(schema, {
    initial: { employee_id: employee.id, year, kind: 'Adjustment', reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const types = balances.map((row) => ({ value: String(row.id), label: `${typeName(row, locale)} · ${dayCount(row.balance)}` }));
  return (
    <FormDrawer opened onClose={onClose} title={`${t('adjustTitle')}: ${employee.name}, ${year}`} form={form} size={480}>
      <FormSection>
        <SelectField form={form} name="leave_type_id" label={W.type} options={types} number clearable={false} />
        <SelectField form={form} name="kind" label={ENTITLEMENT.kind} options={KINDS} clearable={false} />
        <NumberField form={form} name="days" label={ENTITLEMENT.days} description={ENTITLEMENT.daysHint} decimals={1} step={0.5} />
        <FormRow>
          <DateField
            form={form}
            name="effective_date"
            label={ENTITLEMENT.effective}
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            onChanged={(value) => value === '' && form.set('effective_date', undefined)}
          />
          <DateField form={form} name="expires_on" label={ENTITLEMENT.expires} onChanged={(value) => value === '' && form.set('expires_on', undefined)} />
        </FormRow>
        <TextField form={form} name="reason" label={ENTITLEMENT.reason} rows={2} maxLength={500} />
      </FormSection>
    </FormDrawer>
  );
}
