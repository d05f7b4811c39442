import { DEFAULT_TIME_ZONE, type CalendarDate } from '#platform/contract/dates.ts';
import type { Locale } from '#platform/contract/messages.ts';

const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'en-MY', ms: 'ms-MY' };

/** `Saturday, 21 November 2026`, in the company's zone and the reader's language. */
export function dateInWords(instant: Date, locale: Locale, zone: string = DEFAULT_TIME_ZONE): string {
  return new Intl.DateTimeFormat(LANGUAGE[locale], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(instant);
}

/** One for each language: making one costs as much as a card. */
const weekdays = new Map<Locale, Intl.DateTimeFormat>();

/** `Saturday`, in the reader's language. */
export function weekdayInWords(date: CalendarDate, locale: Locale): string {
  const weekday = weekdays.get(locale) ?? new Intl.DateTimeFormat(LANGUAGE[locale], { weekday: 'long', timeZone: 'UTC' });
  weekdays.set(locale, weekday);
  return weekday.format(new Date(`${date}T00:00:00Z`));
}
