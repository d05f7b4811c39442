/**
 * Fills shifts with people, week after week: what a week is given stands before the next one, its burdens count there, and each week
 * is small enough to be solved in its time. Nobody is asked for what a rule forbids; what stays empty is said, with the reasons.
 */
import { brokenRules } from './check-assignment.ts';
import { assignmentLp, readSolution } from './assignment-lp.ts';
import { weekOfMinute, whyNot, type Problem, type Reason, type Shift, type Worker } from './assignment.ts';
import { withSolver, type Solve } from './solver-thread.ts';

/** A shift that is short of people. */
export interface Gap {
  readonly shift: Shift;
  readonly missing: number;
  /** How many people do not work it for which reason, the commonest first. */
  readonly reasons: readonly (readonly [reason: string, people: number])[];
  /** Who is nearest to working it, and what stands in the way: rules of this search can give way, reasons of the person cannot. */
  readonly nearest: readonly (readonly [worker: number, reason: string])[];
}

/** As many people are named for a gap. */
const MOST_NEAREST = 2;
/** What stands in the way, the least first; reasons of those who ask come after. */
const EASE: readonly string[] = ['free', 'hours', 'rest', 'days', 'day'] satisfies Reason[];
const easeOf = (reason: string) => (EASE.includes(reason) ? EASE.indexOf(reason) : EASE.length);

export interface Assigned {
  readonly shifts: ReadonlyMap<number, readonly Shift[]>;
  readonly gaps: readonly Gap[];
  /** false: the time of a week was over before the best was found. */
  readonly isBest: boolean;
}

export interface Terms {
  /** For each week. */
  readonly seconds: number;
  readonly gap: number;
  readonly signal: AbortSignal;
  /** How much is done, 0 to 1. */
  readonly onProgress?: (share: number) => unknown;
}

/** @throws on what cannot be solved in its time, and when it is stopped */
export const assignShifts = (problem: Problem, terms: Terms): Promise<Assigned> => withSolver(terms.signal, (solve) => weekByWeek(problem, solve, terms));

async function weekByWeek(problem: Problem, solve: Solve, { seconds, gap, signal, onProgress }: Terms): Promise<Assigned> {
  const weeks = [...Map.groupBy(problem.shifts, ({ start }) => weekOfMinute(start))].sort(([a], [b]) => a - b);
  const shifts = new Map<number, Shift[]>();
  let isBest = true;
  for (const [at, [week, ofWeek]] of weeks.entries()) {
    signal.throwIfAborted();
    const part: Problem = { ...problem, shifts: ofWeek, workers: problem.workers.map((worker) => withGiven(worker, shifts.get(worker.key) ?? [], week)) };
    const lp = assignmentLp(part);
    const solved = lp === null ? { values: {}, isBest: true } : await solve({ lp, seconds, gap });
    isBest &&= solved.isBest;
    for (const [key, taken] of readSolution(part, solved.values)) shifts.set(key, [...(shifts.get(key) ?? []), ...taken]);
    await onProgress?.((at + 1) / weeks.length);
  }
  const [broken] = brokenRules(problem, shifts);
  if (broken) throw new Error(`The solution breaks a rule: ${broken}`);
  return { shifts, gaps: gapsOf(problem, shifts), isBest };
}

/** What a worker was given in the weeks before stands, and counts where burdens are shared. */
function withGiven(worker: Worker, given: readonly Shift[], week: number): Worker {
  const had: Record<string, number> = { ...worker.had };
  for (const tag of given.flatMap(({ tags }) => ['*', ...tags])) had[tag] = (had[tag] ?? 0) + 1;
  const lost = [...(worker.wished ?? [])].reduce((all, [of, minutes]) => all + (of < week ? minutes : 0), 0);
  return { ...worker, stands: [...worker.stands, ...given], had, takesPart: given.length > 0, lost };
}

/** What is short of people, and what stands in the way of everybody else. */
export function gapsOf({ shifts, workers, rules }: Problem, given: ReadonlyMap<number, readonly Shift[]>): Gap[] {
  const heads = new Map<string, number>();
  for (const { key } of [...given.values()].flat()) heads.set(key, (heads.get(key) ?? 0) + 1);
  return shifts.flatMap((shift) => {
    const missing = shift.heads - (heads.get(shift.key) ?? 0);
    if (missing <= 0) return [];
    const others = workers.filter(({ key }) => !(given.get(key) ?? []).some((each) => each.key === shift.key));
    const reasonOf = new Map(others.map((worker) => [worker, whyNot(shift, worker, given.get(worker.key) ?? [], rules)]));
    const reasons = Map.groupBy(others, (worker) => reasonOf.get(worker) ?? '');
    const nearest = [...reasonOf]
      .sort(([a, whyA], [b, whyB]) => easeOf(whyA) - easeOf(whyB) || workOf(given.get(a.key)) - workOf(given.get(b.key)))
      .slice(0, MOST_NEAREST)
      .map(([{ key }, reason]) => [key, reason] as const);
    return [{ shift, missing, reasons: [...reasons].map(([reason, of]) => [reason, of.length] as const).sort((a, b) => b[1] - a[1]), nearest }];
  });
}

const workOf = (shifts: readonly Shift[] = []) => shifts.reduce((sum, { work }) => sum + work, 0);
