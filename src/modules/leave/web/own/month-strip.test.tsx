import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { MonthStrip } from './month-strip.tsx';

let view: Rendered | undefined;
const asked: string[] = [];
const leave = { leave_id: 9, leave_type_id: 1, part: 'Full' };
const calendar = {
  days: [
    { ...leave, date: '2025-01-09', status: 'Approved', value: 1 },
    { ...leave, date: '2025-01-10', status: 'Waiting for Approval', value: 0.5 },
    // A rest day within the leave costs nothing, and is no leave.
    { ...leave, date: '2025-01-12', status: 'Approved', value: 0 },
  ],
  off: [
    { date: '2025-01-01', reason: 'holiday', note: 'New Year’s Day' },
    { date: '2025-01-12', reason: 'rest', note: null },
  ],
  types: [{ id: 1, name: 'Annual Leave', name_ms: 'Cuti Tahunan', code: 'AL', colour: '#0f766e' }],
};

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/leave');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ data: url.includes('start_date=2025-01-01') ? calendar : { days: [], off: [], types: [] } });
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
});

const marks = () => [...document.querySelectorAll('li button')].map((mark) => mark.getAttribute('aria-label'));

it('shows leave, rest days and holidays of a month, told by more than colour', async () => {
  view = await render(<MonthStrip year={2025} />);
  await until(() => marks().length > 0);
  expect(marks()).toEqual(['AL: 09/01/25, Annual Leave, Approved', 'AL: 10/01/25, Annual Leave, Waiting for Approval']);
  const days = [...document.querySelectorAll('li')].map((day) => day.textContent);
  expect([days.length, days[0], days[11], days[1]]).toEqual([31, 'Wed1New Year’s Day', 'Sun12Rest day', 'Thu2']);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('opens the leave of a day, and goes to the months around', async () => {
  view = await render(<MonthStrip year={2025} />);
  await until(() => marks().length > 0);
  await click(document.querySelector('li button'));
  expect(window.location.search).toBe('?open=9');
  await click(button('Next month'));
  await until(() => asked.some((url) => url.includes('start_date=2025-02-01') && url.includes('end_date=2025-02-28')));
  expect(document.querySelectorAll('li')).toHaveLength(28);
  expect(document.querySelector('h2')?.textContent).toBe('February 2025');
});
