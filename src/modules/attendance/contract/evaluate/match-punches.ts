/**
 * Which punch belongs to which presence: the one rule for every way in (the table is in the README of the module). A function of the
 * set of punches: they are taken in the order of their times, so that one that arrives late changes what it would have changed had it
 * come at once. Pure.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { DAY_MINUTES, dateOnLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import type { AttendanceSetting } from '../setting/attendance-setting.schema.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import type { Matched, Pair, Unmatched } from './pair.ts';
import { inTime, isAtDevice, isMovable, type PunchFacts } from './punch-facts.ts';
import { acceptsUntil, blocksUntil, closesAt, CLOSES_AFTER, isOverBefore, nearest, opensAt } from './session-edges.ts';
import { isFlexible, type Slot } from '#modules/roster/contract/slots.ts';

/** Milliseconds within which a face is the same one seen again. */
const REPEAT = 60_000;
export interface MatchRules {
  readonly slots: readonly Slot[];
  readonly planOn: (date: CalendarDate) => DayPlan | undefined;
  readonly setting: Pick<AttendanceSetting, 'per_session' | 'early_limit_minutes' | 'allow_unscheduled' | 'ontime_checkout_minutes' | 'full_day_hours'>;
}

class Matching {
  readonly pairs: Pair[] = [];
  readonly unmatched = new Map<number, { why: Unmatched; pair: Pair | null }>();
  private readonly rules: MatchRules;
  private readonly meant = new Set<string>();
  private readonly taken = new Map<Slot, Pair>();
  private open: Pair | null = null;
  /** The last punch before the earliest time of a session: a check-out without a check-in shows that the person stayed. */
  private early: { readonly punch: PunchFacts; readonly slot: Slot } | null = null;

  constructor(rules: MatchRules, punches: readonly PunchFacts[]) {
    this.rules = rules;
    for (const { for_date, for_index, type, source } of punches) if (for_date && source !== 'auto') this.meant.add(`${for_date}/${for_index}/${type}`);
  }

  take(punch: PunchFacts): void {
    if (punch.source === 'auto') return;
    if (punch.for_date !== null) this.takeMeant(punch);
    else if (!punch.directed) this.takeUndirected(punch);
    else if (this.isRepeated(punch)) this.leave(punch, 'repeat', this.open);
    else if (punch.type === 'checkin') this.takeCheckin(punch);
    else this.takeCheckout(punch);
  }

  /** What the portal closed counts where nobody closed it in truth. */
  closeForgotten(punch: PunchFacts): void {
    const pair = this.pairOf(punch);
    if (pair?.checkin && !pair.checkout && punch.at >= pair.checkin.at) pair.checkout = punch;
    else this.leave(punch, 'replaced', pair);
  }

  private get setting() {
    return this.rules.setting;
  }
  private isMeant = (slot: Slot | null, type: string) => slot !== null && this.meant.has(`${slot.date}/${slot.index}/${type}`);
  private leave = (punch: PunchFacts, why: Unmatched, pair: Pair | null = null) => void this.unmatched.set(punch.id, { why, pair });
  private slotOf = ({ for_date, for_index }: PunchFacts) => this.rules.slots.find(({ date, index }) => date === for_date && index === for_index) ?? null;

  /** The presence that nobody has ended and that began at most 24 hours ago. */
  private runningAt(at: LineMinute): (Pair & { checkin: PunchFacts }) | null {
    const { open } = this;
    return open?.checkin && !open.checkout && at <= open.checkin.at + DAY_MINUTES ? (open as Pair & { checkin: PunchFacts }) : null;
  }

  private isRepeated({ source, type, ms }: PunchFacts): boolean {
    const last = this.open && (this.open.checkout ?? this.open.checkin);
    return last !== null && isAtDevice(source) && isAtDevice(last.source) && last.type === type && ms - last.ms <= REPEAT;
  }

  private pairOf(punch: PunchFacts): Pair | null {
    const slot = this.slotOf(punch);
    if (slot) return this.taken.get(slot) ?? null;
    return this.pairs.findLast(({ date, slot: none }) => date === punch.for_date && none === null) ?? null;
  }

