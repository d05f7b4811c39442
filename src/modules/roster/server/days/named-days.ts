import { inBoth, say, type Locale, type Text } from '#platform/contract/messages.ts';

/** So many days are named, the rest is counted. */
const NAMED = 3;

/** One sentence about some days. @param text with the values `days` and `more` */
export const namedDays = <D>(text: Text, days: readonly D[], wording: (day: D, locale: Locale) => string): Text =>
  inBoth((locale) => {
    const named = days.slice(0, NAMED).map((day) => wording(day, locale));
    return say(text, locale, { days: named.join(', '), more: days.length - named.length });
  });
