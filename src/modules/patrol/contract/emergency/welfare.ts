/** Whether all is well at a guarded site: when it is asked during an operation, and what became of each check. Pure; instants are milliseconds. */
import { GRACE_MS } from '../round/evaluate-rounds.ts';
import type { WELFARE_ANSWERS } from './emergency.schema.ts';

const MINUTE = 60_000;
/** An answer so long after the check is in time, that second too. */
export const ANSWER_MS = 5 * MINUTE;
/** `waiting`: it may still be answered in time, or the answer may still be on its way. */
export const WELFARE_STATUSES = ['waiting', 'answered', 'help', 'late', 'missed'] as const;
export type WelfareStatus = (typeof WELFARE_STATUSES)[number];

export interface WelfareAnswer {
  readonly at: number;
  readonly answer: (typeof WELFARE_ANSWERS)[number];
}
export interface WelfarePlan {
  readonly start: number;
  readonly end: number;
  /** Between two checks; at least 10. */
  readonly minutes: number;
}
export interface WelfareCheck<A extends WelfareAnswer = WelfareAnswer> {
  readonly due: number;
  readonly status: WelfareStatus;
  /** In their order; an answer belongs to the check before it. */
  readonly answers: readonly A[];
}

/** The checks that are due by now, oldest first: every so many minutes after the start, none at the end. */
export function welfareChecks<A extends WelfareAnswer>({ start, end, minutes }: WelfarePlan, given: readonly A[], now: number): WelfareCheck<A>[] {
  const every = minutes * MINUTE;
  const last = Math.min(now, end - 1);
  const count = last < start ? 0 : Math.floor((last - start) / every);
  const byCheck = Map.groupBy(given, ({ at }) => Math.floor((at - start) / every));
  return Array.from({ length: count }, (_, n) => {
    const due = start + (n + 1) * every;
    const answers = (byCheck.get(n + 1) ?? []).toSorted((a, b) => a.at - b.at);
    return { due, status: statusOf(due, answers, now), answers };
  });
}

/** A call for help counts whenever it comes. */
function statusOf(due: number, answers: readonly WelfareAnswer[], now: number): WelfareStatus {
  const [first] = answers;
  if (answers.some(({ answer }) => answer === 'Help')) return 'help';
  if (first) return first.at <= due + ANSWER_MS ? 'answered' : 'late';
  return now <= due + ANSWER_MS + GRACE_MS ? 'waiting' : 'missed';
}

/** How many checks are settled, and how many of them were answered late, missed, or a call for help. */
export function countChecks(checks: readonly WelfareCheck[]): { checks: number; late: number; missed: number; help: number } {
  const of = (wanted: WelfareStatus) => checks.filter(({ status }) => status === wanted).length;
  return { checks: checks.length - of('waiting'), late: of('late'), missed: of('missed'), help: of('help') };
}

/** When the check was due that a phone asks about now; null: none, or it is answered. It is asked until the next one. */
export function askedCheck({ start, end, minutes }: WelfarePlan, answered: readonly number[], now: number): number | null {
  const due = start + Math.floor((now - start) / (minutes * MINUTE)) * minutes * MINUTE;
  if (due <= start || now >= end) return null;
  return answered.some((at) => at >= due) ? null : due;
}
