/**
 * Which punch belongs to which session. A function of the set of punches: they are taken in the order of their times,
 * so that one that arrives late changes what it would have changed had it come at once. Pure.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { DAY_MINUTES, dateOnLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import type { AttendanceSetting } from '../setting/attendance-setting.schema.ts';
import type { DayPlan } from './day-plan.ts';
import { inTime, type PunchFacts } from './punch-facts.ts';
import { isFlexible, type Slot } from './slots.ts';

/** How long after the check-out window a face still moves the check-out. */
const FACES_CLOSE_AFTER = 4 * 60;
/** Milliseconds within which a face is the same one seen again. */
const REPEAT = 60_000;

/** Why a punch counts for nothing. */
export const UNMATCHED = ['open', 'finished', 'no_checkin', 'no_schedule', 'too_early', 'repeat', 'replaced'] as const;
export type Unmatched = (typeof UNMATCHED)[number];

export interface Pair {
  readonly date: CalendarDate;
  /** Null: no times were set. */
  readonly slot: Slot | null;
  readonly checkin: PunchFacts;
  checkout: PunchFacts | null;
  /** Another check-in was taken before it ended. */
  superseded: boolean;
}

export interface Matched {
  readonly pairs: readonly Pair[];
  /** By punch, with the pair that stood in its way. */
  readonly unmatched: ReadonlyMap<number, { readonly why: Unmatched; readonly pair: Pair | null }>;
}

export interface MatchRules {
  readonly slots: readonly Slot[];
  readonly planOn: (date: CalendarDate) => DayPlan | undefined;
  readonly setting: Pick<AttendanceSetting, 'per_session' | 'early_limit_minutes' | 'allow_unscheduled' | 'ontime_checkout_minutes' | 'full_day_hours'>;
}

/** Until when an open pair refuses another check-in. */
export const blocksUntil = ({ slot, checkin }: Pick<Pair, 'slot' | 'checkin'>, earlyLimit: number): LineMinute =>
  slot ? Math.max(slot.end + earlyLimit, checkin.at) : checkin.at + DAY_MINUTES;

class Matching {
  readonly pairs: Pair[] = [];
  readonly unmatched = new Map<number, { why: Unmatched; pair: Pair | null }>();
  private readonly rules: MatchRules;
  private readonly meant = new Set<string>();
  private readonly taken = new Map<Slot, Pair>();
  private open: Pair | null = null;

  constructor(rules: MatchRules, punches: readonly PunchFacts[]) {
    this.rules = rules;
    for (const { for_date, for_index, type, source } of punches) if (for_date && source !== 'auto') this.meant.add(`${for_date}/${for_index}/${type}`);
  }

  take(punch: PunchFacts): void {
    if (punch.source === 'auto') return;
    if (punch.for_date !== null) this.takeMeant(punch);
    else if (punch.source === 'fr') this.takeFace(punch);
    else if (punch.type === 'checkin') this.takeCheckin(punch);
    else this.takeCheckout(punch);
  }

  /** What the portal closed counts where nobody closed it in truth. */
  closeForgotten(punch: PunchFacts): void {
    const pair = this.pairOf(punch);
    if (pair && !pair.checkout && punch.at >= pair.checkin.at) pair.checkout = punch;
    else this.leave(punch, 'replaced', pair);
  }

  private isMeant = (slot: Slot, type: string) => this.meant.has(`${slot.date}/${slot.index}/${type}`);
  private leave = (punch: PunchFacts, why: Unmatched, pair: Pair | null = null) => void this.unmatched.set(punch.id, { why, pair });
  private slotOf = ({ for_date, for_index }: PunchFacts) => this.rules.slots.find(({ date, index }) => date === for_date && index === for_index) ?? null;

  private pairOf(punch: PunchFacts): Pair | null {
    const slot = this.slotOf(punch);
    if (slot) return this.taken.get(slot) ?? null;
    return this.pairs.findLast(({ date, slot: none }) => date === punch.for_date && none === null) ?? null;
  }

  private begin(punch: PunchFacts, slot: Slot | null, date: CalendarDate): void {
    if (this.open && !this.open.checkout) this.open.superseded = true;
    const pair: Pair = { date, slot, checkin: punch, checkout: null, superseded: false };
    this.open = pair;
    this.pairs.push(pair);
    if (slot) this.taken.set(slot, pair);
  }

  private takeMeant(punch: PunchFacts): void {
    const pair = this.pairOf(punch);
    if (punch.type === 'checkin') {
      if (pair && !pair.checkout) this.leave(punch, 'replaced', pair);
      else this.begin(punch, this.slotOf(punch), punch.for_date as CalendarDate);
    } else if (!pair) this.leave(punch, 'no_checkin');
    else {
      if (pair.checkout) this.leave(pair.checkout, 'replaced', pair);
      pair.checkout = punch;
    }
  }

