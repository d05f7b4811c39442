import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { sen } from '#platform/contract/money.ts';
import { allowanceOf } from './monthly-allowance.ts';

const day = calendarDate;
const OFFICER = { allowance: sen(20_000), appointed_at: day('2025-01-01'), appointment_expiry: day('2027-12-31'), ends_from: null };

it.each([
  ['all of a month', {}, 30, 20_000],
  ['appointed on its first day', { appointed_at: day('2026-11-01') }, 30, 20_000],
  ['appointed on its last day: a thirtieth, half a sen up', { appointed_at: day('2026-11-30') }, 1, 667],
  ['appointed after it', { appointed_at: day('2026-12-01') }, 0, 0],
  ['until the appointment ended', { appointment_expiry: day('2026-11-15') }, 15, 10_000],
  ['until the day before the suspension', { ends_from: day('2026-11-16') }, 15, 10_000],
  ['suspended from its first day', { ends_from: day('2026-11-01') }, 0, 0],
  ['suspended before it', { ends_from: day('2026-10-20') }, 0, 0],
  ['suspended after it', { ends_from: day('2026-12-01') }, 30, 20_000],
])('%s', (_name, more, served, amount) => {
  expect(allowanceOf({ ...OFFICER, ...more }, day('2026-11-01'))).toEqual({ days: 30, served, amount });
});
