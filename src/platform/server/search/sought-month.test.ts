import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { soughtMonth } from './sought-month.ts';

const TODAY = calendarDate('2026-10-20');

it.each([
  ['11/2026', '2026-11-01'],
  ['2026-11', '2026-11-01'],
  ['3.2025', '2025-03-01'],
  ['nov', '2026-11-01'],
  ['Disember', '2025-12-01'],
  ['December 2026', '2026-12-01'],
  ['ogos 2026', '2026-08-01'],
  ['mei', '2026-05-01'],
  ['13/2026', null],
  ['no', null],
  ['november 26', null],
  ['novembers', null],
  ['2026', null],
  ['11/26', null],
  ['ahmad', null],
])('%j is %j', (text, month) => expect(soughtMonth(text, TODAY)).toBe(month));
