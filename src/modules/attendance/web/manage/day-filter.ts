/** What management filters by: part of the address. */
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { calendarDate, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { FLAGS, OVERTIME_STATUSES, SOURCES } from '../../contract/attendance.schema.ts';
import { LIST_STATUSES, STATE_NAMES } from '../../contract/manage/day-state.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { FLAG_WORDS, SOURCE_WORDS } from '../attendance-words.ts';
import { findEmployees, findSites } from './find-choices.ts';
import { MANAGE } from './manage.messages.ts';

export const PEOPLE_FILTERS: readonly Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'organisation', key: 'organisation', employees: findEmployees },
];

/** Of a day. */
export function useDateFilter(): Filter {
  const today = useToday();
  return useMemo(() => ({ kind: 'date', key: 'date', label: MANAGE.date, initial: today, prominent: true }), [today]);
}

/** The day of the address. */
export function useDay(): CalendarDate {
  const today = useToday();
  const asked = new URLSearchParams(useSearch()).get('date');
  return isCalendarDate(asked) ? calendarDate(asked) : today;
}

/** @param phone there the day stands above the list (`day-head.tsx`) */
export function useDayFilters(phone: boolean): readonly Filter[] {
  const date = useDateFilter();
  return useMemo(
    (): readonly Filter[] => [
      ...PEOPLE_FILTERS,
      ...(phone ? [] : [date]),
      { kind: 'multi', key: 'status', label: MANAGE.status, prominent: true, options: LIST_STATUSES.map((value) => ({ value, label: STATE_NAMES[value] })) },
      { kind: 'select', key: 'overtime', label: MANAGE.overtime, options: OVERTIME_STATUSES.filter((status) => status !== 'None') },
      { kind: 'multi', key: 'flags', label: MANAGE.marks, options: FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] })) },
      { kind: 'select', key: 'source', label: MANAGE.source, options: SOURCES.map((value) => ({ value, label: SOURCE_WORDS[value] })) },
      { kind: 'lookup', key: 'work_site_id', label: MANAGE.site, number: true, load: findSites },
    ],
    [date, phone],
  );
}

/** The address of another view of the same people and day. @param changes an empty text takes a field out */
export function addressWith(search: string, changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const key of ['page', 'open']) query.delete(key);
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  return query.size > 0 ? `/attendance/manage?${query}` : '/attendance/manage';
}

/** `17-2026-11-20-0`: whose session a row is; the last part may be missing. */
export function openedDay(key: string): { employee_id: number; date: string } | null {
  const found = /^(\d+)-(\d{4}-\d\d-\d\d)/.exec(key);
  return found ? { employee_id: Number(found[1]), date: found[2] as string } : null;
}
