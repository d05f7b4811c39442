/** Targets with their tiers, and allowances: the forms, and how they are shown. */
import { z } from 'zod';
import { date, line, money, optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { ACTIVITY } from '../activity.ts';
import { PROJECT_ERRORS } from '../project/project.messages.ts';
import { PAY_RULE_ERRORS } from './pay-rule.messages.ts';
import { ALLOWANCE_BASES, ALLOWANCE_KINDS, TARGET_MEASURES, TARGET_REPEATS, TARGET_SCOPES, TIER_PAYS } from './pay-rule-words.ts';

const PERCENT = 100;
const MOST_PERCENT = 1000;
const MOST_TIERS = 10;
const MOST_OUTLETS = 500;
/** A week, in hours. */
const MOST_NOTICE = 168;
const at = (field: string, text: (typeof PAY_RULE_ERRORS)[keyof typeof PAY_RULE_ERRORS] | (typeof PROJECT_ERRORS)[keyof typeof PROJECT_ERRORS]) => ({
  path: [field],
  params: { text },
});

export const tier = z
  .object({
    /** Of the target, from which on it is reached. */
    from_percent: z.number().int().min(1).max(MOST_PERCENT),
    pays: z.enum(TIER_PAYS),
    /** Ringgit, or percent of the own sales that count for the target. */
    value: money().refine((value) => value > 0, { params: { text: PAY_RULE_ERRORS.positive } }),
  })
  .refine(({ pays, value }) => pays !== 'Percent' || value <= PERCENT, at('value', PROJECT_ERRORS.percent));
export type Tier = z.output<typeof tier>;

const target = {
  name: line(2, 120),
  scope: z.enum(TARGET_SCOPES),
  /** Of one promoter or outlet; null: each has it. */
  promoter_id: optional(id()),
  outlet_id: optional(id()),
  /** Null: all products. */
  product_id: optional(id()),
  measure: z.enum(TARGET_MEASURES),
  target: z
    .number()
    .max(999_999_999)
    .refine((value) => value > 0, { params: { text: PAY_RULE_ERRORS.positive } }),
  repeats: z.enum(TARGET_REPEATS),
  start_date: date(),
  end_date: date(),
  tiers: z.array(tier).min(1).max(MOST_TIERS),
  status: z.enum(ACTIVITY),
};

export const targetForm = z
  .object(target)
  .refine(({ start_date, end_date }) => start_date <= end_date, at('end_date', PROJECT_ERRORS.dates))
  .refine(({ tiers }) => new Set(tiers.map(({ from_percent }) => from_percent)).size === tiers.length, at('tiers', PAY_RULE_ERRORS.tierTwice));
export type TargetForm = z.output<typeof targetForm>;

const allowance = {
  name: line(2, 120),
  kind: z.enum(ALLOWANCE_KINDS),
  basis: z.enum(ALLOWANCE_BASES),
  amount: money().refine((value) => value > 0, { params: { text: PAY_RULE_ERRORS.positive } }),
  /** None: at all outlets of the project. */
  outlet_ids: z.array(id()).max(MOST_OUTLETS),
  /** Worked at least so long. */
  min_hours: optional(z.number().min(0.25).max(24)),
  /** Of a replacement: taken over at most so long before its start. */
  notice_hours: optional(z.number().min(0.25).max(MOST_NOTICE)),
  status: z.enum(ACTIVITY),
};
export const allowanceForm = z
  .object(allowance)
  .refine(({ basis, notice_hours }) => basis !== 'Replacement' || notice_hours !== null, at('notice_hours', PAY_RULE_ERRORS.noticeNeeded));
export type AllowanceForm = z.output<typeof allowanceForm>;

const named = z.object({ id: z.number(), name: z.string() });

export const targetRow = z.object({
  ...z.object(target).shape,
  id: z.number(),
  promoter: named.nullable(),
  outlet: named.nullable(),
  product: named.nullable(),
});
export type TargetRow = z.output<typeof targetRow>;
export const allowanceRow = z.object({ ...z.object(allowance).shape, id: z.number(), outlets: z.array(named) });
export type AllowanceRow = z.output<typeof allowanceRow>;
