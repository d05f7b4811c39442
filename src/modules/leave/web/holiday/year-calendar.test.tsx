import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import type { HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { weeksOf, YearCalendar } from './year-calendar.tsx';

const holiday = (id: number, date: string, name: string, name_ms: string, more: Partial<HolidayRow> = {}): HolidayRow => ({
  id,
  date,
  name,
  name_ms,
  type: 'National',
  states: [],
  branch_ids: [],
  is_compulsory: false,
  is_half_day: false,
  replaces_id: null,
  certainty: null,
  basis: null,
  unconfirmed_states: [],
  updated_at: '2026-01-01T00:00:00Z',
  ...more,
});
const HOLIDAYS = [
  holiday(1, '2026-08-31', 'National Day', 'Hari Kebangsaan'),
  holiday(2, '2026-02-01', 'Federal Territory Day', 'Hari Wilayah Persekutuan', { type: 'State', states: ['Kuala Lumpur'] }),
];

let view: Rendered | undefined;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/leave/holiday?view=calendar&year=2026&state=Kuala+Lumpur');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ data: HOLIDAYS, year: 2026, states: ['Johor', 'Kuala Lumpur'], stateless: [] });
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
});

it.each([
  ['begins on a Sunday', '2026-02-01', 5, 6],
  ['begins on a Monday', '2026-06-01', 5, 0],
  ['fills its weeks exactly', '2027-02-01', 4, 0],
  ['has a leap day', '2028-02-01', 5, 1],
])('a month that %s', (_case, month, weeks, before) => {
  const found = weeksOf(calendarDate(month));
  expect(found).toHaveLength(weeks);
  expect(found.every((week) => week.length === 7)).toBe(true);
  expect(found[0]?.findIndex((date) => date !== null)).toBe(before);
  expect(found.flat().filter((date) => date?.startsWith(month.slice(0, 7)))).toHaveLength(
    new Date(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0).getDate(),
  );
});

it('names the holidays of each month, of the year and state of the address', async () => {
  const opened = vi.fn<(holiday: HolidayRow) => void>();
  view = await render(<YearCalendar onOpen={opened} />);
  await until(() => pageText().includes('National Day'));
  expect(asked.some((url) => url.includes('year=2026') && url.includes('state=Kuala+Lumpur'))).toBe(true);
  const months = [...document.querySelectorAll('table')].map((table) => table.caption?.textContent);
  expect(months).toHaveLength(12);
  expect(months[7]).toBe('August 2026');
  expect(document.querySelectorAll('section')[7]?.textContent).toContain('National Day');
  expect(document.querySelectorAll('section')[1]?.textContent).toContain('Kuala Lumpur');
  expect(document.querySelector('[title="National Day"]')?.textContent).toBe('31');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(button('National Day'));
  expect(opened).toHaveBeenCalledWith(HOLIDAYS[0]);
});

it('goes to the year after in the address, and speaks Malay', async () => {
  view = await render(<YearCalendar onOpen={() => undefined} />, { locale: 'ms' });
  await until(() => pageText().includes('Hari Kebangsaan'));
  expect(document.querySelectorAll('table')[7]?.caption?.textContent).toBe('Ogos 2026');
  await click(button('Tahun selepas'));
  await until(() => asked.some((url) => url.includes('year=2027')));
  expect(window.location.search).toContain('state=Kuala+Lumpur');
});
