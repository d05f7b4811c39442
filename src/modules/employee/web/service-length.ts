/** Length of service in words. Pure. */
import { calendarDate, monthsBetween } from '#platform/contract/dates.ts';
import { defineMessages, type Params, type Text } from '#platform/contract/messages.ts';

/** Kept together: a length that breaks in two reads as two facts. */
const MESSAGES = defineMessages({
  none: { en: 'not started', ms: 'belum bermula' },
  new: { en: '<\u00A01\u00A0mo', ms: '<\u00A01\u00A0bln' },
  months: { en: '{m}\u00A0mo', ms: '{m}\u00A0bln' },
  years: { en: '{y}\u00A0yr', ms: '{y}\u00A0thn' },
  both: { en: '{y}\u00A0yr\u00A0{m}\u00A0mo', ms: '{y}\u00A0thn\u00A0{m}\u00A0bln' },
});

/** `40` → `3 yr 4 mo`. @param months whole months of service. */
export function serviceWords(months: number, say: (text: Text, params?: Params) => string): string {
  const y = Math.floor(months / 12);
  const m = months % 12;
  if (months <= 0) return say(MESSAGES.new);
  if (y === 0) return say(MESSAGES.months, { m });
  return m === 0 ? say(MESSAGES.years, { y }) : say(MESSAGES.both, { y, m });
}

/** Service from joining to today, or to the end of the employment. */
export function serviceOf(joined: string, ended: string | null | undefined, today: string, say: (text: Text, params?: Params) => string): string {
  const until = ended && ended < today ? ended : today;
  if (until < joined) return say(MESSAGES.none);
  return serviceWords(monthsBetween(calendarDate(joined), calendarDate(until)), say);
}