  private takeCheckin(punch: PunchFacts): void {
    const { per_session, early_limit_minutes: early, allow_unscheduled } = this.rules.setting;
    const { at } = punch;
    if (this.open && !this.open.checkout && at < blocksUntil(this.open, early)) return this.leave(punch, 'open', this.open);
    const near = this.rules.slots.filter(({ start, end }) => start - early <= at && at <= end + early);
    const free = near.filter((slot) => !this.taken.has(slot) && !this.isMeant(slot, 'checkin'));
    const slot = nearest(free, ({ start }) => Math.abs(at - start));
    if (slot) return this.begin(punch, slot, slot.date);
    const date = dateOnLine(at);
    const done = this.pairs.findLast((pair) => pair.date === date || near.includes(pair.slot as Slot)) ?? null;
    if (!per_session && (done || near.length > 0)) return this.leave(punch, 'finished', done);
    if (allow_unscheduled || isFlexible(this.rules.planOn(date))) return this.begin(punch, null, date);
    const later = this.rules.slots.some((each) => each.date === date && at < each.start - early);
    return this.leave(punch, near.length > 0 ? 'finished' : later ? 'too_early' : 'no_schedule', done);
  }

  private takeCheckout(punch: PunchFacts): void {
    const { open } = this;
    // Where a face was the last to be seen, who leaves may say so.
    const seen = open?.checkout?.source === 'fr' ? open.checkout : null;
    if (!open || (open.checkout && !seen) || punch.at > open.checkin.at + DAY_MINUTES) return this.leave(punch, 'no_checkin', open);
    if (open.slot && this.isMeant(open.slot, 'checkout')) return this.leave(punch, 'replaced', open);
    if (seen) this.leave(seen, 'replaced', open);
    open.checkout = punch;
  }

  private takeFace(punch: PunchFacts): void {
    const { early_limit_minutes: early, allow_unscheduled } = this.rules.setting;
    const { at } = punch;
    const reach = ({ plan }: Slot) => (plan.ontime_checkout_minutes ?? this.rules.setting.ontime_checkout_minutes) + FACES_CLOSE_AFTER;
    const near = this.rules.slots.filter((slot) => slot.start - early <= at && at <= slot.end + reach(slot));
    const slot = nearest(near, ({ start, end }) => Math.max(0, start - at, at - end));
    const date = dateOnLine(at);
    const pair = slot ? this.taken.get(slot) : this.untimed(at);
    if (pair) this.extend(pair, punch);
    else if (slot && this.isMeant(slot, 'checkin')) this.leave(punch, 'replaced');
    else if (slot) this.begin(punch, slot, slot.date);
    else if (allow_unscheduled || isFlexible(this.rules.planOn(date))) this.begin(punch, null, date);
    else this.leave(punch, 'no_schedule');
  }

  /** Where no times were set, a face of the next day belongs to a night whose hours may still run; a later one begins that day. */
  private untimed(at: LineMinute): Pair | null {
    const { open } = this;
    if (!open || open.slot !== null) return null;
    const plan = this.rules.planOn(open.date);
    const { full_day_hours, ontime_checkout_minutes: window } = this.rules.setting;
    const ends = open.checkin.at + (plan?.flexible_hours ?? full_day_hours) * 60 + (plan?.break_minutes ?? 0);
    const closes = dateOnLine(at) === open.date ? open.checkin.at + DAY_MINUTES : ends + window + FACES_CLOSE_AFTER;
    return at <= closes ? open : null;
  }

  /** Seen again: the last face is the check-out, unless somebody said themselves when they left. */
  private extend(pair: Pair, punch: PunchFacts): void {
    const last = pair.checkout ?? pair.checkin;
    if (pair.slot && this.isMeant(pair.slot, 'checkout')) this.leave(punch, 'replaced', pair);
    else if (pair.checkout && pair.checkout.source !== 'fr') this.leave(punch, 'finished', pair);
    else if (punch.ms - last.ms <= REPEAT) this.leave(punch, 'repeat', pair);
    else {
      if (pair.checkout) this.leave(pair.checkout, 'replaced', pair);
      pair.checkout = punch;
    }
  }
}

/** Of equally near ones the later. */
function nearest(slots: readonly Slot[], distance: (slot: Slot) => number): Slot | null {
  let best: Slot | null = null;
  for (const slot of slots) if (!best || distance(slot) < distance(best) || (distance(slot) === distance(best) && slot.start > best.start)) best = slot;
  return best;
}

export function matchPunches(punches: readonly PunchFacts[], rules: MatchRules): Matched {
  const matching = new Matching(rules, punches);
  const ordered = punches.toSorted(inTime);
  for (const punch of ordered) matching.take(punch);
  for (const punch of ordered) if (punch.source === 'auto') matching.closeForgotten(punch);
  return matching;
}
