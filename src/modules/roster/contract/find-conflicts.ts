/** What stands in the way of days that somebody wants to put on the roster. Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';
import type { RefusedTime } from '#modules/availability/contract/assess-availability.ts';
import type { DayType } from './work-schedule.schema.ts';

const DAY = 24 * 60;

export interface WantedDay {
  readonly employee_id: number;
  readonly date: CalendarDate;
  readonly day_type: DayType;
  readonly sessions: readonly Session[];
}

export type Conflict<D extends WantedDay = WantedDay> = { readonly day: D } & (
  | { readonly kind: 'joins' | 'left'; readonly on: string }
  | { readonly kind: 'leave'; readonly name: { readonly name: string; readonly name_ms: string } }
  | { readonly kind: 'overlap'; readonly session: string; readonly other: string; readonly on: CalendarDate }
  | { readonly kind: 'refused'; readonly finding: RefusedTime }
);

export interface ConflictFacts {
  readonly employment: (employeeId: number) => { readonly company_joined_at: string; readonly inactive_at: string | null };
  /** Approved leave of a whole day. */
  readonly leave: (employeeId: number, date: CalendarDate) => { readonly name: string; readonly name_ms: string } | null;
  /** What stands on a day that nobody wants to change. */
  readonly sessions: (employeeId: number, date: CalendarDate) => readonly Session[];
}

/** The first two sessions of neighbouring dates that overlap: `later` lies `days` after `earlier`. */
function clash(sessions: readonly Session[], others: readonly Session[], by: number): readonly [Session, Session] | null {
  for (const session of sessions) {
    const mine = spanOf(session);
    const other = others.find((each) => {
      const span = spanOf(each);
      return mine.start < span.end + by && span.start + by < mine.end;
    });
    if (other) return [session, other];
  }
  return null;
}

const keyOf = ({ employee_id, date }: { readonly employee_id: number; readonly date: string }) => `${employee_id} ${date}`;

/**
 * Which of the days can be written, and what stands in the way of the others. A day that cannot leaves what stood there,
 * which may stand in the way of its neighbour in turn.
 */
export function findConflicts<D extends WantedDay>(wanted: readonly D[], facts: ConflictFacts): { readonly free: D[]; readonly conflicts: Conflict<D>[] } {
  const conflicts = new Map<string, Conflict<D>>();
  const days = wanted.toSorted((a, b) => a.employee_id - b.employee_id || a.date.localeCompare(b.date));
  const byKey = new Map(days.map((day) => [keyOf(day), day]));
  for (const day of days) {
    const found = alone(day, facts);
    if (found) conflicts.set(keyOf(day), found);
  }
  const fixed = (employee_id: number, date: CalendarDate) => {
    const key = keyOf({ employee_id, date });
    const day = conflicts.has(key) ? undefined : byKey.get(key);
    return day ? day.sessions : facts.sessions(employee_id, date);
  };
  // Each round refuses one day more at least, so it ends.
  for (let before = -1; before !== conflicts.size;) {
    before = conflicts.size;
    for (const day of days) {
      const key = keyOf(day);
      if (conflicts.has(key) || day.sessions.length === 0) continue;
      for (const by of [-1, 1]) {
        const on = addDays(day.date, by);
        const isWanted = byKey.has(keyOf({ employee_id: day.employee_id, date: on })) && !conflicts.has(keyOf({ employee_id: day.employee_id, date: on }));
        // Of two that are wanted both, the later one gives way.
        const pair = isWanted && by > 0 ? null : clash(day.sessions, fixed(day.employee_id, on), by * DAY);
        if (!pair) continue;
        conflicts.set(key, { day, kind: 'overlap', session: formatSession(pair[0]), other: formatSession(pair[1]), on });
        break;
      }
    }
  }
  return { free: days.filter((day) => !conflicts.has(keyOf(day))), conflicts: days.flatMap((day) => conflicts.get(keyOf(day)) ?? []) };
}

function alone<D extends WantedDay>(day: D, facts: ConflictFacts): Conflict<D> | null {
  const { company_joined_at, inactive_at } = facts.employment(day.employee_id);
  if (day.date < company_joined_at) return { day, kind: 'joins', on: company_joined_at };
  if (inactive_at !== null && day.date > inactive_at) return { day, kind: 'left', on: inactive_at };
  const name = day.day_type === 'Working' ? facts.leave(day.employee_id, day.date) : null;
  return name && { day, kind: 'leave', name };
}
