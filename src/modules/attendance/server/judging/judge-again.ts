/** Derives the kept sessions of people anew from their punches and plans. Any number of times with the same result. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { loadJudging, lockJudged } from './load-judging.ts';
import { writeJudged } from './write-judged.ts';

/** Days of one person, its first and last included. */
export interface JudgedSpan {
  readonly employee_id: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

interface Options {
  /** Days that a payroll has closed too: an owner has overridden it. */
  readonly evenLocked?: boolean;
}

/** @returns how many sessions came, changed or went */
export async function judgeAgain(ctx: Ctx, spans: readonly JudgedSpan[], { evenLocked = false }: Options = {}): Promise<number> {
  const [one] = spans;
  if (!one) return 0;
  const ofPerson = Map.groupBy(spans, ({ employee_id }) => employee_id);
  const from = spans.reduce((min, span) => (span.from < min ? span.from : min), one.from);
  const to = spans.reduce((max, span) => (span.to > max ? span.to : max), one.to);
  const loaded = await loadJudging(ctx, await lockJudged(ctx, ofPerson.keys()), from, to);
  const people = evenLocked ? loaded.map((person) => ({ ...person, lockedUntil: null })) : loaded;
  const isAsked = (id: number, date: string) => (ofPerson.get(id) ?? []).some((span) => span.from <= date && date <= span.to);
  return (await writeJudged(ctx, people, isAsked)).changes;
}
