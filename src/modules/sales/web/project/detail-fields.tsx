import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { COMMISSION_TYPES, COMMISSION_WORDS, PAY_TYPE_WORDS, PAY_TYPES } from '../../contract/project-words.ts';
import { findChoices } from './find-choices.ts';
import { PROJECT } from './project.messages.ts';

export interface DetailFieldsProps<V> {
  readonly form: ZodForm<V>;
  /** The name of the client that is stored. */
  readonly clientName?: string | undefined;
  readonly onClient?: () => void;
}

const PAY = PAY_TYPES.map((value) => ({ value, label: PAY_TYPE_WORDS[value] }));
const COMMISSIONS = COMMISSION_TYPES.map((value) => ({ value, label: COMMISSION_WORDS[value] }));

/** The details of a project, in its first step and when they are changed. */
export function DetailFields<V>({ form, clientName, onClient }: DetailFieldsProps<V>) {
  const at = (name: string) => name as PathOf<V>;
  const commission = form.get(at('commission_type'));
  return (
    <>
      <TextField form={form} name={at('name')} label={PROJECT.name} maxLength={120} />
      <FormRow>
        <SearchSelect
          form={form}
          name={at('client_id')}
          label={PROJECT.client}
          load={findChoices('client')}
          valueLabel={clientName}
          number
          onPicked={onClient}
        />
        <TextField form={form} name={at('code')} label={PROJECT.code} description={clientName ? undefined : PROJECT.codeHint} maxLength={20} />
      </FormRow>
      <FormRow>
        <DateField form={form} name={at('start_date')} label={PROJECT.firstDay} />
        <DateField form={form} name={at('end_date')} label={PROJECT.lastDay} />
      </FormRow>
      <FormRow>
        <MoneyField form={form} name={at('target_sales_amount')} label={PROJECT.target} />
        <NumberField form={form} name={at('target_units')} label={PROJECT.targetUnits} min={0} decimals={3} />
      </FormRow>
      <TextField form={form} name={at('description')} label={PROJECT.description} rows={2} maxLength={2000} />
      <TextField form={form} name={at('objective')} label={PROJECT.objective} rows={2} maxLength={1000} />
      <FormSection title={PROJECT.pay}>
        <FormRow>
          <SelectField form={form} name={at('pay_type')} label={PROJECT.payType} options={PAY} />
          <MoneyField form={form} name={at('base_rate')} label={PROJECT.baseRate} />
          <MoneyField form={form} name={at('overtime_rate')} label={PROJECT.overtimeRate} />
        </FormRow>
        <FormRow>
          <SelectField form={form} name={at('commission_type')} label={PROJECT.commission} options={COMMISSIONS} />
          {commission !== 'None' && <NumberField form={form} name={at('commission_value')} label={PROJECT.commissionValue} min={0} decimals={2} />}
          <NumberField form={form} name={at('min_hours_full_day')} label={PROJECT.minHours} min={1} max={12} decimals={2} />
        </FormRow>
        <SwitchField form={form} name={at('late_deduction')} label={PROJECT.lateDeduction} description={PROJECT.lateHint} />
      </FormSection>
      <FormSection title={PROJECT.bill} note={PROJECT.billHint}>
        <FormRow>
          <MoneyField form={form} name={at('bill_rate')} label={PROJECT.billRate} />
          <MoneyField form={form} name={at('bill_fee')} label={PROJECT.billFee} />
        </FormRow>
      </FormSection>
      <FormSection title={PROJECT.rules}>
        <FormRow>
          <NumberField form={form} name={at('ontime_checkin_minutes')} label={PROJECT.checkinMinutes} min={0} max={120} />
          <NumberField form={form} name={at('ontime_checkout_minutes')} label={PROJECT.checkoutMinutes} min={0} max={120} />
          <NumberField form={form} name={at('radius_m')} label={PROJECT.radius} description={PROJECT.radiusHint} min={20} max={1000} />
        </FormRow>
        <SwitchField form={form} name={at('daily_report_required')} label={PROJECT.reportRequired} />
        <SwitchField form={form} name={at('stock_required')} label={PROJECT.stockRequired} />
        <SwitchField form={form} name={at('photo_required')} label={PROJECT.photoRequired} />
      </FormSection>
    </>
  );
}
