/** What is kept of one session of somebody's work, for modules that must know who was at which place. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Position } from '#platform/contract/place/geofence.ts';
import type { OvertimeStatus } from './attendance.schema.ts';

export interface PunchedAt {
  /** An instant. */
  readonly at: string;
  /** What it was measured against; null both: it says no place. */
  readonly work_site_id: number | null;
  readonly branch_id: number | null;
  readonly position: Position | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly accuracy_m: number | null;
}

export interface WorkedSession {
  readonly employee_id: number;
  readonly date: CalendarDate;
  readonly checkin: PunchedAt | null;
  readonly checkout: PunchedAt | null;
  /** Worked, the break taken off and rounded; overtime is part of them. */
  readonly minutes: number;
  readonly overtime_minutes: number;
  readonly overtime_status: OvertimeStatus;
}
