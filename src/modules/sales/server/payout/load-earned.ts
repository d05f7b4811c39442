/** What the promoters of a project earned in a period, with what earlier payouts were paid too little or too much. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { calculatePayout, type CalculatedPayout } from '../../contract/payout/calculate-payout.ts';
import type { PaidTarget } from '../../contract/pay-rule/paid-target.ts';
import type { StoredTerms } from '../../contract/payout/pay-terms.ts';
import { differenceLines, type DifferenceLine } from '../../contract/payout/payout-differences.ts';
import type { Reach } from '../pay-rule/load-reached.ts';
import type { ProjectRecord } from '../tables/project.tables.ts';
import { earlierPayouts } from './earlier-payouts.ts';
import { idleIn, loadWorked, type Worked } from './load-worked.ts';

export interface EarnedPeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly commissions: StoredTerms['commissions'];
  /** Those that the period pays. */
  readonly targets: readonly PaidTarget[];
  readonly reach: Reach;
}

export interface Earned {
  readonly worked: Worked;
  readonly payout: CalculatedPayout;
  readonly differences: readonly DifferenceLine[];
}

export interface EarnedBy {
  readonly promoter_ids: readonly number[];
  /** Payouts of the period that are calculated anew, and the promoters for whom something was entered in them. */
  readonly open: readonly number[];
  readonly entered: readonly number[];
}

export async function loadEarned(
  ctx: Ctx,
  project: ProjectRecord,
  { from, to, targets, reach }: EarnedPeriod,
  { promoter_ids, open, entered }: EarnedBy,
): Promise<Earned[]> {
  const worked = await loadWorked(ctx, { project_id: project.id, promoter_ids, from, to });
  const earlier = await earlierPayouts(ctx, { project_id: project.id, promoter_ids, before: from, besides: open, reach });
  const busy = new Set(worked.map(({ promoter }) => promoter.id));
  // Days of a target may lie before those of the period.
  const rewarded = (await reach.workersOf(targets)).intersection(new Set(promoter_ids));
  const others = new Set([...entered, ...earlier.keys(), ...rewarded]).difference(busy);
  const earned: Earned[] = [];
  for (const each of [...worked, ...(await idleIn(ctx, project, [...others]))]) {
    const payout = calculatePayout(each.terms, each.schedules, each.sold, await reach.reachedBy(each.promoter.id, targets));
    earned.push({ worked: each, payout, differences: differenceLines(earlier.get(each.promoter.id) ?? [], payout.total, each.terms.is_employee) });
  }
  return earned.filter(
    ({ worked: { promoter }, payout, differences }) =>
      busy.has(promoter.id) || payout.lines.length > 0 || differences.length > 0 || entered.includes(promoter.id),
  );
}
