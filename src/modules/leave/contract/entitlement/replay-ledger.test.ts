import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { freeDays, lowestBalance, replayLedger, withDeferred, type EntryKind, type LedgerEntry } from './replay-ledger.ts';

let ids = 0;
const entry = (kind: EntryKind, days: number, effective_date: string, expires_on: string | null = null): LedgerEntry => ({
  id: ++ids,
  kind,
  days,
  effective_date,
  expires_on,
});
const on = (date: string) => date as CalendarDate;

const YEAR = [entry('Grant', 12, '2026-01-01'), entry('Carry Forward', 5, '2026-01-01', '2026-03-31')];

describe('the balance', () => {
  test.each([
    ['on the first day', '2026-01-01', 17],
    ['on the last day of what was carried', '2026-03-31', 17],
    ['on the morning after', '2026-04-01', 12],
    ['at the end of the year', '2026-12-31', 12],
    ['before the year', '2025-12-31', 0],
  ])('%s', (_case, date, balance) => expect(replayLedger(YEAR, on(date)).balance).toBe(balance));

  test('uses carried days first, so that only their rest lapses', () => {
    const { rows, balance } = replayLedger([...YEAR, entry('Use', -3, '2026-02-10')], on('2026-04-01'));
    expect(balance).toBe(12);
    expect(rows.at(-1)).toMatchObject({ projected: true, balance: 12, entry: { kind: 'Lapse', days: -2, effective_date: '2026-04-01' } });
  });

  test('is the same before and after the lapse is booked', () => {
    const used = [...YEAR, entry('Use', -3, '2026-02-10')];
    const booked = [...used, entry('Lapse', -2, '2026-04-01')];
    for (const date of ['2026-03-31', '2026-04-01', '2026-12-31']) expect(replayLedger(booked, on(date)).balance).toBe(replayLedger(used, on(date)).balance);
    expect(replayLedger(booked, on('2026-12-31')).rows.every(({ projected }) => !projected)).toBe(true);
  });

  test('takes leave after the expiry from what stays', () => {
    expect(replayLedger([...YEAR, entry('Use', -3, '2026-04-02')], on('2026-12-31')).balance).toBe(9);
  });

  test('pays an overdraft back before anything can lapse', () => {
    const rows = [entry('Use', -2, '2026-01-10'), entry('Carry Forward', 5, '2026-02-01', '2026-03-31'), entry('Grant', 8, '2026-06-01')];
    expect(replayLedger(rows, on('2026-04-01')).balance).toBe(0);
    expect(replayLedger(rows, on('2026-06-01')).balance).toBe(8);
  });

  test('is the sum of all rows, in whatever order they were booked', () => {
    // A simple generator: the same cases in every run.
    let seed = 7;
    const random = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    const day = () => `2026-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`;
    for (let round = 0; round < 200; round++) {
      const rows = Array.from({ length: 1 + random(12) }, () => entry(random(2) ? 'Adjustment' : 'Use', (random(9) - 4) / 2 || 1, day()));
      const sum = rows.reduce((total, { days }) => total + days, 0);
      expect(replayLedger(rows, on('2026-12-31')).balance).toBe(sum);
      expect(replayLedger(rows.toReversed(), on('2026-12-31')).balance).toBe(sum);
    }
  });

  test('of a grant that is corrected downward keeps what was carried apart', () => {
    const corrected = [...YEAR, entry('Grant', -4, '2026-01-01')];
    expect([replayLedger(corrected, on('2026-03-31')).balance, replayLedger(corrected, on('2026-04-01')).balance]).toEqual([13, 8]);
  });

  test('is exact to the hundredth where nothing is rounded', () => {
    const months = Array.from({ length: 3 }, (_, at) => entry('Accrual', 0.1, `2026-0${at + 1}-28`));
    expect(replayLedger(months, on('2026-12-31')).balance).toBe(0.3);
  });

  test('is unchanged by a use and its reversal', () => {
    const cancelled = [...YEAR, entry('Use', -2, '2026-02-02'), entry('Reversal', 2, '2026-02-02')];
    for (const date of ['2026-02-02', '2026-03-31']) expect(replayLedger(cancelled, on(date)).balance).toBe(replayLedger(YEAR, on(date)).balance);
  });

  test('has paid days that were given back expire as before', () => {
    const paid = [...YEAR, entry('Encash', -17, '2026-02-02')];
    const back = [...paid, entry('Encash', 17, '2026-02-02')];
    expect(replayLedger(paid, on('2026-04-01')).balance).toBe(0);
    expect(replayLedger(back, on('2026-02-02')).balance).toBe(17);
    expect(replayLedger(back, on('2026-04-01'))).toMatchObject({ balance: 12, expiring: [] });
    expect(replayLedger([...back, entry('Encash', -17, '2026-02-02')], on('2026-04-01')).balance).toBe(0);
  });
});

describe('free days', () => {
  test('are what no later day needs', () => {
    const reserved = withDeferred(YEAR, [{ date: '2026-12-24', days: 10 }]);
    // 12 stay after March, 10 of them are held for Christmas.
    expect(freeDays(reserved, on('2026-04-01'), on('2026-12-31'))).toBe(2);
  });

  test('include carried days before they expire', () => {
    expect(freeDays(YEAR, on('2026-01-05'), on('2026-12-31'))).toBe(17);
    expect(freeDays(YEAR, on('2026-04-01'), on('2026-12-31'))).toBe(12);
  });

  test('before the expiry spare what later leave needs', () => {
    // Ten of the twelve that stay are held for Christmas: five carried and two of the twelve may go in January.
    expect(freeDays(withDeferred(YEAR, [{ date: '2026-12-24', days: 10 }]), on('2026-01-05'), on('2026-12-31'))).toBe(7);
  });

  test('of a ledger that falls short are below zero', () => {
    expect(freeDays([...YEAR, entry('Use', -15, '2026-06-01')], on('2026-04-01'), on('2026-12-31'))).toBe(-3);
  });

  test('of days that are earned month by month are those earned by then', () => {
    const months = Array.from({ length: 12 }, (_, at) => entry('Accrual', 1, `2026-${String(at + 1).padStart(2, '0')}-28`));
    expect(freeDays(months, on('2026-06-30'), on('2026-12-31'))).toBe(6);
  });
});

test('the lowest balance sees the day on which carried days end in the middle of a leave', () => {
  const carried = [entry('Carry Forward', 5, '2026-01-01', '2026-03-31')];
  const week = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03'].map((date) => ({ date, days: 1 }));
  // Free on the Monday are five days; the last three of this week are not among them.
  expect(freeDays(carried, on('2026-03-30'), on('2026-12-31'))).toBe(5);
  expect(lowestBalance(withDeferred(carried, week), on('2026-03-30'), on('2026-12-31'))).toBe(-3);
  expect(lowestBalance(withDeferred(carried, week.slice(0, 2)), on('2026-03-30'), on('2026-12-31'))).toBe(0);
});
