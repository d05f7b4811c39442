/** My Employment: what employees see and change of themselves (R2–R5). */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { email, optional, optionalLine, phone } from '#platform/contract/fields.ts';
import { employeeDetail } from './employee-detail.schema.ts';
import { emergencyContact, familyMember, fullAddress, MARITAL_STATUSES } from './employee.schema.ts';
import { worksite } from './worksite.schema.ts';

/** The own record without what is HR's business alone (rights, other people's remarks). */
export const profile = employeeDetail.omit({ can: true, movements: true });
export type Profile = z.output<typeof profile>;
/** Of somebody who is no employee of the company: an owner, an admin, a promoter. */
export const personProfile = z.object({
  user_id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** A signed link. */
  picture: z.string().nullable(),
});
/** Whether a profile is that of an employee. */
export const isEmployed = (shown: Profile | z.output<typeof personProfile>): shown is Profile => 'employee_code' in shown;

const masked = z.string().nullable();
export const ownEmployment = z.object({
  company: z.string(),
  employee_code: z.string(),
  branch: z.string().nullable(),
  division: z.string().nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  position_level: z.string().nullable(),
  employment_type: z.string(),
  company_joined_at: z.string(),
  confirmed_at: z.string().nullable(),
  contract_end_at: z.string().nullable(),
  service_months: z.number(),
  reporting_to_name: z.string().nullable(),
  /** Only the last four characters. */
  statutory: z.object({ epf_no: masked, socso_no: masked, tax_no: masked }),
});

export const showProfile = defineEndpoint({
  name: 'employee.show-profile',
  method: 'GET',
  path: 'api/profile',
  requires: MEMBER,
  input: z.object({}),
  output: one(z.union([profile, personProfile])),
  summary: 'The own profile: personal, contact and family details of an employee; name and address of anybody else',
});

export const showOwnEmployment = defineEndpoint({
  name: 'employee.show-own-employment',
  method: 'GET',
  path: 'api/profile/employment',
  requires: SELF,
  input: z.object({}),
  output: one(z.object({ employment: ownEmployment, movements: employeeDetail.shape.movements, worksites: z.array(worksite) })),
  summary: 'The own employment, its history and the places of work',
});

const seen = { updated_at: z.string().max(40).optional() };

export const saveOwnPersonal = defineEndpoint({
  name: 'employee.save-own-personal',
  method: 'POST',
  path: 'api/profile/personal',
  requires: SELF,
  input: z.object({
    ...seen,
    preferred_name: optionalLine(80),
    marital_status: z.enum(MARITAL_STATUSES),
    blood_type: optionalLine(5),
    shirt_size: optionalLine(10),
  }),
  output: wrote(profile),
  summary: 'Saves what employees may change of their personal details',
  emits: ['profile_updated'],
});

export const saveOwnContact = defineEndpoint({
  name: 'employee.save-own-contact',
  method: 'POST',
  path: 'api/profile/contact',
  requires: SELF,
  input: z.object({
    ...seen,
    personal_email: optional(email()),
    phone: phone(),
    current_address: fullAddress(),
    /** null: the same as the current one. */
    permanent_address: fullAddress().nullable(),
    emergency_contacts: z.array(emergencyContact).max(3),
  }),
  output: wrote(profile),
  summary: 'Saves the own contact details',
  emits: ['profile_updated'],
});

export const saveOwnFamily = defineEndpoint({
  name: 'employee.save-own-family',
  method: 'POST',
  path: 'api/profile/family',
  requires: SELF,
  input: z.object({ ...seen, family: z.array(familyMember).max(30) }),
  output: wrote(profile),
  summary: 'Saves the own family; the next payroll reads it',
  emits: ['profile_updated'],
});

export const saveOwnImage = defineEndpoint({
  name: 'employee.save-own-image',
  method: 'POST',
  path: 'api/profile/image',
  requires: SELF,
  input: z.object({ image: fileField() }),
  output: wrote(z.object({ image: uploadedFile })),
  files: true,
  summary: 'Changes the own picture',
});
