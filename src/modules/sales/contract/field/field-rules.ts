/** Check-in and check-out against the schedule, what a check-out lacks, and whether a task is answered. Pure; instants are milliseconds. */
import type { Text } from '#platform/contract/messages.ts';
import type { TaskOptions, TaskType } from '../project-words.ts';
import { LEAD_MINUTES } from '../schedule-status.ts';
import { FIELD_ERRORS } from './field.messages.ts';
import type { PunchStatus, TaskValue } from '../field-words.ts';

const MINUTE = 60_000;
/** Seconds are cut before anything is judged. */
const minuteOf = (at: number) => Math.floor(at / MINUTE) * MINUTE;

/** Until so many days after it came a report may be sent back, and its promoter asked about it. */
export const REOPEN_DAYS = 3;

export interface PlannedTime {
  readonly starts: number;
  readonly ends: number;
}

/** From an hour before the start until the end. */
export const mayCheckIn = (at: number, { starts, ends }: PlannedTime): boolean => minuteOf(at) >= starts - LEAD_MINUTES * MINUTE && minuteOf(at) <= ends;

/** In the window of so many minutes before and after (specification §5), both edges included. */
function statusAround(planned: number, at: number, minutes: number): PunchStatus {
  const away = minuteOf(at) - planned;
  if (away < -minutes * MINUTE) return 'early';
  return away > minutes * MINUTE ? 'late' : 'ontime';
}

/** @param minutes before and after the start that are on time */
export const checkInStatus = (at: number, { starts }: PlannedTime, minutes: number): PunchStatus => statusAround(starts, at, minutes);

/** @param minutes before and after the end that are on time */
export const checkOutStatus = (at: number, { ends }: PlannedTime, minutes: number): PunchStatus => statusAround(ends, at, minutes);

/** From check-in to check-out, in whole minutes, never below 0. */
export const workedMinutes = (from: number, to: number): number => Math.max(0, (minuteOf(to) - minuteOf(from)) / MINUTE);

/** When stock was counted for a report: as it was submitted, neither before the check-in nor after the schedule was closed. */
export const countedAt = (submitted: number, checkedIn: number, closed: number): number => Math.min(Math.max(submitted, checkedIn), closed);

export interface CheckOutNeeds {
  readonly daily_report_required: boolean;
  readonly stock_required: boolean;
  readonly is_submitted: boolean;
  readonly has_stock: boolean;
}

/** What is missing at a check-out; it is recorded all the same. */
export const checkOutFlags = (needs: CheckOutNeeds): string[] => [
  ...(needs.daily_report_required && !needs.is_submitted ? ['report'] : []),
  ...(needs.stock_required && !needs.has_stock ? ['stock'] : []),
];

/** @param hasPhoto a picture is sent, or was sent before @returns what is wrong with an answer; null: nothing */
export function taskFault(
  { type, options }: { readonly type: TaskType; readonly options: TaskOptions },
  value: TaskValue | null,
  hasPhoto: boolean,
): Text | null {
  switch (type) {
    case 'Photo':
      return hasPhoto ? null : FIELD_ERRORS.photo;
    case 'Text':
      return typeof value === 'string' && value.trim() !== '' ? null : FIELD_ERRORS.answer;
    case 'Yes/No':
      return typeof value === 'boolean' ? null : FIELD_ERRORS.answer;
    case 'Number':
      if (typeof value !== 'number') return FIELD_ERRORS.answer;
      return value < (options.min ?? -Infinity) || value > (options.max ?? Infinity) ? FIELD_ERRORS.range : null;
    case 'Checklist':
      return Array.isArray(value) && value.length > 0 && value.every((item) => options.items?.includes(item)) ? null : FIELD_ERRORS.items;
  }
}
