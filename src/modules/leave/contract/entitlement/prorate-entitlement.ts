/** How many days of a year's entitlement somebody has who was not there all year, and by which tier of service. */
import { dayOf, monthOf, yearOf, type CalendarDate } from '#platform/contract/dates.ts';

export const ROUNDINGS = ['None', 'Half', 'Whole'] as const;
export type LeaveRounding = (typeof ROUNDINGS)[number];

/** Days by completed months of service; `max` null: without end. */
export interface Tier {
  readonly position_level_id: number | null;
  readonly min_service_months: number;
  readonly max_service_months: number | null;
  readonly days: number;
}

/** To the nearest half or whole day, halves upward; `None` keeps hundredths. `Whole` is the Act's rule of annual leave (EA 1955 s.60E(1)). */
export function roundDays(days: number, rounding: LeaveRounding): number {
  const step = rounding === 'Whole' ? 1 : rounding === 'Half' ? 0.5 : 0.01;
  // Twelfths are no exact binary numbers: what is 0.25 on paper must not round down.
  return Math.round(Math.round((days / step) * 1e6) / 1e6) * step;
}

/** The tier of a level comes before the tier of everybody; the narrowest range wins. Null: none holds. */
export function chooseTier(tiers: readonly Tier[], serviceMonths: number, levelId: number | null): Tier | null {
  const applies = (tier: Tier) => serviceMonths >= tier.min_service_months && (tier.max_service_months === null || serviceMonths < tier.max_service_months);
  const inForce = tiers.filter(applies);
  return inForce.find((tier) => levelId !== null && tier.position_level_id === levelId) ?? inForce.find((tier) => tier.position_level_id === null) ?? null;
}

/**
 * Completed months of service on the last day of a month. The Act counts the service at the leave itself (EA 1955
 * s.60E): whoever completes two or five years within the year has the higher days from that anniversary.
 */
const serviceMonths = (joined: CalendarDate, year: number, month: number): number => (year - yearOf(joined)) * 12 + month - monthOf(joined);

export interface YearOfService {
  readonly year: number;
  readonly joined: CalendarDate;
  /** Last day of the employment; null: goes on. */
  readonly left: CalendarDate | null;
  readonly prorateJoin: boolean;
  readonly prorateLeave: boolean;
}

/**
 * The months of the year that count: from the month of joining (counted when joined by the 15th) to the month of
 * leaving (counted when it lasted to the 15th at least). `last` before `first`: none.
 */
export function countedMonths({ year, joined, left, prorateJoin, prorateLeave }: YearOfService): { first: number; last: number } {
  if (yearOf(joined) > year || (left !== null && yearOf(left) < year)) return { first: 1, last: 0 };
  const first = prorateJoin && yearOf(joined) === year ? monthOf(joined) + (dayOf(joined) <= 15 ? 0 : 1) : 1;
  const last = prorateLeave && left !== null && yearOf(left) === year ? monthOf(left) - (dayOf(left) >= 15 ? 0 : 1) : 12;
  return { first, last };
}

export interface YearEntitlement {
  /** Days after proration and rounding. */
  readonly days: number;
  /** Each tier with the twelfths of the year that it holds for. */
  readonly parts: readonly { readonly days: number; readonly months: number }[];
}

/**
 * Entitlement of a year: over the months that count, each by the tier that holds on its last day, so that an
 * anniversary splits the year between two tiers. What is not prorated for joiners are days of a calendar year or of an event
 * (EA 1955 s.37, s.60F "in each calendar year"): whole in the year of joining, and of the highest tier that the year reaches.
 * Null: no tier holds in any of them.
 */
export function yearEntitlement(tiers: readonly Tier[], service: YearOfService, levelId: number | null, rounding: LeaveRounding): YearEntitlement | null {
  const { first, last } = countedMonths(service);
  if (last < first) return { days: 0, parts: [] };
  const reserved = Array.from({ length: last - first + 1 }, (_, at) => chooseTier(tiers, serviceMonths(service.joined, service.year, first + at), levelId));
  const highest = reserved.reduce<Tier | null>((best, tier) => (tier && (!best || tier.days > best.days) ? tier : best), null);
  if (highest === null) return null;
  const months = new Map<Tier, number>();
  for (const tier of reserved) {
    const counted = service.prorateJoin ? tier : highest;
    if (counted) months.set(counted, (months.get(counted) ?? 0) + 1);
  }
  const parts = [...months].map(([{ days }, count]) => ({ days, months: count }));
  return {
    days: roundDays(
      parts.reduce((sum, part) => sum + (part.days * part.months) / 12, 0),
      rounding,
    ),
    parts,
  };
}
