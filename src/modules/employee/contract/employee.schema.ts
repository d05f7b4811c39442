/** An employee: the specification's fields first, then what a Malaysian employer keeps (design of employee administration). */
import { z } from 'zod';
import { date, email, line, optional, optionalDate, optionalLine, optionalText, passport, personName, phone, postcode } from '#platform/contract/fields.ts';
import { dashIdentityNumber, isIdentityNumber } from '#platform/contract/identity-number.ts';
import { id } from '#platform/contract/ids.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { EMPLOYEE_ERRORS } from './employee.messages.ts';

/** As LHDN writes the number of a person: IG, SG or OG and 9 to 11 digits; spaces and hyphens of whoever types it are left out. */
export const taxNumber = () =>
  z
    .string()
    .max(30)
    .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
    .refine((value) => /^(?:IG|SG|OG)\d{9,11}$/.test(value), { params: { text: EMPLOYEE_ERRORS.taxNumber } });

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

/** Stands first in every list of countries, and is what a local employee and an address begin with. */
export const HOME_COUNTRY = 'Malaysia';
/** Probation unless somebody says otherwise. */
export const PROBATION_MONTHS = 3;

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
          ms: 'Masukkan nombor pengenalan sebagai YYMMDD-PB-####, contohnya 900131-14-5566.',
        },
      },
    });

export const address = () =>
  z.object({
    line_1: optionalLine(190),
    line_2: optionalLine(190),
    postcode: optional(postcode()),
    city: optionalLine(100),
    state: optionalLine(60),
    country: optionalLine(60),
  });
export type Address = z.output<ReturnType<typeof address>>;

/** What employees enter of themselves: all but the second line is needed. */
export const fullAddress = () =>
  z.object({ line_1: line(1, 190), line_2: optionalLine(190), postcode: postcode(), city: line(1, 100), state: line(1, 60), country: line(2, 60) });

export const emergencyContact = z.object({ name: personName(), relationship: line(2, 60), phone: phone(), address: optionalText(300) });

export const education = z.object({
  level: line(2, 60),
  institution: line(2, 150),
  field: optionalLine(100),
  year: z.number().int().min(1940).max(2100).nullish(),
  /** The certificate. */
  file: z.uuid().nullish(),
});
export type Education = z.output<typeof education>;

export const familyMember = z.object({
  relation: z.enum(RELATIONS),
  name: personName(),
  identity_number: optional(identityNumber()),
  passport: optional(passport()),
  dob: optionalDate(),
  gender: optional(z.enum(GENDERS)),
  occupation: optionalLine(100),
  employment_status: optional(z.enum(SPOUSE_EMPLOYMENT)),
  /** Spouse: a disabled person. */
  disabled_person: z.boolean().default(false),
  education: z.enum(EDUCATIONS).default('None'),
  /** Child: disabled. */
  disability: z.boolean().default(false),
  /** Child: this parent claims the relief, in full (1) or half (0.5). */
  tax_relief: z.boolean().default(true),
  tax_share: z.union([z.literal(1), z.literal(0.5)]).default(1),
  tax_no: optionalLine(30),
});
export type FamilyMember = z.output<typeof familyMember>;

/** 1 Personal. */
export const personalFields = {
  name: personName(),
  preferred_name: optionalLine(80),
  employee_type: z.enum(EMPLOYEE_TYPES),
  citizenship: z.enum(CITIZENSHIPS).optional(),
  identity_number: optional(identityNumber()),
  passport: optional(passport()),
  passport_expiry: optionalDate(),
  old_ic: optionalLine(20),
  police_army_no: optionalLine(20),
  date_of_birth: optionalDate(),
  gender: z.enum(GENDERS),
  race: z.enum(RACES),
  religion: optionalLine(40),
  nationality: line(2, 60),
  marital_status: z.enum(MARITAL_STATUSES),
  disability: z.boolean().default(false),
  blood_type: optionalLine(5),
  shirt_size: optionalLine(10),
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

/** Parts of the organisation that the list and its figures are narrowed to. */
export const organisationFilters = { branch_id: id().optional(), division_id: id().optional(), department_id: id().optional() };
/** The same, or one person: what lists about people are narrowed to. */
export const peopleFilters = { ...organisationFilters, employee_id: id().optional() };
const peopleChoice = z.object(peopleFilters);
export type PeopleChoice = Readonly<z.output<typeof peopleChoice>>;
/** What the list and its report are narrowed by, beside the keyword. */
export const employeeFilters = {
  ...organisationFilters,
  position_id: id().optional(),
  employee_type: z.enum(EMPLOYEE_TYPES).optional(),
  status: z.enum(EMPLOYEE_STATUSES).optional(),
  joined_from: date().optional(),
  joined_to: date().optional(),
  /** Employees without a login. */
  no_login: z.boolean().optional(),
};

/** Where somebody stands in the organisation. */
export const placeFields = {
  branch_id: id().nullish(),
  division_id: id().nullish(),
  department_id: id().nullish(),
  position_id: id().nullish(),
  position_level_id: id().nullish(),
  reporting_to: id().nullish(),
};

/** 3 Employment. */
export const employmentFields = {
  employee_code: optional(line(1, 20)),
  company_joined_at: date(),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  probation_months: z.number().int().min(0).max(12).nullish(),
  confirmed_at: optionalDate(),
  contract_end_at: optionalDate(),
  ...placeFields,
  epf_no: optionalLine(20),
  socso_no: optionalLine(20),
  tax_no: optionalLine(20),
  tax_branch: optionalLine(60),
  zakat_no: optionalLine(30),
};

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

export const inactivateForm = z.object({
  date: date(),
  reason: z.enum(INACTIVE_REASONS),
  remark: optionalText(500),
});
