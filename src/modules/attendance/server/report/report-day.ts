/** What the reports say of a session of work. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { localOf } from '#platform/contract/time/local-line.ts';
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import type { Attendance, Punch } from '../../contract/attendance.schema.ts';
import { STATE_NAMES, stateOf } from '../../contract/manage/day-state.ts';
import type { DateInfo, EmployeeKey } from '../../contract/report/attendance-report.endpoints.ts';

/** Who reads it, and by which clocks. */
export interface Reader {
  readonly locale: Locale;
  readonly zone: string;
}

export interface Asked extends Reader {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly employee_key: EmployeeKey;
  readonly date_info: readonly DateInfo[];
  /** Between the lines of a cell. */
  readonly separator: string;
  /** On paper a column of a day is too narrow for words: letters stand for them. */
  readonly letters: boolean;
  /** A file, not the screen: it has lines for signatures, and hours to reckon with. */
  readonly file: boolean;
}

const HOUR = 60;
/** Hours with two decimals. */
export const hoursOf = (minutes: number): number => Math.round((minutes / HOUR) * 100) / 100;

/** `08:57`, by the clocks of the company. */
export const timeOf = (punch: Pick<Punch, 'at'> | null, { zone }: Reader): string | null => punch && localOf(punch.at, zone).time;

export const sessionText = ({ session }: Attendance): string | null => session && formatSession(session);

/** Name of the leave, of the holiday, or the kind of day; nothing of an ordinary day. */
export function dayWords(session: Attendance, { locale }: Reader): string | null {
  const { leave, holiday, absent } = session;
  const named = leave ?? holiday;
  if (named) return locale === 'ms' ? named.name_ms : named.name;
  const state = stateOf(session);
  return absent > 0 || state === 'visit' || state === 'rest' || state === 'off' ? say(STATE_NAMES[state], locale) : null;
}

/** Overtime that counts: what is approved. */
export const approvedOvertime = ({ overtime_status, overtime_minutes }: Attendance): number => (overtime_status === 'Approved' ? overtime_minutes : 0);
