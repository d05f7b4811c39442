/** The state of a project by its dates, and what stands in the way of moving them. Pure. */
import { addMonths, type CalendarDate } from '#platform/contract/dates.ts';
import type { ProjectStatus } from '../project-words.ts';

export const MOST_MONTHS = 24;

export interface ProjectDates {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

/** First and last day as records have them. */
export interface DaysText {
  readonly start_date: string;
  readonly end_date: string;
}

/** Of a project that is published: the last day is still On Going. */
export function statusByDates({ start_date, end_date }: ProjectDates, today: CalendarDate): Extract<ProjectStatus, 'Upcoming' | 'On Going' | 'Completed'> {
  if (today < start_date) return 'Upcoming';
  return today <= end_date ? 'On Going' : 'Completed';
}

/** Not before it starts, and at most 24 calendar months, that very day allowed. */
export const datesFit = ({ start_date, end_date }: ProjectDates): boolean => end_date >= start_date && end_date <= addMonths(start_date, MOST_MONTHS);
