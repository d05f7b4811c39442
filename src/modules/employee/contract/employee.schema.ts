/** An employee: the specification's fields first, then what a Malaysian employer keeps (design of employee administration). */
import { z } from 'zod';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { date, email, optional, optionalDate, optionalText, passport, personName, phone, postcode, text } from '#platform/contract/fields.ts';
import { birthDateOf, dashIdentityNumber, isIdentityNumber } from '#platform/contract/identity-number.ts';
import { id } from '#platform/contract/ids.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';

export const EMPLOYEE_STATUSES = ['Active', 'Inactive'] as const;
export const GENDERS = ['Male', 'Female'] as const;
export const RACES = ['Malay', 'Indian', 'Chinese', 'Other'] as const;
export const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Widowed'] as const;
export const EMPLOYEE_TYPES = ['Local', 'Foreign'] as const;
export const CITIZENSHIPS = ['citizen', 'permanent_resident', 'foreign'] as const;
export const EMPLOYMENT_TYPES = ['Permanent', 'Contract', 'Part Time', 'Internship', 'Daily'] as const;
export const INACTIVE_REASONS = ['Resigned', 'Terminated', 'Retired', 'Contract End', 'Deceased', 'Absconded', 'Other'] as const;
export const EDUCATIONS = ['None', 'School', 'Pre-university', 'Tertiary'] as const;
export const RELATIONS = ['Spouse', 'Child', 'Father', 'Mother'] as const;
export const SPOUSE_EMPLOYMENT = ['Working', 'Not Working'] as const;
export const MOVEMENT_TYPES = ['Join', 'Confirm', 'Transfer', 'Promotion', 'Salary', 'Inactive', 'Rehire'] as const;

/** Typed digits are dashed; the first six must be a date. */
export const identityNumber = () =>
  z
    .string()
    .max(20)
    .transform(dashIdentityNumber)
    .refine(isIdentityNumber, {
      params: {
        text: {
          en: 'Enter the identity number as YYMMDD-PB-####, for example 900131-14-5566.',
          ms: 'Masukkan nombor kad pengenalan sebagai YYMMDD-PB-####, contohnya 900131-14-5566.',
        },
      },
    });

export const address = () =>
  z.object({
    line_1: optionalText(190),
    line_2: optionalText(190),
    postcode: optional(postcode()),
    city: optionalText(100),
    state: optionalText(60),
    country: optionalText(60),
  });
export type Address = z.output<ReturnType<typeof address>>;

export const emergencyContact = z.object({ name: personName(), relationship: text(2, 60), phone: phone(), address: optionalText(300) });

export const familyMember = z.object({
  relation: z.enum(RELATIONS),
  name: personName(),
  identity_number: optional(identityNumber()),
  passport: optional(passport()),
  dob: optionalDate(),
  gender: optional(z.enum(GENDERS)),
  occupation: optionalText(100),
  employment_status: optional(z.enum(SPOUSE_EMPLOYMENT)),
  /** Spouse: a disabled person. */
  disabled_person: z.boolean().default(false),
  education: z.enum(EDUCATIONS).default('None'),
  /** Child: disabled. */
  disability: z.boolean().default(false),
  /** Child: this parent claims the relief, in full (1) or half (0.5). */
  tax_relief: z.boolean().default(true),
  tax_share: z.union([z.literal(1), z.literal(0.5)]).default(1),
  tax_no: optionalText(30),
});
export type FamilyMember = z.output<typeof familyMember>;

/** 1 Personal. */
export const personalFields = {
  name: personName(),
  preferred_name: optionalText(80),
  employee_type: z.enum(EMPLOYEE_TYPES),
  citizenship: z.enum(CITIZENSHIPS).optional(),
  identity_number: optional(identityNumber()),
  passport: optional(passport()),
  passport_expiry: optionalDate(),
  old_ic: optionalText(20),
  police_army_no: optionalText(20),
  date_of_birth: optionalDate(),
  gender: z.enum(GENDERS),
  race: z.enum(RACES),
  religion: optionalText(40),
  nationality: text(2, 60),
  marital_status: z.enum(MARITAL_STATUSES),
  disability: z.boolean().default(false),
  blood_type: optionalText(5),
  shirt_size: optionalText(10),
};

/** 2 Contact. */
export const contactFields = {
  email: email(),
  phone: phone(),
  personal_email: optional(email()),
  current_address: address().optional(),
  permanent_address: address().nullish(),
  emergency_contacts: z.array(emergencyContact).max(3).optional(),
};

/** 3 Employment. */
export const employmentFields = {
  employee_code: optional(text(1, 20)),
  company_joined_at: date(),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  probation_months: z.number().int().min(0).max(12).nullish(),
  confirmed_at: optionalDate(),
  contract_end_at: optionalDate(),
  branch_id: id().nullish(),
  division_id: id().nullish(),
  department_id: id().nullish(),
  position_id: id().nullish(),
  position_level_id: id().nullish(),
  reporting_to: id().nullish(),
  epf_no: optionalText(20),
  socso_no: optionalText(20),
  tax_no: optionalText(20),
  tax_branch: optionalText(60),
  zakat_no: optionalText(30),
};

const said = (en: string, ms: string) => ({ params: { text: { en, ms } } });

