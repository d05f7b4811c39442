import { expect, it } from 'vitest';
import { periodName } from './name-file.ts';

it.each([
  ['a month', { start_date: '2026-02-01', end_date: '2026-02-28' }, '2026-02'],
  ['a month as its first day', { month: '2026-02-01' }, '2026-02'],
  ['a year', { start_date: '2025-01-01', end_date: '2025-12-31' }, '2025'],
  ['a year by its number', { year: 2025 }, '2025'],
  ['a pay period across months', { start_date: '2026-01-26', end_date: '2026-02-25' }, '2026-01-26 to 2026-02-25'],
  ['one day', { date: '2026-02-03' }, '2026-02-03'],
  ['half a span', { start_date: '2026-02-01', end_date: null }, '2026-11-20'],
  ['no period', { keyword: 'x', year: null }, '2026-11-20'],
])('the file of %s', (_of, filter, name) => expect(periodName(filter, '2026-11-20')).toBe(name));
