/** One employee with everything that the administration's cards show. */
import { z } from 'zod';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { employeeRow, MOVEMENT_TYPES } from './employee.schema.ts';

const movement = z.object({
  id: z.number(),
  effective_date: z.string(),
  type: z.enum(MOVEMENT_TYPES),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  letter: uploadedFile.nullable(),
  by: z.string().nullable(),
  at: z.string(),
});
const addressOut = z.object({
  line_1: z.string().nullable(),
  line_2: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
});

/** Everything of one person that the administration's cards show. Statutory numbers are personal data, salary lies with payroll. */
export const employeeDetail = employeeRow.extend({
  citizenship: z.string(),
  passport_expiry: z.string().nullable(),
  old_ic: z.string().nullable(),
  police_army_no: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  age: z.number().nullable(),
  gender: z.string().nullable(),
  race: z.string().nullable(),
  religion: z.string().nullable(),
  nationality: z.string().nullable(),
  marital_status: z.string().nullable(),
  disability: z.boolean(),
  blood_type: z.string().nullable(),
  shirt_size: z.string().nullable(),
  personal_email: z.string().nullable(),
  current_address: addressOut.nullable(),
  permanent_address: addressOut.nullable(),
  probation_months: z.number().nullable(),
  confirmed_at: z.string().nullable(),
  contract_end_at: z.string().nullable(),
  inactive_reason: z.string().nullable(),
  service_months: z.number(),
  reporting_to: z.number().nullable(),
  reporting_to_name: z.string().nullable(),
  epf_no: z.string().nullable(),
  socso_no: z.string().nullable(),
  tax_no: z.string().nullable(),
  tax_branch: z.string().nullable(),
  zakat_no: z.string().nullable(),
  emergency_contacts: z.array(z.object({ name: z.string(), relationship: z.string(), phone: z.string(), address: z.string().nullable() })),
  family: z.array(
    z.object({
      relation: z.string(),
      name: z.string(),
      identity_number: z.string().nullable(),
      passport: z.string().nullable(),
      dob: z.string().nullable(),
      gender: z.string().nullable(),
      occupation: z.string().nullable(),
      employment_status: z.string().nullable(),
      disabled_person: z.boolean(),
      education: z.string(),
      disability: z.boolean(),
      tax_relief: z.boolean(),
      tax_share: z.number(),
      tax_no: z.string().nullable(),
    }),
  ),
  educations: z.array(
    z.object({ level: z.string(), institution: z.string(), field: z.string().nullable(), year: z.number().nullable(), file: uploadedFile.nullable() }),
  ),
  movements: z.array(movement),
  updated_at: z.string(),
  can: z.record(z.string(), z.boolean()),
});
export type EmployeeDetail = z.output<typeof employeeDetail>;
