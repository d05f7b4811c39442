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
  /** Closed by nobody's hand (O22). */
  automatic?: boolean;
}

const DAY = 1440;

/** Until when an open check-in refuses another one (O12). */
const blocksUntil = (pair: Pair, person: Person): number => (pair.slot ? pair.slot.end + person.setting.earlyLimit : pair.in + DAY);

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
    if (open && minute <= blocksUntil(open, person)) continue;
    if (open) open.forgotten = true;
    open = undefined;
    const today = dateOn(minute, person.offset);
    const near = [dayAfter(today, -1), today, dayAfter(today, 1)].flatMap((date) => plan(date).slots).filter((slot) => holds(slot, minute));
    // The nearest start; of two the later (O6).
    const [slot] = near
      .filter((one) => !taken(one))
      .sort((one, other) => Math.abs(minute - one.start) - Math.abs(minute - other.start) || other.start - one.start);
    // A day that is finished takes no second one (O24).
    if (!slot && (near.length > 0 || !person.setting.allowUnscheduled)) continue;
    const date = slot?.date ?? today;
    open = { date, plan: plan(date), slot, in: minute, inId: punch.id };
    pairs.push(open);
  }
  const end = minuteOf(now);
  for (const pair of pairs.filter(({ out }) => out === undefined)) {
    const { autoHours } = person.setting;
    const closes = autoHours !== undefined && pair.slot && end >= pair.slot.end + autoHours * 60 && pair.in <= pair.slot.end;
    if (closes && pair.slot) Object.assign(pair, { out: pair.slot.end, automatic: true });
    else if (end > blocksUntil(pair, person)) pair.forgotten = true;
  }
  return pairs;
}
