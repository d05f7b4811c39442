/** What stands in a field of a form, in words. */
import { formatDate, isCalendarDate } from '#platform/contract/dates.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { isAsked, linesOf, type FormField } from './form-fields.ts';

/** @param names what ids mean, by the field's key @returns null where nothing was entered */
export function valueText(
  { key, kind, options, line = [] }: FormField,
  values: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
  locale: Locale,
): string | null {
  const value = values[key];
  if (value === undefined || value === null) return null;
  if (names[key]) return names[key];
  // A line of the form is a line of the text.
  if (kind === 'lines')
    return linesOf(values, key)
      .map((row) => line.flatMap((each) => (isAsked(each, row) ? (valueText(each, row, {}, locale) ?? []) : [])).join(' · '))
      .join('\n');
  if (kind === 'serials' && Array.isArray(value)) return value.map((numbers) => String(numbers).replaceAll(/\s*\n\s*/g, ', ')).join('\n');
  if (kind === 'yesno') return say(value === true ? EVERYDAY.yes : EVERYDAY.no, locale);
  if (kind === 'date' && isCalendarDate(value)) return formatDate(value);
  if (kind === 'money' && typeof value === 'number') return formatPrice(value);
  const option = options?.find((each) => each.value === value);
  return option ? say(option.label, locale) : String(value);
}
