/** Values of a file as people read them: amounts in ringgit, months by name, dates as everywhere. */
import { formatDate, formatMonth, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { isAmount, type FieldSpec, type FieldValue } from '../contract/layout.ts';

export function shownValue(spec: Pick<FieldSpec, 'kind'>, value: FieldValue, locale: Locale): string {
  if (typeof value === 'number') return isAmount(spec) ? formatPrice(value / 100) : String(value);
  if (spec.kind === 'month' && /^\d{4}-\d{2}$/.test(value)) return formatMonth(`${value}-01` as CalendarDate, locale);
  return spec.kind === 'date' && isCalendarDate(value) ? formatDate(value) : value;
}
