/** The states of a schedule: a promoter at an outlet on a day. */
export const SCHEDULE_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Missed', 'Cancelled'] as const;
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];

/** Those that take up the time of the promoter. */
export const TAKING_STATUSES = ['Upcoming', 'On Going', 'Completed'] as const satisfies readonly ScheduleStatus[];

/** From so many minutes before its start a schedule is On Going. */
export const LEAD_MINUTES = 60;
/** So many hours after its end one without a check-in is Missed, and one that is still open is closed. */
export const CLOSE_HOURS = 4;

/** When a schedule is closed, as milliseconds; what was made before that on it may arrive later. */
export const closesAt = ({ ends_at }: { readonly ends_at: string }): number => Date.parse(ends_at) + CLOSE_HOURS * 3_600_000;
