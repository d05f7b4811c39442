/** What people call the choices of an employee's form: for selects, reports and spreadsheets. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { CITIZENSHIPS, EMPLOYEE_STATUSES, EMPLOYEE_TYPES, EMPLOYMENT_TYPES, GENDERS, MARITAL_STATUSES, RACES } from './employee.schema.ts';

type Choices<Values extends readonly string[]> = Readonly<Record<Values[number], Text>>;

export const GENDER_CHOICES = defineMessages({
  Male: { en: 'Male', ms: 'Lelaki' },
  Female: { en: 'Female', ms: 'Perempuan' },
}) satisfies Choices<typeof GENDERS>;

export const RACE_CHOICES = defineMessages({
  Malay: { en: 'Malay', ms: 'Melayu' },
  Indian: { en: 'Indian', ms: 'India' },
  Chinese: { en: 'Chinese', ms: 'Cina' },
  Other: EVERYDAY.other,
}) satisfies Choices<typeof RACES>;

export const MARITAL_CHOICES = defineMessages({
  Single: { en: 'Single', ms: 'Bujang' },
  Married: { en: 'Married', ms: 'Berkahwin' },
  Divorced: { en: 'Divorced', ms: 'Bercerai' },
  Widowed: { en: 'Widowed', ms: 'Balu atau duda' },
}) satisfies Choices<typeof MARITAL_STATUSES>;

export const EMPLOYEE_TYPE_CHOICES = defineMessages({
  Local: { en: 'Local', ms: 'Tempatan' },
  Foreign: { en: 'Foreign', ms: 'Asing' },
}) satisfies Choices<typeof EMPLOYEE_TYPES>;

export const CITIZENSHIP_CHOICES = defineMessages({
  citizen: { en: 'Citizen', ms: 'Warganegara' },
  permanent_resident: { en: 'Permanent resident', ms: 'Pemastautin tetap' },
  foreign: { en: 'Non-citizen', ms: 'Bukan warganegara' },
}) satisfies Choices<typeof CITIZENSHIPS>;

export const EMPLOYMENT_TYPE_CHOICES = defineMessages({
  Permanent: { en: 'Permanent', ms: 'Tetap' },
  Contract: { en: 'Contract', ms: 'Kontrak' },
  'Part Time': { en: 'Part Time', ms: 'Sambilan' },
  Internship: { en: 'Internship', ms: 'Latihan industri' },
  Daily: { en: 'Daily', ms: 'Harian' },
}) satisfies Choices<typeof EMPLOYMENT_TYPES>;

export const STATUS_CHOICES = defineMessages({
  Active: EVERYDAY.active,
  Inactive: EVERYDAY.inactive,
}) satisfies Choices<typeof EMPLOYEE_STATUSES>;
