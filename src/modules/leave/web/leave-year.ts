/** The year that a page of leave shows: that of the address, else the current one. */
import { useSearch } from 'wouter';
import { yearOf, yearOptions, type CalendarDate } from '#platform/contract/dates.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { LEAVE_WORDS as W } from './leave-words.ts';

/** Leave is asked for ahead and granted ahead, so the year to come is offered too. */
export function yearFilter(today: CalendarDate) {
  const years = [yearOf(today) + 1, ...yearOptions(today)].map(String);
  return {
    kind: 'select',
    key: 'year',
    label: W.year,
    number: true,
    required: true,
    width: 96,
    initial: String(yearOf(today)),
    options: years,
  } satisfies Filter;
}

export function useYear(): number {
  const current = yearOf(useToday());
  const asked = Number(new URLSearchParams(useSearch()).get('year'));
  return asked >= 2000 && asked <= 2100 ? asked : current;
}
