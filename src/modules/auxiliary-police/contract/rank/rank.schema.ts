/** A rank of the auxiliary police. */
import { z } from 'zod';
import { line, money, optional } from '#platform/contract/fields.ts';

export const RANK_GROUPS = ['Constable', 'Junior Officer', 'Senior Officer'] as const;
/** Who appoints: the contingent's commanding officer up to sub-inspector, the Inspector General above (Police Act 1967 s.47). */
export const AUTHORITIES = ['CPO', 'IGP with Minister'] as const;
export const COURSE_TYPES = [
  'Basic',
  'Refresher',
  'Promotion',
  'Shooting',
  'Firearm Handling',
  'Law & Procedure',
  'First Aid',
  'Riot Control',
  'Other',
] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

export const rankForm = z.object({
  name: line(2, 80),
  name_ms: line(2, 80),
  code: line(1, 20),
  /** 1 is the lowest. */
  level: z.number().int().min(1).max(99),
  rank_group: z.enum(RANK_GROUPS),
  authority: z.enum(AUTHORITIES),
  /** In the rank below, before one is promoted to this one. */
  min_service_months: z.number().int().min(0).max(240),
  /** Passed and valid before one is promoted to this one. */
  course_type: optional(z.enum(COURSE_TYPES)),
  /** Most officers in the rank; null: no limit of its own. */
  establishment: optional(z.number().int().min(0).max(100_000)),
  /** Ringgit a month, a suggestion for payroll. */
  allowance: optional(money()),
});
export type RankForm = z.output<typeof rankForm>;
