import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { OrganisationFields } from '#modules/company/web/public.tsx';
import { EMPLOYMENT_TYPES, type employmentFields } from '../../contract/employee.schema.ts';
import { findEmployees } from '../find-employees.ts';
import { PERSON } from '../person.messages.ts';
import { termOptions } from '../terms.messages.ts';

type Name = keyof typeof employmentFields;

interface EmploymentFieldsProps<V> {
  readonly form: ZodForm<V>;
  /** Words of the stored manager. */
  readonly manager?: string | null;
  /** The person is employed already: the code is known, the confirmation can be entered. */
  readonly employed?: boolean;
}

/** Since when, on which terms, where, and under whom. */
export function EmploymentFields<V>({ form, manager, employed = false }: EmploymentFieldsProps<V>) {
  const at = (name: Name) => name as PathOf<V>;
  const contract = form.get(at('employment_type')) === 'Contract';
  return (
    <>
      <FormRow>
        <TextField
          form={form}
          name={at('employee_code')}
          label={PERSON.code}
          description={employed ? undefined : PERSON.codeHint}
          required={employed}
          maxLength={20}
          autoComplete="off"
        />
        <DateField form={form} name={at('company_joined_at')} label={PERSON.joined} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name={at('employment_type')} label={PERSON.employmentType} options={termOptions(EMPLOYMENT_TYPES)} />
        <NumberField form={form} name={at('probation_months')} label={PERSON.probation} min={0} max={12} />
        {employed && <DateField form={form} name={at('confirmed_at')} label={PERSON.confirmed} />}
        <DateField form={form} name={at('contract_end_at')} label={PERSON.contractEnd} required={contract} />
      </FormRow>
      <FormSection>
        <OrganisationFields form={form} placed />
      </FormSection>
      <SearchSelect form={form} name={at('reporting_to')} label={PERSON.reportsTo} load={findEmployees} number valueLabel={manager} />
    </>
  );
}

/** Numbers of the statutory bodies; payroll prints them on its files. */
export function StatutoryFields<V>({ form }: { form: ZodForm<V> }) {
  const at = (name: Name) => name as PathOf<V>;
  return (
    <FormRow>
      <TextField form={form} name={at('epf_no')} label={PERSON.epf} maxLength={20} autoComplete="off" />
      <TextField form={form} name={at('socso_no')} label={PERSON.socso} maxLength={20} autoComplete="off" />
      <TextField form={form} name={at('tax_no')} label={PERSON.tax} maxLength={20} autoComplete="off" />
      <TextField form={form} name={at('tax_branch')} label={PERSON.taxBranch} maxLength={60} autoComplete="off" />
      <TextField form={form} name={at('zakat_no')} label={PERSON.zakat} maxLength={30} autoComplete="off" />
    </FormRow>
  );
}
