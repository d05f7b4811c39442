/** The roster on a phone: a day's list, and a person's. */
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { button, click, pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import type { RosterKind, RosterPlan, RosterRow } from '../../contract/roster.schema.ts';
import { RosterDay } from './roster-day.tsx';
import { RosterPeople } from './roster-people.tsx';

const MONDAY = calendarDate('2026-12-07');
const dates = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));
const times = (start_time: string, end_time: string): RosterPlan => ({
  day_type: 'Working',
  sessions: [{ start_time, end_time }],
  flexible_hours: null,
  minutes: 660,
  schedule: null,
  site: { id: 3, name: 'Menara Contoh' },
  remark: null,
});
const off: RosterPlan = { ...times('', ''), day_type: 'Rest Day', sessions: [], minutes: 0, site: null };
const kind = (plan: RosterPlan, more: Partial<RosterKind> = {}): RosterKind => ({ plan, state: 'published', below: null, holiday: null, leave: null, ...more });
const night = kind(times('19:00', '07:00'));
const kinds = [
  night,
  kind(times('07:00', '19:00'), { state: 'draft' }),
  kind(off),
  kind(times('07:00', '19:00'), { leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' } }),
];
const rows = ['Ali', 'Bala', 'Chong', 'Devi'].map((name, at): RosterRow => ({
  employee: { id: at + 1, name, employee_code: `E${at}`, position: 'Guard' },
  days: [at, 2, 2, 2, 2, 2, 2],
  ids: [1, 0, 0, 0, 0, 0, 0],
  weeks: [{ minutes: 2790, warnings: at === 0 ? ['hours'] : [] }],
}));
let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
});
const whole = async () => (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);

it('lists a day by the times that people work, and whoever does not behind one press', async () => {
  const onOpen = vi.fn<(place: object) => void>();
  const onDay = vi.fn<(date: string) => void>();
  view = await render(<RosterDay rows={rows} kinds={kinds} dates={dates} day={0} onDay={onDay} onOpen={onOpen} />);
  const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['07:00 AM–07:00 PM 1 person', '07:00 PM–07:00 AM 1 person']);
  expect(document.querySelector('summary')?.textContent).toBe('Not working: 2 people');
  expect(pageText()).toContain('Annual Leave');
  await click(button(/^Bala.*, 07\/12\/26: 07:00 AM–07:00 PM, Menara Contoh, draft$/));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ row: 1, day: 0 });
  await click(button(/^Tue 08\/12\/26, 0 people work/));
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-12-08');
  expect(await whole()).toEqual([]);
});

it('says so where nobody works', async () => {
  view = await render(<RosterDay rows={rows} kinds={kinds} dates={dates} day={3} onDay={vi.fn<() => void>()} onOpen={vi.fn<() => void>()} />);
  expect(pageText()).toContain('Nobody works on this day');
  expect(document.querySelector('details')?.open).toBe(true);
});

it('lists people with what their week comes to, and the days of whom one opens', async () => {
  const onOpen = vi.fn<(place: object) => void>();
  view = await render(<RosterPeople rows={rows} kinds={kinds} dates={dates} onOpen={onOpen} />);
  expect(pageText()).toContain('Week of 07/12/26: 46.5 hours, more than 45 hours');
  expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
  await click(button(/^Ali/));
  expect(document.querySelectorAll('ol > li')).toHaveLength(7);
  await click(button(/^Mon 07\/12/));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ row: 0, day: 0 });
  expect(await whole()).toEqual([]);
  await click(button(/^Ali/));
  expect(document.querySelectorAll('ol > li')).toHaveLength(0);
});

it('opens the week of the only one who is found', async () => {
  view = await render(<RosterPeople rows={rows.slice(0, 1)} kinds={kinds} dates={dates} onOpen={vi.fn<() => void>()} />);
  expect(document.querySelectorAll('ol > li')).toHaveLength(7);
});
