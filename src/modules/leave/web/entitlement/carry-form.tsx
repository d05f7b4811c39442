import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { changeCarried, listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { carriedUntil } from '../../contract/entitlement/plan-year.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import type { AdjustProps } from './adjust-form.tsx';
import { ENTITLEMENT } from './entitlement.messages.ts';

/** The call, and no to the number that stands there already. */
const carryForm = (balances: readonly BalanceRow[]) =>
  changeCarried.input.refine(
    ({ id, carried_forward_days }) => carried_forward_days !== balances.find(({ entitlement_id }) => entitlement_id === id)?.carried_forward,
    { path: ['carried_forward_days'], params: { text: ENTITLEMENT.carrySame } },
  );

/** What was brought into a year becomes another number: the difference is booked. */
export function CarryForm({ employee, balances, year, onClose }: AdjustProps) {
  const t = useT(ENTITLEMENT);
  const { locale } = useLocale();
  const { run } = useWrite(changeCarried, { invalidates: LEAVE_READS });
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
  const form = useZodForm(carryForm(balances), {
    initial: { id: null, carried_forward_days: null, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const chosen = balances.find(({ entitlement_id }) => entitlement_id === form.values.id);
  const choose = (account: unknown) => {
    const row = balances.find(({ entitlement_id }) => entitlement_id === account);
    const type = types.find(({ id }) => id === row?.id);
    form.set('carried_forward_days', row?.carried_forward);
    form.set('carried_forward_expiry', row?.expiry ?? (type && carriedUntil(type, year)) ?? undefined);
  };
  const options = balances.flatMap((row) => (row.entitlement_id === null ? [] : { value: String(row.entitlement_id), label: typeName(row, locale) }));
  return (
    <FormDrawer opened onClose={onClose} title={`${t('carry')}: ${employee.name}, ${year}`} form={form} size={480}>
      <FormSection>
        <SelectField
          form={form}
          name="id"
          label={W.type}
          description={chosen && t('carryNow', { year: String(year), days: dayCount(chosen.carried_forward) })}
          options={options}
          number
          clearable={false}
          onChanged={choose}
        />
        <NumberField form={form} name="carried_forward_days" label={ENTITLEMENT.carryTo} decimals={1} step={0.5} min={0} max={366} />
        <DateField
          form={form}
          name="carried_forward_expiry"
          label={ENTITLEMENT.expires}
          description={ENTITLEMENT.carryUntilHint}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          onChanged={(value) => value === '' && form.set('carried_forward_expiry', undefined)}
        />
        <TextField form={form} name="reason" label={ENTITLEMENT.reason} rows={2} maxLength={500} />
      </FormSection>
    </FormDrawer>
  );
}
