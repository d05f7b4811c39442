/** What an application replaces once it is approved, for the form and for whoever decides. */
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { LEAVE_WARNINGS } from '../../contract/leave.messages.ts';
import type { ReplacedDay } from './overlapping-days.ts';

/** A sentence for each leave that loses days that cost something. */
export function replacesTexts(replaced: readonly ReplacedDay[]): Text[] {
  const costly = replaced.filter(({ day }) => day.value > 0);
  return [...Map.groupBy(costly, ({ number }) => number)].map(([number, taken]) => {
    const days = taken.reduce((sum, { day, part }) => sum + (part === day.part ? day.value : day.value / 2), 0);
    const type = taken[0]!.type;
    const name = { en: type.name, ms: type.name_ms };
    return Object.fromEntries(LOCALES.map((locale) => [locale, say(LEAVE_WARNINGS.replaces, locale, { days, number, type: name[locale] })])) as Text;
  });
}
