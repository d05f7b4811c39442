/**
 * Which punches belong together, and to which session: rules 3 and 7 of M04.4, one punch after the other, with what the README of
 * attendance adds. Before the earliest time nobody checks in; that counts from the planned start, leave or not. Whoever came earlier
 * and leaves without another check-in was there all the time, unless the stay of another day holds those minutes; who left before the
 * session could begin and checks in to it begins anew. A check-out alone
 * belongs to the session whose end is nearest. On a day with sessions nothing else is begun, but after a session where each has its own
 * check-in.
 */
import type { Person, Punch } from './facts.ts';
import { dateOn, dayAfter, minuteOf } from './line.ts';
import { planOf, type Plan, type Slot } from './plan.ts';

export interface Pair {
  readonly date: string;
  readonly plan: Plan;
  readonly slot: Slot | undefined;
  in?: number;
  inId?: number;
  out?: number;
  outId?: number;
  /** Somebody checked in again, or its time was over. */
  forgotten?: boolean;
}

const DAY = 1440;

/** Until when an open check-in refuses another one (O12). */
const blocksUntil = (pair: Pair, person: Person): number => {
  const since = pair.in ?? Number.NEGATIVE_INFINITY;
  return pair.slot ? Math.max(pair.slot.end + person.setting.earlyLimit, since) : since + DAY;
};

/** The first minute for which a check-in belongs to a session. */
export const opens = (slot: Slot, { setting }: Person): number => slot.plannedStart - setting.earlyLimit;

/** Four hours after the window of the check-out nothing is usual any more. */
export const closes = (slot: Slot, outWindow: number): number => Math.max(slot.end, slot.overtimeFrom) + outWindow + 240;

export function pairsOf(person: Person, punches: readonly Punch[], now: string): Pair[] {
  const plans = new Map<string, Plan>();
  const plan = (date: string): Plan => {
    const known = plans.get(date) ?? planOf(person, date);
    plans.set(date, known);
    return known;
  };
  const pairs: Pair[] = [];
  let open: Pair | undefined;
  let early: { readonly minute: number; readonly id: number; readonly slot: Slot } | undefined;
  const takenBy = (slot: Slot) => pairs.find((pair) => pair.slot && pair.date === slot.date && pair.slot.index === slot.index);
  const isOpenFor = (slot: Slot) => {
    const taken = takenBy(slot);
    return taken?.in === undefined || (taken.out !== undefined && taken.out < opens(slot, person));
  };
  const applies = (slot: Slot, minute: number) => minute >= opens(slot, person) && minute <= Math.max(slot.end, slot.overtimeFrom) + person.setting.earlyLimit;
  const around = (minute: number) => {
    const today = dateOn(minute, person.offset);
    return [-2, -1, 0, 1].flatMap((days) => plan(dayAfter(today, days)).slots);
  };
  const windowOf = (slot: Slot) => plan(slot.date).template?.outWindow ?? person.setting.outWindow;

  /** A check-out when nobody is there. */
  const leaveUnseen = (punch: Punch, minute: number) => {
    const since = early?.minute ?? minute;
    const isWithinAnother = pairs.some((pair) => pair.in !== undefined && pair.out !== undefined && pair.in < minute && since < pair.out);
    if (early && minute <= early.minute + DAY && !takenBy(early.slot) && !isWithinAnother) {
      const { slot } = early;
      pairs.push({ date: slot.date, plan: plan(slot.date), slot, in: early.minute, inId: early.id, out: minute, outId: punch.id });
      early = undefined;
      open = undefined;
      return;
    }
    const [slot] = around(minute)
      .filter((one) => minute >= opens(one, person) && minute <= closes(one, windowOf(one)) && !takenBy(one))
      .sort((one, other) => Math.abs(minute - one.end) - Math.abs(minute - other.end) || other.start - one.start);
    if (!slot) return;
    if (open) open.forgotten = true;
    open = undefined;
    pairs.push({ date: slot.date, plan: plan(slot.date), slot, out: minute, outId: punch.id });
  };

  for (const punch of [...punches].sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.id - other.id)) {
    const minute = minuteOf(punch.at);
    if (punch.kind === 'out') {
      if (open?.in !== undefined && minute - open.in <= DAY) {
        open.out = minute;
        open.outId = punch.id;
        open = undefined;
      } else leaveUnseen(punch, minute);
      continue;
    }
    if (open && minute < blocksUntil(open, person)) continue;
    const today = dateOn(minute, person.offset);
    const near = around(minute).filter((slot) => applies(slot, minute));
    // The nearest start; of two the later (O6).
    const [slot] = near
      .filter((one) => isOpenFor(one))
      .sort((one, other) => Math.abs(minute - one.start) - Math.abs(minute - other.start) || other.start - one.start);
    const isDone = pairs.some((pair) => pair.date === today || (pair.slot && near.includes(pair.slot)));
    const isFinished = near.length > 0 || isDone;
    // A day that is finished takes no second one, unless each session has its own (O24).
    if (!slot) {
      if (isFinished && !person.setting.perSession) continue;
      const later = plan(today).slots.find((one) => minute < opens(one, person));
      if (later) {
        early = { minute, id: punch.id, slot: later };
        continue;
      }
      if (plan(today).slots.length > 0 && !(person.setting.perSession && isDone)) continue;
      if (!person.setting.allowUnscheduled && !plan(today).flexible) continue;
    }
    const date = slot?.date ?? today;
    if (open) open.forgotten = true;
    const lone = slot && takenBy(slot);
    if (lone) {
      // Somebody left before anybody saw them come, or before it could begin, and has come now.
      Object.assign(lone, { in: minute, inId: punch.id, out: undefined, outId: undefined });
      open = lone;
      continue;
    }
    open = { date, plan: plan(date), slot, in: minute, inId: punch.id };
    pairs.push(open);
  }
  const end = minuteOf(now);
  for (const pair of pairs) if (pair.out === undefined && end >= blocksUntil(pair, person)) pair.forgotten = true;
  return pairs;
}
