/** Sessions and hours of work in words; pure, and without what checks them in forms (`sessions.ts`). */
import type { Locale } from '../messages.ts';
import { sayTimes } from './shown-times.ts';

/** As it is kept. */
export interface SessionText {
  readonly start_time: string;
  readonly end_time: string;
}

/** `09:00–18:00`, as files and figures have it. */
export const formatSession = ({ start_time, end_time }: SessionText): string => `${start_time}–${end_time}`;
/** `09:00 AM–06:00 PM`. */
export const saySession = (session: SessionText, locale: Locale): string => sayTimes(formatSession(session), locale);

/** The times of a session in a narrow place: on one line, or broken between them. */
export const sessionLine = (session: SessionText, locale: Locale): string => saySession(session, locale).replaceAll(' ', '\u00A0').replace('–', '–\u200B');

const HOUR = 60;
const HOURS = { en: 'h', ms: 'jam' } as const;
/** `8 h 08 min`: the minutes in two figures, so that they stand below each other; on one line wherever it is. */
export const sayHours = (minutes: number, locale: Locale): string =>
  `${Math.floor(Math.round(minutes) / HOUR)} ${HOURS[locale]} ${String(Math.round(minutes) % HOUR).padStart(2, '0')} min`.replaceAll(' ', '\u00A0');
