/** What an approval will make, in words: the declaration of the category filled with what form and decision say. */
import { calendarDate, formatDate, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { fieldsOf, type Category } from '../../contract/application/form-fields.ts';
import { renewedUntil } from '../../contract/application/rules/service-end.ts';

interface Told {
  readonly subject: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What ids mean, by the field's key. */
  readonly names: Readonly<Record<string, string>>;
  /** Of the present appointment, for a renewal. */
  readonly expiry?: string | null | undefined;
  readonly decided: string;
}

const EMPTY = '…';

export function effectWords(category: Category, { subject, values, names, expiry, decided }: Told, locale: Locale): string {
  const params: Record<string, string> = { subject: subject || EMPTY };
  for (const { key, kind, options } of [...fieldsOf(category), ...category.decision]) {
    const value = values[key];
    const option = options?.find((each) => each.value === value);
    const shown = kind === 'date' && isCalendarDate(value) ? formatDate(value) : value === undefined || value === null || value === '' ? EMPTY : String(value);
    params[key] = names[key] ?? (option ? say(option.label, locale) : shown);
  }
  const years = Number(values['years']);
  params['renewed_until'] =
    expiry && isCalendarDate(decided) && years >= 1 ? formatDate(renewedUntil(calendarDate(expiry), decided as CalendarDate, years)) : EMPTY;
  return say(category.effect, locale, params);
}
