/** Changes of an employment: place and terms with a date and a reason, and the statutory numbers. */
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { changeEmployment } from '../../contract/employee.endpoints.ts';
import { EmploymentFields, StatutoryFields } from '../form/employment-fields.tsx';
import { StoredFileField, useKnownFiles } from '../form/stored-file-field.tsx';
import { employmentFaults, withFaults } from '../form/with-faults.ts';
import { PERSON } from '../person.messages.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { filled } from './filled.ts';
import { VIEW } from './view.messages.ts';

const input = changeEmployment.input.omit({ id: true, updated_at: true });
type Values = z.input<typeof input>;

const TEXTS = [
  'employee_code',
  'company_joined_at',
  'employment_type',
  'confirmed_at',
  'contract_end_at',
  'epf_no',
  'socso_no',
  'tax_no',
  'tax_branch',
  'zakat_no',
] as const;
const NUMBERS = ['probation_months', 'branch_id', 'division_id', 'department_id', 'position_id', 'position_level_id', 'reporting_to'] as const;

/** The employment as it is, changed on a day. */
const initialOf = (employee: EmployeeDetail, day: string): Draft<Values> => ({
  ...(filled(employee, TEXTS) as Draft<Values>),
  ...Object.fromEntries(NUMBERS.map((key) => [key, employee[key]])),
  effective_date: day,
  reason: '',
});

interface FormProps {
  readonly employee: EmployeeDetail;
  readonly onClose: () => void;
}

function useEmploymentForm({ employee, onClose }: FormProps) {
  const today = useToday();
  const change = useWrite(changeEmployment, { invalidates: EMPLOYEE_READS });
  const [seen] = useState(employee.updated_at);
  const [schema] = useState(() => withFaults(input, (value) => employmentFaults(value, today)));
  return useZodForm(schema, {
    initial: initialOf(employee, today),
    onSubmit: async (values) => {
      await change.run({ ...values, id: employee.id, updated_at: seen });
      onClose();
    },
  });
}

export function EmploymentForm(props: FormProps) {
  const t = useT(VIEW);
  const today = useToday();
  const form = useEmploymentForm(props);
  const known = useKnownFiles([]);
  const { employee, onClose } = props;
  return (
    <FormDrawer opened onClose={onClose} title={VIEW.change} form={form} size={680}>
      <Text c="dimmed" size="sm">
        {t('changeNote')}
      </Text>
      <EmploymentFields form={form} manager={employee.reporting_to_name} employed />
      <FormSection title={PERSON.history}>
        <FormRow>
          <DateField form={form} name="effective_date" label={VIEW.effective} max={today} />
        </FormRow>
        <TextField form={form} name="reason" label={VIEW.reason} description={VIEW.reasonHint} rows={2} maxLength={500} />
        <StoredFileField form={form} name="letter" label={VIEW.letterFile} known={known} />
      </FormSection>
    </FormDrawer>
  );
}

/** @param props `first`: the field in which it begins */
export function StatutoryForm(props: FormProps & { readonly first?: 'epf_no' | 'socso_no' | 'tax_no' | undefined }) {
  const form = useEmploymentForm(props);
  return (
    <FormDrawer opened onClose={props.onClose} title={PERSON.statutory} form={form} first={props.first}>
      <StatutoryFields form={form} />
    </FormDrawer>
  );
}
