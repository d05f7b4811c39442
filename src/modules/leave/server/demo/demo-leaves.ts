/** The leaves of the demo's people, worked out from the day on which the demo stands: same day, same leaves. Pure. */
import { addDays, calendarDate, weekdayOf, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';

export interface DemoLeave {
  readonly employee_id: number;
  readonly code: string;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly duration: LeaveDuration;
  readonly status: LeaveStatus;
  readonly reason: string;
  readonly remark: string | null;
}

export interface DemoPersonOnLeave {
  readonly id: number;
  readonly joined: CalendarDate;
  readonly left: CalendarDate | null;
  readonly gender: 'Male' | 'Female' | null;
}

const REASONS: Readonly<Record<string, readonly string[]>> = {
  AL: ['Family gathering', 'Visiting parents', 'School holidays', 'Personal matters', 'Wedding of a cousin'],
  MC: ['Fever', 'Dental treatment', 'Food poisoning', 'Back pain'],
  UL: ['Personal matters, no balance left'],
  EL: ['Burst water pipe at home', 'Child taken ill'],
};
/** Month and day of the month at which people like to go, and for how long. */
const HABITS = [
  { code: 'AL', month: 2, day: 9, days: 2 },
  { code: 'MC', month: 3, day: 17, days: 1 },
  { code: 'AL', month: 6, day: 4, days: 2 },
  { code: 'MC', month: 7, day: 21, days: 2 },
  { code: 'EL', month: 8, day: 11, days: 1 },
  { code: 'AL', month: 9, day: 14, days: 3 },
  { code: 'UL', month: 10, day: 6, days: 1 },
  { code: 'AL', month: 11, day: 26, days: 1 },
  { code: 'AL', month: 12, day: 21, days: 2 },
] as const;

/** How many of a company's newest applications wait, and where they stand. */
const WAITING: readonly LeaveStatus[] = [
  'Waiting for Approval',
  'Reviewed',
  'Waiting for Approval',
  'Waiting for Approval',
  'Rejected',
  'Reviewed',
  'Cancelled',
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

function shifted(year: number, month: number, day: number, by: number): CalendarDate {
  let date = addDays(calendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`), by);
  // Nobody applies for a Sunday.
  while (weekdayOf(date) === 7) date = addDays(date, 1);
  return date;
}

/** The leaves of one year, oldest first. */
export function demoLeaves(people: readonly DemoPersonOnLeave[], year: number, today: CalendarDate): DemoLeave[] {
  const leaves: DemoLeave[] = [];
  for (const [nth, person] of people.entries()) {
    for (const [habit, { code, month, day, days }] of HABITS.entries()) {
      // Everybody has about a third of the habits.
      if ((nth * 7 + habit * 5 + year) % 10 > 3) continue;
      const start = shifted(year, month, day, nth % 5);
      const end = addDays(start, days - 1);
      if (yearOf(end) !== year || start < addDays(person.joined, 90) || (person.left !== null && end > person.left)) continue;
      const half = code === 'AL' && days === 1 && nth % 3 === 0;
      leaves.push({
        employee_id: person.id,
        code,
        start,
        end,
        duration: half ? pick(['Morning', 'Afternoon'] as const, nth) : 'Full',
        status: statusOf(start, today, nth),
        reason: pick(REASONS[code] ?? ['Personal matters'], nth + habit),
        remark: null,
      });
    }
  }
  const first = [...maternity(people, year, today), ...(year === yearOf(today) ? awayToday(people, today) : [])];
  return [...first, ...leaves.filter((leave) => !first.some((other) => clashes(other, leave)))]
    .map((leave) => (leave.status === 'Rejected' ? { ...leave, remark: 'Stocktaking week' } : leave))
    .toSorted((a, b) => a.start.localeCompare(b.start));
}

const clashes = (a: DemoLeave, b: DemoLeave) => a.employee_id === b.employee_id && a.start <= b.end && b.start <= a.end;

/** What has begun is decided; what lies ahead waits. */
const statusOf = (start: CalendarDate, today: CalendarDate, nth: number): LeaveStatus =>
  start <= addDays(today, 2) ? (nth % 17 === 4 ? 'Cancelled' : 'Approved') : pick([...WAITING, 'Approved', 'Approved'] as const, nth);

/** Some people are away on the day on which the demo stands. */
function awayToday(people: readonly DemoPersonOnLeave[], today: CalendarDate): DemoLeave[] {
  const present = people.filter(({ left, joined }) => left === null && joined < addDays(today, -200));
  const wish = (nth: number, code: string, from: number, to: number): DemoLeave | [] => {
    const person = present[nth];
    const [start, end] = [addDays(today, from), addDays(today, to)];
    if (!person || yearOf(start) !== yearOf(end)) return [];
    return { employee_id: person.id, code, start, end, duration: 'Full', status: 'Approved', reason: pick(REASONS[code] ?? [], nth), remark: null };
  };
  return [wish(4, 'AL', -1, 2), wish(9, 'MC', 0, 1), wish(13, 'AL', 0, 0), wish(21, 'MC', -1, 0)].flat();
}

/** One mother each year: 98 days of the calendar. */
function maternity(people: readonly DemoPersonOnLeave[], year: number, today: CalendarDate): DemoLeave[] {
  const mother = people.filter(({ gender, left, joined }) => gender === 'Female' && left === null && yearOf(joined) < year - 1).at(year % 3);
  const start = calendarDate(`${year}-04-20`);
  if (!mother || start > today) return [];
  return [
    { employee_id: mother.id, code: 'ML', start, end: addDays(start, 97), duration: 'Full', status: 'Approved', reason: 'Birth of a child', remark: null },
  ];
}
