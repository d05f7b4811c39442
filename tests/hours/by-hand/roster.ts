/** A roster filled by trying everything, and whether one keeps the rules, each by its own sentence. */
export interface Done {
  readonly start: number;
  readonly end: number;
  readonly work: number;
}

export interface Work extends Done {
  readonly key: string;
  readonly heads: number;
  readonly tags: readonly string[];
}

export interface Hand {
  readonly key: number;
  /** Leave, a rest day, no permit: whatever the reason. */
  readonly barred: ReadonlyMap<string, string>;
  readonly taste?: ReadonlyMap<string, number>;
  readonly stands: readonly Done[];
  readonly had?: Readonly<Record<string, number>>;
}

export interface Rules {
  readonly rest: number;
  readonly weekMinutes: number;
  readonly weekDays: number;
}

export interface Need {
  readonly shifts: readonly Work[];
  readonly workers: readonly Hand[];
  readonly rules: Rules;
}

const day = ({ start }: Done) => Math.floor(start / 1440);
const week = (one: Done) => Math.floor(day(one) / 7);

/** Whether somebody who does `has` may do `one` too. */
export function mayWork(one: Work, { barred, stands }: Hand, taken: readonly Work[], { rest, weekMinutes, weekDays }: Rules): boolean {
  if (barred.has(one.key)) return false;
  const has: readonly Done[] = [...stands, ...taken];
  // One place at a time, one session a day, and rest before the next.
  if (has.some((other) => day(other) === day(one))) return false;
  if (has.some((other) => (other.start < one.start ? one.start - other.end : other.start - one.end) < rest)) return false;
  const same = has.filter((other) => week(other) === week(one));
  if (same.reduce((sum, { work }) => sum + work, one.work) > weekMinutes) return false;
  return new Set([...same, one].map(day)).size <= weekDays;
}

export type Roster = ReadonlyMap<number, readonly Work[]>;

const MISSING = 1000;
const BURDEN = 10;
const MORE = 3;

/** A head that is missing costs most; then burdens beyond the fair share, sessions beyond it, and what people would rather not. */
export function costOf({ shifts, workers, rules }: Need, roster: Roster): number {
  const of = (key: number) => roster.get(key) ?? [];
  const heads = (key: string) => workers.filter((worker) => of(worker.key).some((one) => one.key === key)).length;
  let cost = shifts.reduce((sum, shift) => sum + MISSING * (shift.heads - heads(shift.key)), 0);
  for (const { key, taste } of workers) for (const one of of(key)) cost += taste?.get(one.key) ?? 0;
  const isOf = (tag: string | null, shift: Work) => tag === null || shift.tags.includes(tag);
  for (const tag of [null, ...new Set(shifts.flatMap(({ tags }) => tags))]) {
    const asked = shifts.filter((shift) => isOf(tag, shift));
    const bearers = workers.filter((worker) => asked.some((shift) => mayWork(shift, worker, [], rules)));
    const had = ({ had: before }: Hand) => before?.[tag ?? '*'] ?? 0;
    const all = asked.reduce((sum, shift) => sum + shift.heads, 0) + bearers.reduce((sum, worker) => sum + had(worker), 0);
    const fair = Math.ceil(all / bearers.length);
    for (const worker of bearers) {
      const borne = had(worker) + of(worker.key).filter((shift) => isOf(tag, shift)).length;
      cost += Math.max(0, borne - fair) * (tag === null ? MORE : BURDEN);
    }
  }
  return cost;
}

/** The least that any roster costs: each session with every choice of people, each choice with every choice of the next. */
export function leastCost(need: Need): number {
  const { shifts, workers, rules } = need;
  const roster = new Map<number, Work[]>(workers.map(({ key }) => [key, []]));
  let least = Infinity;
  const choose = (at: number, from: number, left: number): void => {
    const shift = shifts[at];
    if (!shift) {
      least = Math.min(least, costOf(need, roster));
      return;
    }
    choose(at + 1, 0, shifts[at + 1]?.heads ?? 0);
    if (left === 0) return;
    for (let index = from; index < workers.length; index++) {
      const worker = workers[index] as Hand;
      const taken = roster.get(worker.key) as Work[];
      if (!mayWork(shift, worker, taken, rules)) continue;
      taken.push(shift);
      choose(at, index + 1, left - 1);
      taken.pop();
    }
  };
  choose(0, 0, shifts[0]?.heads ?? 0);
  return least;
}
