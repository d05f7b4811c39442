/** The same person and punches in the words of the portal, and what its judge says in those of the sheet by hand. */
import { addDays, calendarDate, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { effectivePlan, type DayPlan, type EvaluationTemplate } from '#modules/roster/contract/day-plan.ts';
import { PLAIN } from '#modules/attendance/contract/evaluate/evaluation.factory.ts';
import { evaluate, type Evaluation } from '#modules/attendance/contract/evaluate/evaluate-days.ts';
import type { Evaluated } from '#modules/attendance/contract/evaluate/evaluate-pair.ts';
import type { PunchFacts } from '#modules/attendance/contract/evaluate/punch-facts.ts';
import { STARTING_SETTING } from '#modules/attendance/contract/setting/attendance-setting.schema.ts';
import { appliesAt } from '#modules/leave/server/calendar/day-calendar.ts';
import type { DayOfWeek, Person, Punch, Session, Template } from './by-hand/facts.ts';

/** Zones without summer time, by what their clocks are ahead. */
const ZONES: Readonly<Record<string, string>> = { '+08:00': 'Asia/Kuala_Lumpur', '+07:00': 'Asia/Jakarta', '+09:00': 'Asia/Tokyo', '+05:45': 'Asia/Kathmandu' };

const sessionsOf = (sessions: readonly Session[]) => sessions.map(({ start, end }) => ({ start_time: start as TimeOfDay, end_time: end as TimeOfDay }));

const dayOf = ({ kind, sessions }: DayOfWeek) => ({ day_type: kind, sessions: sessionsOf(sessions) });

const templateOf = (id: number, template: Template): EvaluationTemplate => ({
  id,
  name: `Schedule ${id}`,
  type: template.flexibleHours === undefined ? 'Fixed' : 'Flexible',
  days: template.week.map((day, weekday) => ({ ...dayOf(day), weekday: weekday + 1 })),
  flexible_hours: template.flexibleHours ?? null,
  break_minutes: template.breakMinutes,
  ontime_checkin_minutes: template.inWindow ?? null,
  ontime_checkout_minutes: template.outWindow ?? null,
});

const PARTS = { day: 'Full', morning: 'Morning', afternoon: 'Afternoon' } as const;

function leaveOn(person: Person, date: string) {
  const parts = person.leave.filter((one) => one.date === date).map(({ part }) => part);
  if (parts.length === 0) return null;
  const part = new Set(parts).size > 1 ? 'Full' : PARTS[parts[0] as keyof typeof PARTS];
  return { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part } as const;
}

function holidayOn(person: Person, date: string) {
  const branch = { id: person.branch, name: 'HQ', state: person.state, lat: null, lng: null, radius_m: 150, rest_days: [] };
  const mine = person.holidays.filter((one) => one.date === date && appliesAt({ states: one.states, branch_ids: one.branches }, branch));
  return mine.length === 0 ? null : { name: 'Deepavali', name_ms: 'Deepavali', half: mine.every(({ half }) => half) };
}

export function plansFor(person: Person, from: string, days: number): DayPlan[] {
  const templates = new Map(person.assigned.map(({ template }, at) => [at + 1, templateOf(at + 1, template)]));
  const planning = {
    templates,
    fallback: person.standard ? templateOf(99, person.standard) : null,
    spans: person.assigned.map(({ from: effective_from, to }, at) => ({ work_schedule_id: at + 1, effective_from, effective_to: to ?? null })),
    roster: new Map(
      person.roster
        .filter(({ published }) => published)
        .map((row) => [row.date, { ...dayOf(row), date: row.date, work_schedule_id: null, work_site_id: null }]),
    ),
    holidayOn: (date: CalendarDate) => holidayOn(person, date),
    leaveOn: (date: CalendarDate) => leaveOn(person, date),
    joined: '2000-01-01',
    left: null,
  };
  return Array.from({ length: days }, (_, at) => effectivePlan(addDays(calendarDate(from), at), planning));
}

export const factsOf = ({ id, kind, at }: Punch, zone: string): PunchFacts => ({
  id,
  type: kind === 'in' ? 'checkin' : 'checkout',
  source: 'web',
  directed: true,
  at: lineMinuteOf(at, zone),
  ms: Date.parse(at),
  ...PLAIN,
});

export const settingFor = ({ setting }: Person) => ({
  ...STARTING_SETTING,
  ontime_checkin_minutes: setting.inWindow,
  ontime_checkout_minutes: setting.outWindow,
  early_limit_minutes: setting.earlyLimit,
  per_session: setting.perSession,
  allow_unscheduled: setting.allowUnscheduled,
  rounding_minutes: setting.step as 0,
  overtime_min_minutes: setting.overtimeLeast,
});

const zoneOf = ({ offset }: Person): string => ZONES[offset] ?? 'UTC';

export const evaluationOf = (person: Person, punches: readonly Punch[], now: string, from: string, days: number): Evaluation => ({
  plans: plansFor(person, from, days),
  punches: punches.map((punch) => factsOf(punch, zoneOf(person))),
  setting: settingFor(person),
  now: lineMinuteOf(now, zoneOf(person)),
});

const line = (row: Evaluated): string =>
  [
    `${row.date}/${row.session_index} ${row.day_type}`,
    row.absent > 0 ? `absent ${row.absent}` : `${row.checkin_id ?? '-'}→${row.checkout_id ?? '-'} ${row.checkin_status ?? '-'}→${row.checkout_status ?? '-'}`,
    ...(row.absent > 0
      ? []
      : [`late ${row.late_minutes}, early ${row.early_leave_minutes}`, `${row.minutes} = ${row.minutes - row.overtime_minutes} + ${row.overtime_minutes}`]),
    ...row.flags,
  ].join(' | ');

export const evaluatedByPortal = (evaluation: Evaluation): string[] => evaluate(evaluation).days.map((day) => line(day));