  private begin(slot: Slot | null, date: CalendarDate, checkin: PunchFacts | null, checkout: PunchFacts | null = null): void {
    if (this.open && !this.open.checkout) this.open.superseded = true;
    const alone = slot && this.taken.get(slot);
    if (alone && (!alone.checkin || isOverBefore(alone, slot, this.setting.early_limit_minutes))) {
      // Whoever left before anybody saw them come, or before the session could begin, has come now.
      if (alone.checkin) this.leave(alone.checkin, 'too_early', alone);
      if (alone.checkout) this.leave(alone.checkout, 'no_checkin', alone);
      Object.assign(alone, { checkin, checkout });
      this.open = alone;
      return;
    }
    const pair: Pair = { date, slot, checkin, checkout, superseded: false };
    this.open = pair;
    this.pairs.push(pair);
    if (slot) this.taken.set(slot, pair);
  }

  private end(pair: Pair, punch: PunchFacts): void {
    if (pair.checkout) this.leave(pair.checkout, 'replaced', pair);
    pair.checkout = punch;
  }

  private isFree(slot: Slot): boolean {
    const pair = this.taken.get(slot);
    return !this.isMeant(slot, 'checkin') && (!pair?.checkin || isOverBefore(pair, slot, this.setting.early_limit_minutes));
  }

  private takeMeant(punch: PunchFacts): void {
    const pair = this.pairOf(punch);
    if (punch.type === 'checkin') {
      // A session has one presence, so that the first of two check-ins for it stands, whether the person has left between them or not.
      const stands = pair?.checkin && (!pair.checkout || (pair.slot && !isOverBefore(pair, pair.slot, this.setting.early_limit_minutes)));
      if (stands) this.leave(punch, 'replaced', pair);
      else this.begin(this.slotOf(punch), punch.for_date as CalendarDate, punch);
    } else if (!pair) this.leave(punch, 'no_checkin');
    else this.end(pair, punch);
  }

  private takeCheckin(punch: PunchFacts): void {
    const { per_session, early_limit_minutes: early } = this.setting;
    const { at } = punch;
    const { open } = this;
    if (open && !open.checkout && at < blocksUntil(open, early)) return this.leave(punch, 'open', open);
    const near = this.rules.slots.filter((slot) => opensAt(slot, early) <= at && at <= acceptsUntil(slot, early));
    const free = near.filter((slot) => this.isFree(slot));
    const slot = nearest(free, ({ start }) => Math.abs(at - start));
    if (slot) return this.begin(slot, slot.date, punch);
    const date = dateOnLine(at);
    const done = this.pairs.findLast((pair) => pair.date === date || near.includes(pair.slot as Slot)) ?? null;
    if (!per_session && (done || near.length > 0)) return this.leave(punch, 'finished', done);
    this.beginUnplanned(punch, date, done);
  }

  /** Work that no session expects: on days without a schedule, and beyond the sessions where each has its own check-in. */
  private beginUnplanned(punch: PunchFacts, date: CalendarDate, done: Pair | null): void {
    const { per_session, allow_unscheduled, early_limit_minutes: early } = this.setting;
    const later = this.rules.slots.find((each) => each.date === date && punch.at < opensAt(each, early));
    if (later) {
      this.early = { punch, slot: later };
      return this.leave(punch, 'too_early', done);
    }
    const isPlanned = this.rules.slots.some((each) => each.date === date);
    if (isPlanned && !(per_session && done)) return this.leave(punch, done ? 'finished' : 'no_schedule', done);
    if (allow_unscheduled || isFlexible(this.rules.planOn(date))) return this.begin(null, date, punch);
    this.leave(punch, done && isPlanned ? 'finished' : 'no_schedule', done);
  }

  private takeCheckout(punch: PunchFacts): void {
    const running = this.runningAt(punch.at);
    if (running) return this.isMeant(running.slot, 'checkout') ? this.leave(punch, 'replaced', running) : this.end(running, punch);
    if (this.moveCheckout(punch) || this.endEarlyComer(punch)) return;
    const slot = this.slotLeft(punch.at);
    if (slot && !this.isMeant(slot, 'checkin') && !this.isMeant(slot, 'checkout')) this.begin(slot, slot.date, null, punch);
    else this.leave(punch, 'no_checkin', this.open);
  }

  /** The session that somebody leaves whom nobody saw come. */
  private slotLeft(at: LineMinute): Slot | null {
    const early = this.setting.early_limit_minutes;
    const near = this.rules.slots.filter((slot) => opensAt(slot, early) <= at && at <= closesAt(slot, this.setting) && !this.taken.has(slot));
    return nearest(near, ({ end }) => Math.abs(at - end));
  }

