/**
 * Which leave takes the place of another on the same day, and which half of the day is left of it. Pure.
 * Employment Act 1955 s.60E(1A): sick or maternity leave during annual leave is granted, and the annual leave counts as not taken.
 * s.60F(1)(bb): hospitalisation has days of its own beside sick leave. s.60F(4): no paid sick leave beside maternity allowance.
 */
import type { LeaveDuration } from '../application/leave-duration.ts';
import type { LEAVE_CATEGORIES } from '../leave-type.schema.ts';

type Category = (typeof LEAVE_CATEGORIES)[number];

/** Leave that somebody chose to take. Of annual leave the law says it; days in lieu, emergency and unpaid leave follow it (docs/decisions/0080). */
const CHOSEN = ['Annual', 'Replacement', 'Emergency', 'Unpaid'] as const satisfies readonly Category[];
const REPLACES: Partial<Record<Category, readonly Category[]>> = {
  Medical: CHOSEN,
  Hospitalisation: [...CHOSEN, 'Medical'],
  Maternity: [...CHOSEN, 'Medical', 'Hospitalisation'],
};

/** A type by its category, and that of the type whose balance it draws on. */
export interface ReplacingType {
  readonly category: string;
  readonly pool_category: string;
}

export const mayReplace = ({ category }: Pick<ReplacingType, 'category'>, { category: own, pool_category }: ReplacingType): boolean => {
  const replaced: readonly string[] = REPLACES[category as Category] ?? [];
  // Whatever draws on annual leave is annual leave.
  return replaced.includes(own) || (pool_category === 'Annual' && category !== own && replaced.includes('Annual'));
};

const HALVES = { Full: ['Morning', 'Afternoon'], Morning: ['Morning'], Afternoon: ['Afternoon'] } as const satisfies Record<
  LeaveDuration,
  readonly LeaveDuration[]
>;
const partOf = (halves: ReadonlySet<string>): LeaveDuration | null =>
  halves.size === 2 ? 'Full' : halves.has('Morning') ? 'Morning' : halves.has('Afternoon') ? 'Afternoon' : null;

/** What both have of a day; null: nothing. */
export const sharedPart = (one: LeaveDuration, other: LeaveDuration): LeaveDuration | null =>
  partOf(new Set(HALVES[one]).intersection(new Set<string>(HALVES[other])));

/** What is left of a part of a day when another one is taken out of it; null: nothing. */
export const partWithout = (part: LeaveDuration, taken: LeaveDuration): LeaveDuration | null =>
  partOf(new Set<string>(HALVES[part]).difference(new Set<string>(HALVES[taken])));

/** A part of a day, where there is one, with another one added. */
export const partWith = (part: LeaveDuration | null, added: LeaveDuration): LeaveDuration =>
  partOf(new Set<string>([...(part === null ? [] : HALVES[part]), ...HALVES[added]])) ?? added;
