/** Where a task on a site stands, and what it takes to finish it. Pure. */
import type { CalendarDate, TimeOfDay } from '#platform/contract/dates.ts';
import type { Position } from '#platform/contract/place/geofence.ts';
import { DAY_MINUTES, onLine, type LineMinute } from '#platform/contract/time/local-line.ts';

export const TASK_STATUSES = ['Pending', 'Processing', 'Success', 'Cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];
export const OPEN_STATUSES = ['Pending', 'Processing'] as const satisfies readonly TaskStatus[];

export interface Due {
  readonly due_date: CalendarDate;
  /** Null: at the end of its day. */
  readonly due_time: TimeOfDay | null;
}

/** The minute in which it is due; it is overdue from the next one on. */
export function dueAt({ due_date, due_time }: Due): LineMinute {
  const minute = due_time === null ? DAY_MINUTES - 1 : Number(due_time.slice(0, 2)) * 60 + Number(due_time.slice(3, 5));
  return onLine(due_date, minute);
}

export const isPast = (due: Due, at: LineMinute): boolean => at > dueAt(due);

/** What is done or cancelled never is. */
export const isOverdue = ({ status, ...due }: Due & { readonly status: TaskStatus }, now: LineMinute): boolean =>
  OPEN_STATUSES.some((open) => open === status) && isPast(due, now);

export interface Asked {
  readonly checklist: readonly string[];
  readonly requires_photo: boolean;
  readonly requires_location: boolean;
}
export interface Shown {
  readonly checklist: readonly boolean[];
  readonly photos: number;
  readonly position: Position | null;
}

/** What is missing before a task is done, by the field that brings it; the most important first. */
export function missingFor({ checklist, requires_photo, requires_location }: Asked, shown: Shown): ('checklist' | 'photos' | 'location')[] {
  return [
    ...(checklist.some((_point, at) => shown.checklist[at] !== true) ? ['checklist' as const] : []),
    ...(requires_photo && shown.photos === 0 ? ['photos' as const] : []),
    // A fix that is not exact enough to say proves nothing.
    ...(requires_location && shown.position !== 'inside' ? ['location' as const] : []),
  ];
}

export const RESULTS = ['Done', 'Not Done', 'Issue'] as const;
export type Result = (typeof RESULTS)[number];

/** After an action: what is not done stays open, and so does an issue until somebody is done with it. */
export const statusAfter = (result: Result): Extract<TaskStatus, 'Processing' | 'Success'> => (result === 'Done' ? 'Success' : 'Processing');
