/** A construction contract: parties, sum, dates, and what it says of retention, advance, damages and tax. */
import { z } from 'zod';
import { date, line, money, optional, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { RULE_TREATMENTS } from '../claim/tax-rule.ts';
import { TAX_BASES } from '../claim/value-claim.ts';

export const PROJECT_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const SECURITY_KINDS = ['Performance Bond', 'Advance Bond', 'Contractor All Risks', 'Public Liability', 'Workmen', 'Other'] as const;

const percentage = (most: number) => z.number().min(0).max(most).multipleOf(0.01);

export const taxRuleForm = z.object({
  from: date(),
  treatment: z.enum(RULE_TREATMENTS),
  percent: percentage(20),
  base: z.enum(TAX_BASES),
  /** Why it is exempt, or not taxed at all. */
  reason: optionalLine(200),
});

/** A bond or an insurance that the contract asks for. */
export const securityForm = z.object({
  kind: z.enum(SECURITY_KINDS),
  reference: optionalLine(60),
  amount: money(),
  expires_on: date(),
});

export const projectForm = z.object({
  code: line(1, 30),
  name: line(3, 200),
  client_name: line(2, 150),
  client_address: optionalText(400),
  client_tin: optionalLine(30),
  contract_no: optionalLine(60),
  contract_date: optionalDate(),
  contract_sum: money().min(0.01),
  start_date: date(),
  completion_date: date(),
  work_site_id: optional(id()),
  manager_id: optional(id()),
  /** The superintending officer, architect or consultant that certifies. */
  consultant: optionalLine(150),
  retention_percent: percentage(20),
  retention_limit_percent: percentage(20),
  retain_materials: z.boolean(),
  materials_percent: percentage(100),
  advance: money(),
  advance_on: optionalDate(),
  recoup_from_percent: percentage(100),
  recoup_to_percent: percentage(100),
  tax_rules: z.array(taxRuleForm).max(10),
  payment_terms_days: z.number().int().min(0).max(180),
  /** Day of the month on which claims are made up. */
  claim_day: z.number().int().min(1).max(31),
  lad_per_day: money(),
  /** Certificates: non-completion, practical completion, making good defects. */
  cnc_date: optionalDate(),
  cpc_date: optionalDate(),
  cmgd_date: optionalDate(),
  securities: z.array(securityForm).max(20),
  cancelled: z.boolean(),
});
export type ProjectForm = z.output<typeof projectForm>;

const named = z.object({ id: z.number(), name: z.string() });

export const projectRow = {
  status: z.enum(PROJECT_STATUSES),
  work_site: named.nullable(),
  manager: named.nullable(),
  /** Completion with the extensions of time that were granted. */
  revised_completion_date: z.string(),
  /** Approved variations, and the contract sum with them. */
  variations: z.number(),
  revised_sum: z.number(),
  /** Of the revised sum: planned by today and certified. */
  planned_percent: z.number().nullable(),
  progress_percent: z.number(),
  /** Certified so far without tax, retention held, still to be paid, and how much of that is overdue. */
  certified: z.number(),
  retention: z.number(),
  outstanding: z.number(),
  overdue: z.number(),
  last_claim: z.object({ id: z.number(), claim_no: z.number(), status: z.string(), period_end: z.string() }).nullable(),
};
