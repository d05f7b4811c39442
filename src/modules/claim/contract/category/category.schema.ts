/** What can be claimed: how it is worth, what limits it, and how it is paid. */
import { z } from 'zod';
import { line, money, optional, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { CLAIM_ERRORS } from '../claim.messages.ts';
import { LIMIT_PERIODS } from '../limit/limit-period.ts';
import { VEHICLES } from '../mileage/price-mileage.ts';

/** `Mileage`: distance by rate. `Allowance`: days by rate. */
export const CATEGORY_TYPES = ['General', 'Mileage', 'Allowance'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];
export const RECEIPT_RULES = ['Required', 'Optional', 'None'] as const;
export const CATEGORY_STATUSES = ['Active', 'Inactive'] as const;
/** `Setting`: as the settings of claims say. */
export const CATEGORY_PAYMENTS = ['Setting', 'Bank', 'Payroll'] as const;

/** An amount above nothing. */
export const positive = () => money().refine((value) => value > 0, { params: { text: CLAIM_ERRORS.positive } });

/** Ringgit in a period; 0: nothing may be claimed, while no limit at all is left empty. */
const limitAmount = () => money();

/** What holds for a person, or for everybody of a level, in place of what the category says. */
export const categoryLimit = z
  .object({ employee_id: optional(id()), position_level_id: optional(id()), limit_amount: optional(limitAmount()), rate: optional(positive()) })
  .refine(({ employee_id, position_level_id }) => (employee_id === null) !== (position_level_id === null), {
    path: ['employee_id'],
    params: { text: CLAIM_ERRORS.limitOfWhom },
  })
  .refine(({ limit_amount, rate }) => limit_amount !== null || rate !== null, { path: ['limit_amount'], params: { text: CLAIM_ERRORS.limitOfWhat } });

export const mileageTier = z.object({ vehicle: z.enum(VEHICLES), upto_km: optional(z.number().int().min(1).max(100_000)), rate: positive() });

const fields = z.object({
  name: line(2, 80),
  name_ms: line(2, 80),
  code: line(1, 20).transform((code) => code.toUpperCase()),
  type: z.enum(CATEGORY_TYPES),
  limit_per_item: optional(positive()),
  limit_per_claim: optional(positive()),
  limit_amount: optional(limitAmount()),
  limit_period: optional(z.enum(LIMIT_PERIODS)),
  limits: z.array(categoryLimit).max(200),
  mileage_tiers: z.array(mileageTier).max(20),
  daily_rate: optional(positive()),
  receipt: z.enum(RECEIPT_RULES),
  min_service_months: optional(z.number().int().min(0).max(600)),
  /** Days between the receipt and its claim; null: as the settings say. */
  max_age_days: optional(z.number().int().min(1).max(3650)),
  payment_via: z.enum(CATEGORY_PAYMENTS),
  /** The earning that it becomes in a payroll; null: one that no contribution and no tax counts. */
  payroll_item_id: optional(id()),
  account_code: optionalLine(40),
  status: z.enum(CATEGORY_STATUSES),
});
type Fields = z.output<typeof fields>;

const text = (of: (typeof CLAIM_ERRORS)[keyof typeof CLAIM_ERRORS], ...path: (string | number)[]) => ({ path, params: { text: of } });
const needsPeriod = ({ limit_amount, limits }: Fields) => limit_amount !== null || limits.some((limit) => limit.limit_amount !== null);
/** Of each vehicle at most one tier goes on without end, and no two end at the same kilometre. */
const areTiers = ({ mileage_tiers }: Fields) => new Set(mileage_tiers.map(({ vehicle, upto_km }) => `${vehicle} ${upto_km}`)).size === mileage_tiers.length;
const areSingle = ({ limits }: Fields) =>
  new Set(limits.map(({ employee_id, position_level_id }) => `${employee_id} ${position_level_id}`)).size === limits.length;

export const categoryForm = fields
  .refine((form) => form.limit_period !== null || !needsPeriod(form), text(CLAIM_ERRORS.periodNeeded, 'limit_period'))
  .refine((form) => form.type !== 'Mileage' || form.mileage_tiers.length > 0, text(CLAIM_ERRORS.tiersNeeded, 'mileage_tiers'))
  .refine((form) => form.type !== 'Allowance' || form.daily_rate !== null, text(CLAIM_ERRORS.rateNeeded, 'daily_rate'))
  .refine(areTiers, text(CLAIM_ERRORS.tierTwice, 'mileage_tiers'))
  .refine(areSingle, text(CLAIM_ERRORS.limitTwice, 'limits'));

/** What an item says of its category. */
export const categoryBrief = z.object({ id: z.number(), name: z.string(), name_ms: z.string(), code: z.string(), type: z.enum(CATEGORY_TYPES) });
