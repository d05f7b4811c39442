/** People and shifts as a mixed-integer programme in the text that solvers read, and what its solution says. Pure. */
import { dayOfMinute, ruledOut, weekOfMinute, type Problem, type Shift, type Worker } from './assignment.ts';

/** What a head that is missing costs, to what a burden above the fair share does, and a shift more than the others have. */
const MISSING = 1000;
const BURDEN = 10;
const MORE = 3;
/** What an hour costs that somebody wished for and does not get. All of a week's hours cost less than a head that is missing. */
const WISHED_HOUR = 5;
/** The most that it costs to make somebody take part whose earlier weeks are over. */
const MOST_LOST = 500;
const HOUR = 60;
/** Counts every shift where burdens are shared. */
const ANY = '*';
/** Terms of a line: solvers read no endless ones. */
const TERMS = 12;

const cell = (worker: number, shift: number) => `x${worker}_${shift}`;

interface Term {
  readonly by: number;
  readonly name: string;
}

/** Written with its sign; a solver reads no `+ -3 x`. */
const sum = (terms: readonly Term[]) =>
  terms.map(({ by, name }, at) => `${at > 0 && at % TERMS === 0 ? '\n ' : ''}${by < 0 ? '-' : '+'} ${Math.abs(by)} ${name}`).join(' ');

/** @returns null where nobody can work anything: there is nothing to solve */
export function assignmentLp({ shifts, workers, rules }: Problem): string | null {
  const lines: string[] = [];
  const goal: Term[] = shifts.map((_, at) => ({ by: MISSING, name: `u${at}` }));
  const names: string[] = [];
  const takers = shifts.map((): Term[] => []);
  const shares = new Map<string, { worker: number; terms: Term[]; had: number }[]>();
  const atMost = (terms: readonly Term[], most: number) => void (terms.length > 0 && lines.push(` c${lines.length}: ${sum(terms)} <= ${most}`));
  const atMostOne = (at: number, group: readonly number[]) => {
    if (group.length > 1)
      atMost(
        group.map((shift) => ({ by: 1, name: cell(at, shift) })),
        1,
      );
  };

  for (const [at, worker] of workers.entries()) {
    const open = shifts.flatMap((shift, index) => (worker.barred.has(shift.key) || ruledOut(shift, worker.stands, rules) !== null ? [] : [index]));
    for (const index of open) {
      const shift = shifts[index] as Shift;
      const name = cell(at, index);
      names.push(name);
      takers[index]?.push({ by: 1, name });
      const taste = worker.taste?.get(shift.key) ?? 0;
      if (taste !== 0) goal.push({ by: taste, name });
    }
    for (const group of pipeline(open, shifts, rules.rest)) atMostOne(at, group);
    for (const group of Map.groupBy(open, (index) => dayOfMinute(startOf(shifts, index))).values()) atMostOne(at, group);
    for (const [week, group] of Map.groupBy(open, (index) => weekOfMinute(startOf(shifts, index)))) {
      const stands = worker.stands.filter(({ start }) => weekOfMinute(start) === week);
      const minutes = rules.weekMinutes - stands.reduce((all, { work }) => all + work, 0);
      atMost(
        group.map((index) => ({ by: (shifts[index] as Shift).work, name: cell(at, index) })),
        minutes,
      );
      atMost(
        group.map((index) => ({ by: 1, name: cell(at, index) })),
        rules.weekDays - new Set(stands.map(({ start }) => dayOfMinute(start))).size,
      );
    }
    const wishes = wishOf(at, worker, open, shifts);
    goal.push(...wishes.goal);
    names.push(...wishes.names);
    for (const { terms, most } of wishes.limits) atMost(terms, most);
    for (const tag of [ANY, ...new Set(shifts.flatMap(({ tags }) => tags))]) {
      const terms = open.flatMap((index) => (tag === ANY || shifts[index]?.tags.includes(tag) ? [{ by: 1, name: cell(at, index) }] : []));
      if (terms.length > 0) shares.set(tag, [...(shares.get(tag) ?? []), { worker: at, terms, had: hadOf(worker, tag) }]);
    }
  }
  if (names.length === 0) return null;
  // Each shift has its heads, or is short of some.
  for (const [at, { heads }] of shifts.entries()) lines.push(` h${at}: ${sum([...(takers[at] ?? []), { by: 1, name: `u${at}` }])} = ${heads}`);
  // What somebody bears beyond the fair share of all who may bear it.
  for (const [place, [tag, bearers]] of [...shares].entries()) {
    const heads = shifts.reduce((all, shift) => all + (tag === ANY || shift.tags.includes(tag) ? shift.heads : 0), 0);
    const fair = Math.ceil((heads + bearers.reduce((all, { had }) => all + had, 0)) / bearers.length);
    for (const { worker, terms, had } of bearers) {
      const over = `o${place}_${worker}`;
      goal.push({ by: tag === ANY ? MORE : BURDEN, name: over });
      atMost([...terms, { by: -1, name: over }], fair - had);
    }
  }
  return ['Minimize', ` cost: ${sum(goal)}`, 'Subject To', ...lines, 'Binary', ...inLines(names), 'End'].join('\n');
}

