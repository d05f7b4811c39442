/** What the promoters of a project earned in a period, with what earlier payouts were paid too little or too much. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { calculatePayout, type CalculatedPayout } from '../../contract/payout/calculate-payout.ts';
import type { StoredTerms } from '../../contract/payout/pay-terms.ts';
import { differenceLines, type DifferenceLine } from '../../contract/payout/payout-differences.ts';
import type { ProjectRecord } from '../tables/project.tables.ts';
import { earlierPayouts } from './earlier-payouts.ts';
import { idleIn, loadWorked, type Worked } from './load-worked.ts';

export interface EarnedPeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly commissions: StoredTerms['commissions'];
}

export interface Earned {
  readonly worked: Worked;
  readonly payout: CalculatedPayout;
  readonly differences: readonly DifferenceLine[];
}

/** @param present payouts of the period that are calculated anew, and the promoters for whom something was entered in them */
export async function loadEarned(
  ctx: Ctx,
  project: ProjectRecord,
  { from, to }: EarnedPeriod,
  { open, entered }: { readonly open: readonly number[]; readonly entered: readonly number[] },
): Promise<Earned[]> {
  const worked = await loadWorked(ctx, { project_id: project.id, from, to });
  const earlier = await earlierPayouts(ctx, project.id, from, open);
  const busy = new Set(worked.map(({ promoter }) => promoter.id));
  const others = new Set([...entered, ...earlier.keys()]).difference(busy);
  const earned = [...worked, ...(await idleIn(ctx, project, [...others]))].map((each): Earned => {
    const payout = calculatePayout(each.terms, each.schedules, each.sold);
    return { worked: each, payout, differences: differenceLines(earlier.get(each.promoter.id) ?? [], payout.total, each.terms.is_employee) };
  });
  return earned.filter(({ worked: { promoter }, differences }) => busy.has(promoter.id) || differences.length > 0 || entered.includes(promoter.id));
}
