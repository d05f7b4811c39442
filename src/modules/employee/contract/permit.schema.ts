/** Work permits of foreign employees. */
import { z } from 'zod';
import { id } from '#platform/contract/ids.ts';
import { date, line, money, optional, optionalDate, optionalLine, optionalText, passport } from '#platform/contract/fields.ts';

export const PERMIT_TYPES = [
  'PLKS',
  'Employment Pass I',
  'Employment Pass II',
  'Employment Pass III',
  'Professional Visit Pass',
  'Dependent Pass',
  'Special Pass',
] as const;
export const PERMIT_STATUSES = ['Active', 'Processing', 'Expired', 'Cancelled'] as const;
export const FOMEMA_RESULTS = ['Fit', 'Unfit', 'Pending'] as const;

export const permitForm = z.object({
  type: z.enum(PERMIT_TYPES),
  permit_no: line(3, 40),
  passport_no: passport(),
  sector: optionalLine(60),
  issue_date: date(),
  expiry_date: date(),
  employer_on_permit: optionalLine(150),
  place: optionalLine(100),
  levy_amount: optional(money()),
  fomema_date: optionalDate(),
  fomema_result: optional(z.enum(FOMEMA_RESULTS)),
  insurance_no: optionalLine(40),
  insurance_expiry: optionalDate(),
  socso_registered: z.boolean().default(false),
  remark: optionalText(500),
});
export type PermitForm = z.output<typeof permitForm>;

export const permitFilters = {
  type: z.enum(PERMIT_TYPES).optional(),
  nationality: z.string().max(60).optional(),
  branch_id: id().optional(),
  sector: z.string().max(60).optional(),
  /** Expires today or within so many days. */
  expiring: z
    .number()
    .pipe(z.literal([30, 60, 90]))
    .optional(),
  status: z.enum(PERMIT_STATUSES).optional(),
};

export const permitRow = z.object({
  id: z.number(),
  employee_id: z.number(),
  employee: z.object({
    id: z.number(),
    name: z.string(),
    employee_code: z.string(),
    nationality: z.string().nullable(),
    passport_expiry: z.string().nullable(),
  }),
  type: z.enum(PERMIT_TYPES),
  permit_no: z.string(),
  passport_no: z.string(),
  sector: z.string().nullable(),
  issue_date: z.string(),
  expiry_date: z.string(),
  /** Days until it expires; negative after. */
  days_left: z.number(),
  employer_on_permit: z.string().nullable(),
  place: z.string().nullable(),
  levy_amount: z.number().nullable(),
  fomema_date: z.string().nullable(),
  fomema_result: z.string().nullable(),
  insurance_no: z.string().nullable(),
  insurance_expiry: z.string().nullable(),
  socso_registered: z.boolean(),
  renewal_of_id: z.number().nullable(),
  status: z.enum(PERMIT_STATUSES),
  remark: z.string().nullable(),
  updated_at: z.string(),
  can: z.record(z.string(), z.boolean()),
});
export type PermitRow = z.output<typeof permitRow>;
