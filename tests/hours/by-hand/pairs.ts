/** Which punches belong together, and to which session: rules 3 and 7 of M04.4, one punch after the other. */
import type { Person, Punch } from './facts.ts';
import { dateOn, dayAfter, minuteOf } from './line.ts';
import { planOf, type Plan, type Slot } from './plan.ts';

export interface Pair {
  readonly date: string;
  readonly plan: Plan;
  readonly slot: Slot | undefined;
  readonly in: number;
  readonly inId: number;
  out?: number;
  outId?: number;
  /** Somebody checked in again, or its time was over. */
  forgotten?: boolean;
}

const DAY = 1440;

/** Until when an open check-in refuses another one (O12). */
const blocksUntil = (pair: Pair, person: Person): number => (pair.slot ? Math.max(pair.slot.end + person.setting.earlyLimit, pair.in) : pair.in + DAY);

export function pairsOf(person: Person, punches: readonly Punch[], now: string): Pair[] {
  const plans = new Map<string, Plan>();
  const plan = (date: string): Plan => {
    const known = plans.get(date) ?? planOf(person, date);
    plans.set(date, known);
    return known;
  };
  const pairs: Pair[] = [];
  let open: Pair | undefined;
  const taken = (slot: Slot) => pairs.some((pair) => pair.slot && pair.date === slot.date && pair.slot.index === slot.index);
  const holds = (slot: Slot, minute: number) => minute >= slot.start - person.setting.earlyLimit && minute <= slot.end + person.setting.earlyLimit;

  for (const punch of [...punches].sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.id - other.id)) {
    const minute = minuteOf(punch.at);
    if (punch.kind === 'out') {
      if (open && minute - open.in <= DAY) {
        open.out = minute;
        open.outId = punch.id;
        open = undefined;
      }
      continue;
    }
    if (open && minute < blocksUntil(open, person)) continue;
    const today = dateOn(minute, person.offset);
    const near = [dayAfter(today, -1), today, dayAfter(today, 1)].flatMap((date) => plan(date).slots).filter((slot) => holds(slot, minute));
    // The nearest start; of two the later (O6).
    const [slot] = near
      .filter((one) => !taken(one))
      .sort((one, other) => Math.abs(minute - one.start) - Math.abs(minute - other.start) || other.start - one.start);
    const isFinished = near.length > 0 || pairs.some((pair) => pair.date === today);
    // A day that is finished takes no second one, unless each session has its own (O24).
    if (!slot && ((isFinished && !person.setting.perSession) || !(person.setting.allowUnscheduled || plan(today).flexible))) continue;
    const date = slot?.date ?? today;
    if (open) open.forgotten = true;
    open = { date, plan: plan(date), slot, in: minute, inId: punch.id };
    pairs.push(open);
  }
  const end = minuteOf(now);
  for (const pair of pairs) if (pair.out === undefined && end >= blocksUntil(pair, person)) pair.forgotten = true;
  return pairs;
}
