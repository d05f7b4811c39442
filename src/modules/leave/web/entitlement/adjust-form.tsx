import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { ADJUSTMENT_KINDS, adjustEntitlement } from '../../contract/entitlement/entitlement.endpoints.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import classes from './entitlement.module.css';
import { ENTITLEMENT, KIND_NAMES } from './entitlement.messages.ts';

const KINDS = ADJUSTMENT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
// An empty date is left out: the server takes today, or the first or last day of the year.
const schema = adjustEntitlement.input;

export interface AdjustProps {
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
  const { leave_type_id, kind, days } = form.values;
  const types = balances.map((row) => ({ value: String(row.id), label: typeName(row, locale) }));
  const before = balances.find(({ id }) => id === leave_type_id)?.balance;
  const change = typeof days !== 'number' ? 0 : kind === 'Encash' ? -Math.abs(days) : days;
  const clearing = (name: 'effective_date' | 'expires_on') => (value: unknown) => value === '' && form.set(name, undefined);
  return (
    <FormDrawer opened onClose={onClose} title={`${t('adjustTitle')}: ${employee.name}, ${year}`} form={form} size={480}>
      <FormSection>
        <SelectField form={form} name="leave_type_id" label={W.type} options={types} number clearable={false} />
        <SelectField form={form} name="kind" label={ENTITLEMENT.kind} options={KINDS} clearable={false} onChanged={() => form.set('expires_on', undefined)} />
        <NumberField
          form={form}
          name="days"
          label={ENTITLEMENT.days}
          description={kind === 'Encash' ? ENTITLEMENT.encashHint : ENTITLEMENT.daysHint}
          decimals={1}
          step={0.5}
        />
        {before !== undefined && (
          <output className={classes['after']}>{t('after', { before: dayCount(before), after: dayCount(before + change) }).replaceAll('-', '−')}</output>
        )}
        <FormRow>
          <DateField
            form={form}
            name="effective_date"
            label={ENTITLEMENT.effective}
            description={ENTITLEMENT.effectiveHint}
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            onChanged={clearing('effective_date')}
          />
          {kind !== 'Encash' && (
            <DateField
              form={form}
              name="expires_on"
              label={ENTITLEMENT.expires}
              description={kind === 'Replacement Credit' ? ENTITLEMENT.expiresHint : ENTITLEMENT.expiresNone}
              onChanged={clearing('expires_on')}
            />
          )}
        </FormRow>
        <TextField form={form} name="reason" label={ENTITLEMENT.reason} rows={2} maxLength={500} />
      </FormSection>
    </FormDrawer>
  );
}
