import { Alert } from '@mantine/core';
import { addMonths, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { PAYMENT_METHOD_WORDS } from '../../contract/payslip/payslip.messages.ts';
import { isBelowMinimumWage, wageToCompare } from '../../contract/rules/minimum-wage.params.ts';
import { listSalaries, saveSalary } from '../../contract/salary/salary.endpoints.ts';
import type { CalculationType } from '../../contract/setting/payroll-setting.schema.ts';
import type { PayType, SalaryRow } from '../../contract/salary/salary.schema.ts';
import {
  CALCULATION_WORDS,
  optionsOf,
  PAY_TYPE_WORDS,
  SCHEME_KEYS,
  SCHEME_WORDS,
  SOCSO_WORDS,
  TAX_CATEGORY_WORDS,
  TAX_SCHEME_WORDS,
  WAGE_BASE_WORDS,
} from '../payroll-words.ts';
import { BankAccountFields } from './bank-account-fields.tsx';
import { RecurringItems } from './recurring-items.tsx';
import { SALARY } from './salary.messages.ts';
import fields from '../process/fields.module.css';
import { salarySchema, salaryValues, type SalaryValues } from './salary-values.ts';

interface SalaryFormProps {
  readonly employeeId: number;
  /** The version that the form goes out from. */
  readonly base: SalaryRow | null;
  /** Change that version itself instead of starting a new one. */
  readonly replace: boolean;
  /** The field in which it begins. */
  readonly first?: 'basic' | undefined;
  readonly onClose: () => void;
}

type Fields = { readonly form: ZodForm<SalaryValues> };

export function SalaryForm({ employeeId, base, replace, first, onClose }: SalaryFormProps) {
  const today = useToday();
  const { run } = useWrite(saveSalary, { invalidates: [listSalaries, 'payroll.list-payrolls', 'employee.show-employee', 'employee.list-person-facts'] });
  const next = base && !replace && base.effective_from <= today ? addMonths(startOfMonth(today), 1) : startOfMonth(today);
  const form = useZodForm(salarySchema, {
    initial: salaryValues(base, replace && base ? base.effective_from : next),
    onSubmit: async (values) => {
      await run({ ...values, id: employeeId });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={SALARY.formTitle} form={form} first={first} size={680}>
      <PayFields form={form} />
      <ContributionFields form={form} />
      <TaxFields form={form} />
      <PaymentFields form={form} kept={base?.bank_account_no ?? null} />
      <RecurringItems form={form} start={String(form.get('effective_from') ?? '')} />
      <TextField form={form} name="note" label={SALARY.note} rows={2} maxLength={500} />
    </FormDrawer>
  );
}

function PayFields({ form }: Fields) {
  const t = useT(SALARY);
  const [basic, from, rate] = [form.get('basic'), form.get('effective_from'), form.get('hourly_rate')];
  const calculation_type = form.get('calculation_type') as CalculationType | null;
  const pay = { pay_type: form.get('pay_type') as PayType, calculation_type, hourly_rate: typeof rate === 'number' ? rate : null };
  const compared = typeof basic === 'number' ? wageToCompare({ ...pay, basic }) : null;
  const low = compared !== null && typeof from === 'string' && from !== '' && isBelowMinimumWage(compared.amount, compared.by, from as CalendarDate);
  const timed = form.get('calculation_type') === 'Fix Amount' || form.get('calculation_type') === 'Time-Based';
  return (
    <FormSection title={SALARY.pay}>
      <FormRow>
        <DateField form={form} name="effective_from" label={SALARY.from} />
        <MoneyField form={form} name="basic" label={SALARY.basic} required />
      </FormRow>
      {low && (
        <Alert color="accent" icon={<Icon name="alert" />}>
          {t('belowMinimum')}
        </Alert>
      )}
      <FormRow>
        <SelectField form={form} name="pay_type" label={SALARY.payType} options={optionsOf(PAY_TYPE_WORDS)} clearable={false} />
        <SelectField form={form} name="calculation_type" label={SALARY.calculation} description={SALARY.asSetting} options={optionsOf(CALCULATION_WORDS)} />
      </FormRow>
      {timed && (
        <FormRow>
          <MoneyField form={form} name="hourly_rate" label={SALARY.hourlyRate} />
          <MoneyField form={form} name="overtime_rate" label={SALARY.overtimeRate} />
        </FormRow>
      )}
    </FormSection>
  );
}

function ContributionFields({ form }: Fields) {
  const t = useT(SALARY);
  return (
    <FormSection title={SALARY.contribution}>
      <fieldset className={fields['ticks']}>
        <legend>{t('schemes')}</legend>
        {SCHEME_KEYS.map((scheme) => (
          <SwitchField key={scheme} form={form} name={scheme} label={SCHEME_WORDS[scheme]} />
        ))}
      </fieldset>
      <FormRow>
        <SelectField form={form} name="contribution_based_on" label={SALARY.basedOn} options={optionsOf(WAGE_BASE_WORDS)} clearable={false} />
        <NumberField form={form} name="contribution_epf_employee_rate" label={SALARY.epfRate} min={0} max={20} decimals={2} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="contribution_socso_type" label={SALARY.socsoType} options={optionsOf(SOCSO_WORDS)} clearable={false} />
        <DateField form={form} name="skbbk_released_from" label={SALARY.skbbk} />
      </FormRow>
      <SwitchField form={form} name="contribution_hrdf" label={SALARY.hrdf} />
    </FormSection>
  );
}

function TaxFields({ form }: Fields) {
  return (
    <FormSection title={SALARY.tax}>
      <FormRow>
        <SelectField form={form} name="tax_scheme" label={SALARY.taxScheme} options={optionsOf(TAX_SCHEME_WORDS)} clearable={false} />
        <SelectField
          form={form}
          name="tax_category"
          label={SALARY.taxCategory}
          description={SALARY.taxCategoryHint}
          options={optionsOf(TAX_CATEGORY_WORDS)}
          number
        />
      </FormRow>
      <SwitchField form={form} name="contribution_tax_manual" label={SALARY.taxManual} />
      {form.get('contribution_tax_manual') === true && (
        <FormRow>
          <MoneyField form={form} name="contribution_tax_monthly_amount" label={SALARY.taxMonthly} required />
          <MoneyField form={form} name="contribution_tax_yearly_amount" label={SALARY.taxYearly} />
        </FormRow>
      )}
      <MoneyField form={form} name="zakat_monthly" label={SALARY.zakat} />
    </FormSection>
  );
}

function PaymentFields({ form, kept: stored }: Fields & { kept: string | null }) {
  const transfer = form.get('payment_method') === 'Bank Transfer';
  return (
    <FormSection title={SALARY.payment}>
      <SelectField form={form} name="payment_method" label={SALARY.method} options={optionsOf(PAYMENT_METHOD_WORDS)} clearable={false} />
      {transfer && <BankAccountFields form={form} kept={stored} />}
    </FormSection>
  );
}
