import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say, type Params } from '#platform/contract/messages.ts';
import { daysLeftWords, expiryTone } from './days-left.ts';
import { PERMIT } from './permit.messages.ts';
import { shortMonth, yearOfMonths } from './year-of-months.ts';

const t = (key: keyof typeof PERMIT, params?: Params) => say(PERMIT[key], 'en', params);

describe('an expiry', () => {
  it('is red within 30 days, amber within 90', () => {
    expect([-1, 0, 30, 31, 90, 91].map(expiryTone)).toEqual(['error', 'error', 'error', 'warning', 'warning', 'success']);
  });

  it('is said in days, before and after', () => {
    expect([14, 1, 0, -3].map((days) => daysLeftWords(days, t))).toEqual(['14 days', '1 day', 'today', '3 days ago']);
  });
});

it('counts every month of a year, also those without an expiry', () => {
  const months = yearOfMonths('2026-11-21' as CalendarDate, [
    { month: '2026-12', count: 2 },
    { month: '2028-01', count: 9 },
  ]);
  expect(months).toHaveLength(12);
  expect(months.map(({ count }) => count)).toEqual([0, 2, ...Array<number>(10).fill(0)]);
  expect(shortMonth(months[11]!.month)).toBe('10/27');
});
