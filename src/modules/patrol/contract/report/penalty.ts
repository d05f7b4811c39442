/** What the agency owes its client for a month in which less was done than agreed, by the rule of the project. Pure. */
import { add, minSen, percent, roundToSen, ZERO, type Sen } from '#platform/contract/money.ts';
import type { Agreed, ClientReport } from './client-report.ts';

export interface PenaltyRule {
  /** For each begun percentage point below the agreed share; null: none. */
  readonly point: Sen | null;
  /** For each emergency that was not answered in time; null: none. */
  readonly answer: Sen | null;
  /** In percent of the monthly fee, at most; null: without a limit. */
  readonly most_percent: number | null;
  readonly fee: Sen;
}
export interface Penalty {
  /** Begun percentage points below what was agreed. */
  readonly short: number;
  readonly for_points: Sen;
  /** Emergencies that were answered too late, or by nobody. */
  readonly late: number;
  readonly for_answers: Sen;
  readonly total: Sen;
  /** The limit cut it. */
  readonly limited: boolean;
}

/** Whole points, counted from the figures themselves and not from a percentage that was rounded. */
const shortOf = ({ expected, done }: { readonly expected: number; readonly done: number }, agreed: number): number =>
  expected === 0 ? 0 : Math.max(0, Math.ceil((agreed * expected - 100 * done) / expected));

const times = (amount: Sen | null, n: number): Sen => add(ZERO, ...Array.from({ length: n }, () => amount ?? ZERO));

/** @returns null: the project has no rule */
export function penaltyOf(rule: PenaltyRule, { total, answers }: Pick<ClientReport, 'total' | 'answers'>, agreed: Agreed): Penalty | null {
  if (rule.point === null && rule.answer === null) return null;
  const short = shortOf(total, agreed.percent);
  const late = answers.all - answers.within;
  const [for_points, for_answers] = [times(rule.point, short), times(rule.answer, late)];
  const sum = add(for_points, for_answers);
  const most = rule.most_percent === null ? sum : roundToSen(rule.fee, percent(rule.most_percent));
  return { short, for_points, late, for_answers, total: minSen(sum, most), limited: most < sum };
}
