/** Days, punches and settings of made-up people, for tests of the judge. */
import { addDays, calendarDate, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { instantOnLine, onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { minuteOf, type Session } from '#platform/contract/time/sessions.ts';
import { STARTING_SETTING, type AttendanceSetting } from '../setting/attendance-setting.schema.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { evaluate, type Judgement } from './evaluate-days.ts';
import type { Evaluated } from './evaluate-pair.ts';
import type { PunchFacts } from './punch-facts.ts';

export const KL = 'Asia/Kuala_Lumpur';
/** A Monday. */
export const MONDAY = calendarDate('2026-11-02');

/** `09:00-18:00`, `08:00-12:00 13:00-17:00`. */
export const sessionsOf = (text: string): Session[] =>
  text.split(' ').flatMap((each) => {
    const [start_time, end_time] = each.split('-') as [TimeOfDay, TimeOfDay?];
    return end_time ? [{ start_time, end_time }] : [];
  });

export const planOf = (date: CalendarDate, sessions = '09:00-18:00', more: Partial<DayPlan> = {}): DayPlan => ({
  date,
  source: 'schedule',
  day_type: 'Working',
  sessions: sessionsOf(sessions),
  flexible_hours: null,
  schedule: { id: 1, name: 'Office' },
  break_minutes: 60,
  ontime_checkin_minutes: null,
  ontime_checkout_minutes: null,
  work_site_id: null,
  holiday: null,
  leave: null,
  visited: null,
  ...more,
});

/** The same plan every day of two weeks around the Monday; some days are otherwise. */
export const plansOf = (sessions?: string, more: Partial<DayPlan> = {}, other: Readonly<Record<string, Partial<DayPlan>>> = {}): DayPlan[] =>
  Array.from({ length: 14 }, (_, at) => {
    const date = addDays(MONDAY, at - 5);
    return planOf(date, sessions, { ...more, ...other[date] });
  });

export const REST: Partial<DayPlan> = { day_type: 'Rest Day', sessions: [] };
export const NO_PLAN: Partial<DayPlan> = { day_type: 'None', source: 'none', sessions: [], schedule: null, break_minutes: 0 };

/** Nothing is to be said of it. */
export const PLAIN = {
  position: null,
  accuracy_m: null,
  for_date: null,
  for_index: null,
  corrects: false,
  offline: false,
  clock: false,
  unusual: false,
} as const;

/** `in 08:57`, `out 18:04`, `face 12:00:30`, `face-in 09:00`, `face-out 18:00`, `in +1 06:00` on the day after the Monday. */
export function punchOf(text: string, id: number, zone = KL, more: Partial<PunchFacts> = {}): PunchFacts {
  const [what, ...rest] = text.split(' ');
  const time = rest.at(-1) as string;
  const day = rest.length > 1 ? Number(rest[0]) : 0;
  const at = onLine(MONDAY, day * 1440 + minuteOf(time.slice(0, 5) as TimeOfDay));
  const ms = Date.parse(instantOnLine(at, zone)) + Number(time.slice(6) || 0) * 1000;
  return {
    id,
    type: what === 'out' || what === 'face-out' ? 'checkout' : 'checkin',
    source: what?.startsWith('face') ? 'fr' : 'web',
    directed: what !== 'face',
    at,
    ms,
    ...PLAIN,
    ...more,
  };
}

export const punches = (...texts: readonly string[]): PunchFacts[] => texts.map((text, at) => punchOf(text, at + 1));

interface Given {
  readonly plans?: readonly DayPlan[];
  readonly setting?: Partial<AttendanceSetting>;
  /** Minutes after the Monday begins; else long after. */
  readonly now?: number;
}

export const LONG_AFTER: LineMinute = onLine(addDays(MONDAY, 30));

export const evaluated = (given: readonly PunchFacts[], { plans = plansOf(), setting = {}, now }: Given = {}): Judgement =>
  evaluate({
    plans,
    punches: given,
    setting: { ...STARTING_SETTING, ...setting },
    now: now === undefined ? LONG_AFTER : onLine(MONDAY, now),
  });

/** The sessions of the Monday. */
export const onMonday = (...asked: Parameters<typeof evaluated>): Evaluated[] => evaluated(...asked).days.filter(({ date }) => date === MONDAY);

/** The only session of the Monday. */
export function theSession(...asked: Parameters<typeof evaluated>): Evaluated {
  const [one, ...others] = onMonday(...asked);
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} sessions`);
  return one;
}
