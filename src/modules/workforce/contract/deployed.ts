/** What a deployment is on a day, and how many heads deployments give. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { DeploymentStatus } from './deployment.endpoints.ts';
import { isNeededOn, type Need } from './needs.ts';

export interface Deployed {
  readonly start_date: string;
  readonly end_date: string;
  readonly confirmed_at: string | null;
  readonly cancelled_at: string | null;
  /** Somebody else has the days that lay ahead then. */
  readonly replaced_by_id?: number | null;
  /** Kept ready: it fills no place. */
  readonly standby?: boolean;
}

export function deploymentStatus({ start_date, end_date, confirmed_at, cancelled_at, replaced_by_id }: Deployed, today: string): DeploymentStatus {
  if (replaced_by_id && (cancelled_at !== null || end_date < today)) return 'Replaced';
  if (cancelled_at !== null) return 'Cancelled';
  if (confirmed_at === null) return 'Pending';
  return start_date > today ? 'Confirmed' : end_date < today ? 'Completed' : 'On Going';
}

/** Heads that a need has on a day: needed, deployed, and those confirmed among them. */
export function headsOfNeed(need: Need, deployed: readonly Deployed[], date: CalendarDate): { needed: number; deployed: number; confirmed: number } {
  if (!isNeededOn(need, date)) return { needed: 0, deployed: 0, confirmed: 0 };
  const there = deployed.filter(
    ({ start_date, end_date, cancelled_at, standby }) => !standby && cancelled_at === null && start_date <= date && date <= end_date,
  );
  return { needed: need.headcount, deployed: there.length, confirmed: there.filter(({ confirmed_at }) => confirmed_at !== null).length };
}

/**
 * Fill of a day over several needs: one need that has more people than it wants fills no other.
 * @returns `filled` of `needed` heads; `rate` in whole per cent, null where nobody is needed
 */
export function fillOf(heads: readonly { readonly needed: number; readonly confirmed: number }[]): {
  readonly needed: number;
  readonly filled: number;
  readonly rate: number | null;
} {
  const needed = heads.reduce((sum, each) => sum + each.needed, 0);
  const filled = heads.reduce((sum, each) => sum + Math.min(each.needed, each.confirmed), 0);
  return { needed, filled, rate: needed === 0 ? null : Math.floor((filled * 100) / needed) };
}
