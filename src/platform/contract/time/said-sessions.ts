/** Sessions of work in words; pure, and without what checks them in forms (`sessions.ts`). */
import type { Locale } from '../messages.ts';
import { sayTimes } from './said-times.ts';

/** As it is kept. */
export interface SessionText {
  readonly start_time: string;
  readonly end_time: string;
}

/** `09:00–18:00`, as files and figures have it. */
export const formatSession = ({ start_time, end_time }: SessionText): string => `${start_time}–${end_time}`;
/** `09:00 AM–06:00 PM`. */
export const saySession = (session: SessionText, locale: Locale): string => sayTimes(formatSession(session), locale);
