/** Hours that the work schedule of somebody promises, beside those that the roster plans. Pure. */

export interface PromisedDay {
  /** Minutes that the work schedule gives on the day, whatever the roster says. */
  readonly schedule_minutes: number;
  readonly holiday: { readonly half: boolean } | null;
  readonly leave: { readonly part: string } | null;
}

/** A whole day of leave or of a holiday is promised no work. */
export const promisedMinutes = ({ schedule_minutes, holiday, leave }: PromisedDay): number =>
  leave?.part === 'Full' || (holiday && !holiday.half) ? 0 : schedule_minutes;

/** @param days of one week @returns what their work schedule promises */
export const promisedOfWeek = (days: readonly PromisedDay[]): number => days.reduce((sum, day) => sum + promisedMinutes(day), 0);
