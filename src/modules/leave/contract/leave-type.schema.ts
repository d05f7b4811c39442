/** A leave type: how its days are counted, earned, carried and asked for. */
import { z } from 'zod';
import { line, optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { COUNT_MODES } from './application/count-leave-days.ts';
import { ROUNDINGS } from './entitlement/prorate-entitlement.ts';

export const LEAVE_CATEGORIES = [
  'Annual',
  'Medical',
  'Hospitalisation',
  'Maternity',
  'Paternity',
  'Compassionate',
  'Marriage',
  'Replacement',
  'Emergency',
  'Unpaid',
  'Hajj',
  'Study',
  'Other',
] as const;
/** `Monthly`: a twelfth is earned with each completed month. */
export const ACCRUALS = ['Yearly', 'Monthly'] as const;
export const ATTACHMENT_RULES = ['None', 'Optional', 'Required', 'Required if >N'] as const;
export const TYPE_GENDERS = ['Any', 'Male', 'Female'] as const;
export const TYPE_STATUSES = ['Active', 'Inactive'] as const;
export const TYPE_EMPLOYEE_TYPES = ['Local', 'Foreign'] as const;

/** Whole and half days. */
export const halfDays = (min: number, max: number) => z.number().min(min).max(max).multipleOf(0.5);
const wholeDays = (max: number) => z.number().int().min(0).max(max);
const months = (max = 600) => z.number().int().min(0).max(max);

export const tierForm = z.object({
  /** Only for this level; null: for everybody. */
  position_level_id: optional(id()),
  min_service_months: months(),
  /** Up to, not including; null: without end. */
  max_service_months: optional(months()),
  days: halfDays(0, 366),
});
export type TierForm = z.output<typeof tierForm>;

const fields = z.object({
  name: line(2, 60),
  name_ms: line(2, 60),
  code: line(1, 10).transform((code) => code.toUpperCase()),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  category: z.enum(LEAVE_CATEGORIES),
  /** Unpaid days are deducted from the salary. */
  is_paid: z.boolean(),
  count_mode: z.enum(COUNT_MODES),
  /** The type whose balance it draws on; it has none of its own then. */
  deduct_from_id: optional(id()),
  has_entitlement: z.boolean(),
  allow_half_day: z.boolean(),
  allow_negative: z.boolean(),
  negative_limit: halfDays(0, 99),
  allow_in_probation: z.boolean(),
  accrual: z.enum(ACCRUALS),
  prorate_join: z.boolean(),
  prorate_leave: z.boolean(),
  rounding: z.enum(ROUNDINGS),
  /** 0: nothing is carried into the next year. */
  carry_forward_max: halfDays(0, 99),
  /** Carried days end with this month of the next year; 0: they stay. */
  carry_forward_expiry_months: z.number().int().min(0).max(12),
  min_notice_days: optional(wholeDays(365)),
  max_consecutive_days: optional(wholeDays(366)),
  max_backdate_days: optional(wholeDays(365)),
  attachment: z.enum(ATTACHMENT_RULES),
  /** `Required if >N`: longer than so many days. */
  attachment_after_days: optional(wholeDays(366)),
  gender: z.enum(TYPE_GENDERS),
  min_service_months: months(),
  /** In the whole employment. */
  max_occurrences: optional(z.number().int().min(1).max(99)),
  /** Empty: everybody. */
  employee_types: z.array(z.enum(TYPE_EMPLOYEE_TYPES)).max(2),
  /** Leave for a birth: begins at most so many days before it. Either of the two set: the date of birth is asked for. */
  days_before_birth: optional(wholeDays(366)),
  /** … and ends within so many days after it. */
  days_after_birth: optional(wholeDays(366)),
  /** Blackout days that name no types leave it open. */
  always_allowed: z.boolean().default(false),
  status: z.enum(TYPE_STATUSES),
  sort_order: z.number().int().min(0).max(999),
  tiers: z.array(tierForm).max(30),
});

type Ranged = Pick<TierForm, 'position_level_id' | 'min_service_months' | 'max_service_months'>;
const endOf = (tier: Ranged) => tier.max_service_months ?? Number.POSITIVE_INFINITY;
/** Ranges of one level must not overlap. */
export const overlaps = (a: Ranged, b: Ranged) =>
  a.position_level_id === b.position_level_id && a.min_service_months < endOf(b) && b.min_service_months < endOf(a);

const labels = (en: string, ms: string) => ({ params: { text: { en, ms } } });
const rulesOf = <S extends typeof fields>(schema: S) =>
  schema
    .refine(({ tiers }) => tiers.every((tier) => endOf(tier) > tier.min_service_months), {
      path: ['tiers'],
      ...labels('Each range of service must end after it begins.', 'Setiap julat perkhidmatan mesti tamat selepas bermula.'),
    })
    .refine(({ tiers }) => tiers.every((tier, at) => !tiers.slice(at + 1).some((other) => overlaps(tier, other))), {
      path: ['tiers'],
      ...labels('Two ranges of service overlap.', 'Dua julat perkhidmatan bertindih.'),
    })
    .refine(({ attachment, attachment_after_days }) => attachment !== 'Required if >N' || attachment_after_days !== null, {
      path: ['attachment_after_days'],
      ...labels('Say from how many days on a file is required.', 'Nyatakan bermula berapa hari fail diperlukan.'),
    });

export const leaveTypeForm = rulesOf(fields);
export type LeaveTypeForm = z.output<typeof leaveTypeForm>;
export const leaveTypeUpdate = rulesOf(
  fields.extend({ id: id(), updated_at: z.string().max(40).optional() }) as unknown as typeof fields,
) as unknown as z.ZodType<LeaveTypeForm & { id: number; updated_at?: string | undefined }, z.input<typeof fields> & { id: number; updated_at?: string }>;

export const leaveTypeRow = fields.extend({
  id: z.number(),
  code: z.string(),
  deduct_from_id: z.number().nullable(),
  min_notice_days: z.number().nullable(),
  max_consecutive_days: z.number().nullable(),
  max_backdate_days: z.number().nullable(),
  attachment_after_days: z.number().nullable(),
  max_occurrences: z.number().nullable(),
  days_before_birth: z.number().nullable(),
  days_after_birth: z.number().nullable(),
  tiers: z.array(
    z.object({ position_level_id: z.number().nullable(), min_service_months: z.number(), max_service_months: z.number().nullable(), days: z.number() }),
  ),
  /** Leaves or entitlements refer to it: it cannot be deleted. */
  in_use: z.boolean(),
  updated_at: z.string(),
});
export type LeaveTypeRow = z.output<typeof leaveTypeRow>;

/** What lists show of a type: the relation `item_type` of a leave. */
export const leaveTypeBrief = z.object({ id: z.number(), name: z.string(), name_ms: z.string(), code: z.string(), colour: z.string() });
