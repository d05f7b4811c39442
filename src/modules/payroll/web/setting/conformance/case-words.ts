/** Figures and inputs of a case in words. Pure. */
import { formatPrice } from '#platform/contract/money.ts';
import { formatDate } from '#platform/contract/dates.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { ConformanceCase } from '#modules/statutory/contract/conformance/conformance.schema.ts';
import { FIGURES } from './conformance.messages.ts';

type Value = ConformanceCase['input'][string];
const COUNTS = new Set(['category', 'rate', 'hours', 'hours_per_day', 'days', 'of', 'years']);

const nameOf = (key: string, locale: Locale) => (key in FIGURES ? FIGURES[key as keyof typeof FIGURES][locale] : key);

/** "employee 550.00 · employer 650.00" */
export const figuresText = (figures: Readonly<Record<string, number>>, locale: Locale) =>
  Object.entries(figures)
    .map(([key, value]) => `${nameOf(key, locale)} ${formatPrice(value)}`)
    .join(' · ');

/** "wage 5,000.00 · part A"; what is empty is left out. */
export function inputText(input: Readonly<Record<string, Value>>, locale: Locale): string {
  return Object.entries(input)
    .flatMap(([key, value]) => {
      if (typeof value === 'object') {
        const inner = inputText(value, locale);
        return inner === '' ? [] : [`${nameOf(key, locale)}: ${inner}`];
      }
      const shown =
        typeof value !== 'number' ? (key === 'date' ? formatDate(String(value)) : String(value)) : COUNTS.has(key) ? String(value) : formatPrice(value);
      return [`${nameOf(key, locale)} ${shown}`];
    })
    .join(' · ');
}
