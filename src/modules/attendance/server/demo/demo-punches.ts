/** What people of the demo punch on their planned days: mostly on time, some late, some not at all. Pure: the same plan, the same punches. */
import { weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';

export interface DemoPunch {
  readonly employee_id: number;
  readonly type: 'checkin' | 'checkout';
  /** An instant. */
  readonly recorded_at: string;
  readonly source: 'web' | 'mobile' | 'manual' | 'auto';
  /** Metres from the place of work. */
  readonly metres: number;
  readonly remark: string | null;
  /** The session that it was entered for by the office, in place of one that is void. */
  readonly for_date: CalendarDate | null;
  /** Why it counts no longer. */
  readonly voided: string | null;
}

/** A number from 0 to 1 that follows from its place alone. */
function dice(...place: readonly (number | string)[]): number {
  let hash = 2_166_136_261;
  for (const sign of place.join('/')) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

const MINUTE = 60_000;
const HOUR = 60;
/** The clocks of Malaysia are never set. */
const instantOf = (date: string, minute: number) => new Date(Date.parse(`${date}T00:00:00+08:00`) + minute * MINUTE).toISOString();

/** Somebody in a dozen comes late more often than not. */
const isSlow = (person: number) => person % 12 === 5;

interface Day {
  readonly start: number;
  readonly end: number;
}

/** Somebody whose check-out the portal writes every week, so that there is one to see. */
const WEEKLY = { person: 3, weekday: 2 } as const;

/** Times of the day; a flexible one begins between eight and ten. */
function dayOf({ date, sessions, flexible_hours }: DayPlan, person: number): Day | null {
  if (flexible_hours !== null) {
    const start = 8 * HOUR + Math.floor(dice(person, date, 'flexible') * 2 * HOUR);
    return { start, end: start + (flexible_hours + 1) * HOUR };
  }
  const spans = sessions.map((session) => spanOf(session));
  return spans.length === 0 ? null : { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
}

const isFree = ({ day_type, leave, holiday }: DayPlan) => day_type !== 'Working' || leave?.part === 'Full' || (holiday !== null && !holiday.half);

/** How many minutes after the start somebody comes, and after the end they go. */
function offsets(person: number, date: string): { in: number; out: number } {
  const [coming, going, small] = [dice(person, date, 'in'), dice(person, date, 'out'), dice(person, date, 'small')];
  const late = coming < (isSlow(person) ? 0.45 : 0.07) ? 18 + Math.floor(small * 40) : null;
  const early = coming > 0.97 ? -20 - Math.floor(small * 25) : null;
  const stays = going < 0.07 ? 45 + Math.floor(small * 140) : null;
  const leaves = going > 0.97 ? -25 - Math.floor(small * 60) : null;
  return { in: late ?? early ?? Math.floor(small * 20) - 12, out: stays ?? leaves ?? Math.floor(dice(person, date, 'end') * 14) };
}

/** The punches of one planned day. @param now nothing is punched after it */
export function demoPunches(plan: DayPlan, employee_id: number, person: number, now: Date): DemoPunch[] {
  const day = isFree(plan) ? null : dayOf(plan, person);
  const fate = dice(person, plan.date, 'fate');
  // Two in a hundred do not come; of those who should be in today some are not yet.
  if (!day || fate < 0.02) return [];
  const half = plan.leave?.part ?? (plan.holiday?.half ? 'Afternoon' : null);
  const middle = Math.floor((day.start + day.end) / 2);
  const { start, end } = { start: half === 'Morning' ? middle : day.start, end: half === 'Afternoon' ? middle : day.end };
  const by = offsets(person, plan.date);
  const outside = dice(person, plan.date, 'outside') < 0.02;
  const place = {
    metres: outside ? 380 + Math.floor(fate * 200) : Math.floor(dice(person, plan.date, 'place') * 70),
    remark: outside ? 'At the client for a delivery' : null,
  };
  const source = person % 2 === 0 ? 'web' : 'mobile';
  const punch = (type: DemoPunch['type'], minute: number, more: Partial<DemoPunch> = {}): DemoPunch => ({
    employee_id,
    type,
    recorded_at: instantOf(plan.date, minute),
    source,
    ...place,
    for_date: null,
    voided: null,
    ...more,
  });
  const out = end + by.out;
  const forgets = fate < 0.03;
  const isClosed = fate < 0.035 || (person === WEEKLY.person && weekdayOf(plan.date) === WEEKLY.weekday);
  const closing = forgets ? [] : isClosed ? [punch('checkout', end, { source: 'auto', metres: 0, remark: null })] : [punch('checkout', out)];
  const punches = [punch('checkin', start + by.in), ...closing].filter(({ recorded_at }) => recorded_at <= now.toISOString());
  // One in fifty was put right by the office.
  if (fate < 0.98 || punches.length < 2) return punches;
  const reason = 'The device was out of order';
  const entered = { source: 'manual', for_date: plan.date, metres: 0, remark: reason } as const;
  return [...punches.map((each) => ({ ...each, voided: reason })), punch('checkin', start - 3, entered), punch('checkout', end + 4, entered)];
}
