// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remember } from '../local-state.ts';
import { forgetServerTime, noteServerTime, serverFacts, serverNow } from './server-time.ts';

let elapsed = 0;
const NINE = Date.parse('2026-11-26T09:00:00Z');
beforeEach(() => {
  elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
});
afterEach(() => {
  forgetServerTime();
  remember('server_seen_at', undefined);
  vi.restoreAllMocks();
});

it('goes on by the clock that nobody sets', () => {
  noteServerTime(NINE);
  elapsed = 90_500;
  expect([serverNow(), serverFacts()]).toEqual([NINE + 90_500, { at: NINE, since: 90_500 }]);
});

it('is put right by the next answer, and keeps what it knows of the second', () => {
  noteServerTime(NINE);
  elapsed = 3400;
  noteServerTime(NINE + 3000);
  expect(serverFacts()).toEqual({ at: NINE + 3400, since: 0 });
  // The clock stood still while the device slept.
  elapsed = 3500;
  noteServerTime(NINE + 60_000);
  expect(serverNow()).toBe(NINE + 60_000);
});

it('knows on the next page when the server was seen, and no more', () => {
  noteServerTime(NINE);
  forgetServerTime();
  elapsed = 5;
  expect(serverFacts()).toEqual({ at: NINE, since: null });
});

it('knows nothing where the server never told', () => {
  noteServerTime(Number.NaN);
  vi.spyOn(Date, 'now').mockReturnValue(NINE);
  expect([serverNow(), serverFacts()]).toEqual([NINE, null]);
});

it('names the time that the server gave with a code, though it has told others without since', () => {
  noteServerTime(NINE, `${NINE + 40}.abc_-1`);
  elapsed = 2000;
  noteServerTime(NINE + 2000);
  expect(serverFacts()).toEqual({ at: NINE + 40, since: 2000, code: 'abc_-1' });
});
