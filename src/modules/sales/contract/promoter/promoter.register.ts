/** Promoters of a company. */
import { z } from 'zod';
import {
  bankAccount,
  email,
  line,
  money,
  optional,
  optionalDate,
  optionalLine,
  optionalText,
  passport,
  personName,
  phone,
  postcode,
} from '#platform/contract/fields.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { identityNumber } from '#modules/employee/contract/employee.schema.ts';
import { ACTIVITY } from '../activity.ts';
import { salesManifest } from '../sales.manifest.ts';
import { ENGAGEMENTS, LANGUAGES, SHIRT_SIZES } from './promoter-words.ts';
import { PROMOTER_ERRORS } from './promoter.messages.ts';

const PAGE = '/spm/promoter';
const GENDERS = ['Male', 'Female'] as const;

const fields = {
  name: personName(),
  /** Empty: the next of the company's series. */
  code: optionalLine(20),
  identity_number: optional(identityNumber()),
  passport: optional(passport()),
  gender: optional(z.enum(GENDERS)),
  dob: optionalDate(),
  phone: phone(),
  email: email(),
  address_1: optionalLine(190),
  address_2: optionalLine(190),
  postcode: optional(postcode()),
  city: optionalLine(100),
  state: line(2, 60),
  country: line(2, 60),
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
  shirt_size: optional(z.enum(SHIRT_SIZES)),
  bank_id: optional(id()),
  bank_account_no: optional(bankAccount()),
  experience: optionalText(1000),
  engagement: z.enum(ENGAGEMENTS),
  engagement_reason: optionalText(500),
  /** The record that payroll pays. */
  employee_id: optional(id()),
  /** The weekly day of rest that the employer fixes, 1 Monday to 7 Sunday; null: none is fixed. */
  rest_day: optional(z.number().int().min(1).max(7)),
  daily_rate: optional(money()),
  typhoid_until: optionalDate(),
  food_handler_until: optionalDate(),
};
const wrong = (path: string, text: (typeof PROMOTER_ERRORS)[keyof typeof PROMOTER_ERRORS]) => ({ path: [path], params: { text } });

export const promoterForm = z
  .object(fields)
  .refine(({ identity_number, passport: book }) => identity_number !== null || book !== null, wrong('identity_number', PROMOTER_ERRORS.identityNeeded))
  .refine(({ bank_id, bank_account_no }) => bank_id === null || bank_account_no !== null, wrong('bank_account_no', PROMOTER_ERRORS.accountNeeded))
  .refine(({ bank_id, bank_account_no }) => bank_account_no === null || bank_id !== null, wrong('bank_id', PROMOTER_ERRORS.bankNeeded))
  .refine(
    ({ engagement, engagement_reason }) => engagement !== 'Contractor' || engagement_reason !== null,
    wrong('engagement_reason', PROMOTER_ERRORS.reasonNeeded),
  );

export const promoters = register({
  name: 'sales.promoter',
  plural: 'promoters',
  path: 'api/spm/promoters',
  page: on(salesManifest, PAGE),
  form: promoterForm,
  row: {
    code: z.string(),
    identity_number: z.string().nullable(),
    passport: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    bank_account_no: z.string().nullable(),
    bank: z.string().nullable(),
    employee: z.object({ id: z.number(), name: z.string() }).nullable(),
    status: z.enum(ACTIVITY),
    rating: z.number().nullable(),
    rating_note: z.string().nullable(),
    joined_at: z.string(),
    inactive_at: z.string().nullable(),
    inactive_reason: z.string().nullable(),
    /** Has an account that opens the portal here. */
    login: z.boolean(),
    projects_count: z.number(),
    /** Of this month. */
    schedules_count: z.number(),
    /** On-time check-ins of check-ins and missed schedules of this month, in percent; null: none yet. */
    ontime_percent: z.number().nullable(),
    /** Sold this month, in ringgit. */
    sales_amount: z.number(),
  },
  sorts: ['name', 'code', 'state', 'rating'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {
    status: z.enum(ACTIVITY).optional(),
    state: z.string().trim().max(60).optional(),
    language: z.enum(LANGUAGES).optional(),
    engagement: z.enum(ENGAGEMENTS).optional(),
    project_id: id().optional(),
  },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
  emits: ['sales_promoter_changed'],
});
export type PromoterRow = RecordRow<typeof promoters>;

export const promoterImport = importEndpoints({
  name: 'sales.promoters',
  path: 'api/spm/promoters/import',
  requires: requirePage(salesManifest, PAGE, 'Import'),
  companyWide: true,
});