  /** A later check-out of a device, or of the person, in the place of one of a device. */
  private moveCheckout(punch: PunchFacts): boolean {
    const { open } = this;
    if (!open?.checkout || !isMovable(open.checkout) || this.isMeant(open.slot, 'checkout')) return false;
    const since = open.checkin ?? open.checkout;
    const until = open.slot && isMovable(punch) ? closesAt(open.slot, this.setting) : since.at + DAY_MINUTES;
    if (punch.at > until) return false;
    this.end(open, punch);
    return true;
  }

  /** Somebody came before the earliest time, or the roster was changed meanwhile: the presence begins there. */
  private endEarlyComer(punch: PunchFacts): boolean {
    const { early } = this;
    if (!early || punch.at > early.punch.at + DAY_MINUTES || this.taken.has(early.slot) || this.isMeant(early.slot, 'checkin')) return false;
    if (this.isMeant(early.slot, 'checkout') || (!punch.directed && punch.ms - early.punch.ms <= REPEAT)) return false;
    // They were seen while still at work of another day: that stay holds these minutes.
    if (this.pairs.some(({ checkin, checkout }) => checkin && checkout && checkin.at < punch.at && early.punch.at < checkout.at)) return false;
    this.unmatched.delete(early.punch.id);
    this.begin(early.slot, early.slot.date, early.punch, punch);
    this.early = null;
    return true;
  }

  private takeUndirected(punch: PunchFacts): void {
    const { early_limit_minutes: early } = this.setting;
    const { at } = punch;
    const near = this.rules.slots.filter((slot) => opensAt(slot, early) <= at && at <= closesAt(slot, this.setting));
    const running = this.runningAt(at);
    const closest = nearest(near, ({ start, end }) => Math.max(0, start - at, at - end));
    // Who is still at work of another day leaves before they come again.
    const stays = running?.slot && closest && running.slot.date !== closest.date && near.includes(running.slot);
    const slot = stays ? running.slot : closest;
    if (!slot) return this.takeBeyond(punch, running);
    const pair = this.taken.get(slot);
    if (pair && !isOverBefore(pair, slot, early)) this.extend(pair, punch);
    else if (this.isMeant(slot, 'checkin')) this.leave(punch, 'replaced');
    else if (at <= (slot.start + slot.end) / 2 || this.early?.slot !== slot || !this.endEarlyComer(punch)) this.begin(slot, slot.date, punch);
  }

  /** No session is near: it ends what runs, or it is a day without a schedule. */
  private takeBeyond(punch: PunchFacts, running: Pair | null): void {
    if (running?.slot) return this.extend(running, punch);
    const untimed = this.untimed(punch.at);
    if (untimed) return this.extend(untimed, punch);
    const date = dateOnLine(punch.at);
    this.beginUnplanned(punch, date, this.pairs.findLast((pair) => pair.date === date && pair.slot) ?? null);
  }

  /** Where no times were set, a face of the next day belongs to a night whose hours may still run; a later one begins that day. */
  private untimed(at: LineMinute): Pair | null {
    const { open } = this;
    if (!open?.checkin || open.slot !== null) return null;
    const plan = this.rules.planOn(open.date);
    const { full_day_hours, ontime_checkout_minutes: window } = this.setting;
    const ends = open.checkin.at + (plan?.flexible_hours ?? full_day_hours) * 60 + (plan?.break_minutes ?? 0);
    const closes = dateOnLine(at) === open.date ? open.checkin.at + DAY_MINUTES : ends + window + CLOSES_AFTER;
    return at <= closes ? open : null;
  }

  /** Seen again: the last is the check-out, unless somebody said themselves when they left. */
  private extend(pair: Pair, punch: PunchFacts): void {
    const last = pair.checkout ?? (pair.checkin as PunchFacts);
    if (this.isMeant(pair.slot, 'checkout')) this.leave(punch, 'replaced', pair);
    else if (pair.checkout && !isMovable(pair.checkout)) this.leave(punch, 'finished', pair);
    else if (punch.ms - last.ms <= REPEAT) this.leave(punch, 'repeat', pair);
    else this.end(pair, punch);
  }
}

export function matchPunches(punches: readonly PunchFacts[], rules: MatchRules): Matched {
  const matching = new Matching(rules, punches);
  const ordered = punches.toSorted(inTime);
  for (const punch of ordered) matching.take(punch);
  for (const punch of ordered) if (punch.source === 'auto') matching.closeForgotten(punch);
  return matching;
}