interface Limit {
  readonly terms: readonly Term[];
  readonly most: number;
}

/** Prices what somebody falls short of their wish in each week. Who takes no part keeps the work that they have, and falls short of nothing. */
function wishOf(at: number, worker: Worker, open: readonly number[], shifts: readonly Shift[]): { goal: Term[]; names: string[]; limits: Limit[] } {
  const [goal, names, limits]: [Term[], string[], Limit[]] = [[], [], []];
  if (open.length === 0 || !worker.wished?.size) return { goal, names, limits };
  const part = `p${at}`;
  if (!worker.takesPart) {
    names.push(part);
    const lost = Math.min(MOST_LOST, Math.round(((worker.lost ?? 0) / HOUR) * WISHED_HOUR));
    if (lost > 0) goal.push({ by: lost, name: part });
    for (const group of Map.groupBy(open, (index) => dayOfMinute(startOf(shifts, index))).values())
      limits.push({ terms: [...group.map((index) => ({ by: 1, name: cell(at, index) })), { by: -1, name: part }], most: 0 });
  }
  for (const [week, group] of Map.groupBy(open, (index) => weekOfMinute(startOf(shifts, index)))) {
    const wished = worker.wished.get(week) ?? 0;
    if (wished <= 0) continue;
    const short = `s${at}_${week}`;
    goal.push({ by: WISHED_HOUR, name: short });
    const given = [...group.map((index) => ({ by: -(shifts[index] as Shift).work, name: cell(at, index) })), { by: -HOUR, name: short }];
    limits.push(worker.takesPart ? { terms: given, most: -wished } : { terms: [...given, { by: wished, name: part }], most: 0 });
  }
  return { goal, names, limits };
}

const startOf = (shifts: readonly Shift[], at: number) => (shifts[at] as Shift).start;
const hadOf = ({ had }: Worker, tag: string) => had?.[tag] ?? 0;

/** Groups of shifts of which one person can work one alone: at each start those that are worked then, or rested after. */
function pipeline(open: readonly number[], shifts: readonly Shift[], rest: number): number[][] {
  const starts = [...new Set(open.map((at) => startOf(shifts, at)))];
  return starts.map((start) => open.filter((at) => startOf(shifts, at) <= start && start < (shifts[at] as Shift).end + rest));
}

function inLines(names: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(names.length / TERMS) }, (_, at) => ` ${names.slice(at * TERMS, (at + 1) * TERMS).join(' ')}`);
}

/** Who works what. @param values of the names that are not 0 */
export function readSolution({ shifts, workers }: Problem, values: Readonly<Record<string, number>>): Map<number, Shift[]> {
  const solution = new Map<number, Shift[]>();
  for (const [name, value] of Object.entries(values)) {
    const [, worker, shift] = /^x(\d+)_(\d+)$/.exec(name) ?? [];
    const [found, taken] = [workers[Number(worker)], shifts[Number(shift)]];
    if (found && taken && worker !== undefined && value > 0.5) solution.set(found.key, [...(solution.get(found.key) ?? []), taken]);
  }
  return solution;
}