/** Rules across the fields of an employee, the same for the form, the call and the import. */
export function checkPerson(
  person: {
    employee_type?: string | undefined;
    identity_number?: string | null | undefined;
    passport?: string | null | undefined;
    passport_expiry?: string | null | undefined;
    date_of_birth?: string | null | undefined;
  },
  today: CalendarDate,
): { field: string; text: { en: string; ms: string } }[] {
  const faults: { field: string; text: { en: string; ms: string } }[] = [];
  const put = (field: string, en: string, ms: string) => faults.push({ field, text: { en, ms } });
  if (person.employee_type === 'Local' && !person.identity_number) put('identity_number', 'A local employee needs an identity number.', 'Pekerja tempatan memerlukan nombor kad pengenalan.');
  if (person.employee_type === 'Foreign' && !person.passport) put('passport', 'A foreign employee needs a passport number.', 'Pekerja asing memerlukan nombor pasport.');
  if (person.employee_type === 'Foreign' && !person.passport_expiry) put('passport_expiry', 'Enter the date the passport expires.', 'Masukkan tarikh luput pasport.');
  if (person.passport_expiry && person.passport_expiry <= today) put('passport_expiry', 'The passport has expired. Enter the new passport.', 'Pasport telah luput. Masukkan pasport baharu.');
  const born = person.date_of_birth ?? (person.identity_number ? birthDateOf(person.identity_number) : null);
  if (!born) put('date_of_birth', 'Enter the date of birth.', 'Masukkan tarikh lahir.');
  else {
    const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);
    if (born > today) put('date_of_birth', 'The date of birth lies in the future.', 'Tarikh lahir berada pada masa hadapan.');
    else if (years < 16 || years > 80) put('date_of_birth', 'An employee is 16 to 80 years old.', 'Pekerja berumur 16 hingga 80 tahun.');
  }
  return faults;
}

/** Rules of dates and organisation of an employment. */
export function checkEmployment(
  employment: {
    employment_type?: string | undefined;
    company_joined_at?: string | undefined;
    confirmed_at?: string | null | undefined;
    contract_end_at?: string | null | undefined;
    branch_id?: number | null | undefined;
    division_id?: number | null | undefined;
    department_id?: number | null | undefined;
  },
  latestJoin: CalendarDate,
): { field: string; text: { en: string; ms: string } }[] {
  const faults: { field: string; text: { en: string; ms: string } }[] = [];
  const put = (field: string, en: string, ms: string) => faults.push({ field, text: { en, ms } });
  const { company_joined_at: joined } = employment;
  if (joined && joined > latestJoin) put('company_joined_at', 'The joining date lies more than 60 days ahead.', 'Tarikh mula bekerja lebih daripada 60 hari ke hadapan.');
  if (employment.employment_type === 'Contract' && !employment.contract_end_at) put('contract_end_at', 'A contract needs its end date.', 'Kontrak memerlukan tarikh tamat.');
  if (joined && employment.contract_end_at && employment.contract_end_at <= joined) put('contract_end_at', 'The contract ends before it begins.', 'Kontrak tamat sebelum bermula.');
  if (joined && employment.confirmed_at && employment.confirmed_at < joined) put('confirmed_at', 'Confirmation lies before joining.', 'Pengesahan jawatan sebelum tarikh mula bekerja.');
  if (!employment.branch_id && !employment.division_id && !employment.department_id) {
    put('branch_id', 'Choose a branch, division or department.', 'Pilih cawangan, bahagian atau jabatan.');
  }
  return faults;
}

export const createEmployeeForm = z.object({
  ...personalFields,
  ...contactFields,
  ...employmentFields,
  image: z.uuid().nullish(),
  family: z.array(familyMember).max(30).optional(),
  /** Invite the person to sign in. */
  invite: z.boolean().default(false),
});
export type CreateEmployeeForm = z.output<typeof createEmployeeForm>;

const named = z.object({ id: z.number(), name: z.string() });

/** A row of the list and the head of the view. Relations come with `with`; columns can be chosen with `select`. */
export const employeeRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  preferred_name: z.string().nullable(),
  employee_code: z.string(),
  identity_number: z.string().nullable(),
  passport: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(EMPLOYEE_STATUSES),
  image: uploadedFile.nullable(),
  user_id: z.number().nullable(),
  company_joined_at: z.string(),
  inactive_at: z.string().nullable(),
  position_id: z.number().nullable(),
  position_level_id: z.number().nullable(),
  branch_id: z.number().nullable(),
  division_id: z.number().nullable(),
  department_id: z.number().nullable(),
  spm_supervisor: z.boolean(),
  employee_type: z.enum(EMPLOYEE_TYPES),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  position: named.nullable().optional(),
  position_level: named.nullable().optional(),
  branch: named.nullable().optional(),
  division: named.nullable().optional(),
  department: named.nullable().optional(),
  user: z.object({ id: z.number(), email: z.string(), status: z.string(), last_login_at: z.string().nullable() }).nullable().optional(),
});
export type EmployeeRow = z.output<typeof employeeRow>;

export const REASON_TEXT = { min: 3, max: 500 } as const;
export const inactivateForm = z.object({
  date: date(),
  reason: z.enum(INACTIVE_REASONS),
  remark: optionalText(REASON_TEXT.max),
});
export const expiryAfterToday = said('Enter a date after today.', 'Masukkan tarikh selepas hari ini.');
