import axe from 'axe-core';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { render, pageText, type Rendered } from '#platform/web/testing/render.tsx';
import type { RosterKind, RosterPlan, RosterRow } from '../../contract/roster.schema.ts';
import { RosterGrid, type RosterGridProps } from './roster-grid.tsx';

const MONDAY = calendarDate('2026-12-07');
const dates = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));
const plan: RosterPlan = {
  day_type: 'Working',
  sessions: [{ start_time: '07:00', end_time: '19:00' }],
  flexible_hours: null,
  minutes: 660,
  schedule: null,
  site: { id: 3, name: 'Menara Contoh' },
  remark: null,
};
const off: RosterPlan = { ...plan, day_type: 'Rest Day', sessions: [], minutes: 0, site: null };
const kind = (more: Partial<RosterKind>): RosterKind => ({ plan, state: 'published', below: null, holiday: null, leave: null, ...more });
const kinds = [
  kind({}),
  kind({ plan: off, state: 'template' }),
  kind({ state: 'draft', below: off }),
  kind({ leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' } }),
];
const rows = ['Ali', 'Bala', 'Chong'].map((name, at): RosterRow => ({
  employee: { id: at + 1, name, employee_code: `E${at}`, position: 'Guard' },
  days: [0, 0, 2, 3, 0, 0, 1],
  ids: [1, 2, 3, 4, 5, 6, 0],
  weeks: [{ minutes: 2790, warnings: ['hours'] }],
}));

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
});
const received = () => ({
  onOpen: vi.fn<(at: object) => void>(),
  onCopy: vi.fn<(from: object, to: object) => void>(),
  onCopied: vi.fn<(at: object) => void>(),
  onClear: vi.fn<(at: object) => void>(),
});
const show = async (more: Partial<RosterGridProps> = {}) => {
  view = await render(<RosterGrid label="Roster" rows={rows} kinds={kinds} dates={dates} {...more} />);
};
const cell = (row: number, day: number) => document.querySelector<HTMLElement>(`[data-row="${row}"][data-day="${day}"]`);
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })));
const at = () => [document.activeElement?.getAttribute('data-row'), document.activeElement?.getAttribute('data-day')].join(' ');

it('says each day in words, and what a week comes to', async () => {
  await show();
  expect(cell(0, 0)?.getAttribute('aria-label')).toBe('Ali, 07/12/26: 07:00 AM–07:00 PM, Menara Contoh');
  expect(cell(0, 2)?.getAttribute('aria-label')).toBe('Ali, 09/12/26: 07:00 AM–07:00 PM, Menara Contoh, draft, Until it is published: Rest day');
  expect(cell(0, 3)?.getAttribute('aria-label')).toContain('Annual Leave');
  expect(cell(0, 2)?.closest('td')?.hasAttribute('data-draft')).toBe(true);
  expect(document.querySelector('[data-warn]')?.getAttribute('title')).toBe('Week of 07/12/26: 46.5 hours, more than 45 hours');
  expect(pageText()).toContain('Chong');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('of a month that a week follows, no hours of another week stay', async () => {
  const weeks = [2400, 2400, 1920].map((minutes) => ({ minutes, warnings: [] }));
  const month = Array.from({ length: 21 }, (_, at) => addDays(MONDAY, at));
  const hours = () => [...document.querySelectorAll('tbody td:last-child')].map(({ textContent }) => textContent);
  const ali = rows.slice(0, 1).map((row) => ({ ...row, weeks }));
  await show({ rows: ali, dates: month });
  expect(hours()).toEqual(['112']);
  // The days that are shown change before the answer for them is there.
  await view?.rerender(<RosterGrid label="Roster" rows={ali} kinds={kinds} dates={dates} />);
  expect(hours()).toEqual(['40']);
  await view?.rerender(<RosterGrid label="Roster" rows={ali.map((row) => ({ ...row, weeks: weeks.slice(2) }))} kinds={kinds} dates={dates} />);
  expect(hours()).toEqual(['32']);
});

it('of a month draws letters of shifts, struck through on leave, with their legend and how many are needed and planned', async () => {
  const month = Array.from({ length: 14 }, (_, at) => addDays(MONDAY, at));
  const two = rows.slice(0, 2).map((row) => ({ ...row, days: [...row.days, ...row.days], ids: [...row.ids, ...row.ids] }));
  await show({ rows: two, dates: month, needed: month.map(() => 2) });
  const first = [...document.querySelectorAll<HTMLElement>('tbody tr:first-child td')].slice(0, 7);
  expect(first.map(({ textContent, dataset }) => [textContent, 'struck' in dataset, 'draft' in dataset])).toEqual([
    ['A', false, false],
    ['A', false, false],
    ['A', false, true],
    ['A', true, false],
    ['A', false, false],
    ['A', false, false],
    ['RD', false, false],
  ]);
  // The times are said all the same.
  expect(cell(0, 0)?.getAttribute('aria-label')).toContain('07:00 AM–07:00 PM');
  expect(document.querySelector('ul[aria-label="What the letters mean"]')?.textContent).toBe('A 07:00 AM–07:00 PMRD Rest dayA On leave\u00A0 draft');
  const planned = [...document.querySelectorAll<HTMLElement>('tfoot td')].slice(0, 7).map(({ textContent, dataset }) => [textContent, 'short' in dataset]);
  expect(planned).toEqual([...Array.from({ length: 3 }, () => ['2/2', false]), ['2/0', true], ['2/2', false], ['2/2', false], ['2/0', true]]);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('is gone through by arrow keys; one cell alone is on the way of Tab', async () => {
  await show();
  expect([...document.querySelectorAll('[data-row][tabindex="0"]')]).toEqual([cell(0, 0)]);
  await act(async () => cell(0, 0)?.focus());
  await press('ArrowRight');
  await press('ArrowDown');
  expect(at()).toBe('1 1');
  await press('End');
  expect(at()).toBe('1 6');
  expect([...document.querySelectorAll('[data-row][tabindex="0"]')]).toEqual([cell(1, 6)]);
});

it('opens, copies and clears by keys', async () => {
  const on = received();
  await show(on);
  await act(async () => cell(0, 0)?.focus());
  await press('Enter');
  expect(on.onOpen).toHaveBeenCalledWith({ row: 0, day: 0 });
  await press('v', { ctrlKey: true });
  expect(on.onCopy).not.toHaveBeenCalled();
  await press('c', { ctrlKey: true });
  expect(on.onCopied).toHaveBeenCalledWith({ row: 0, day: 0 });
  await press('ArrowDown');
  await press('V', { metaKey: true });
  expect(on.onCopy).toHaveBeenCalledWith({ row: 0, day: 0 }, { row: 1, day: 0 });
  await press('Delete');
  expect(on.onClear).toHaveBeenCalledWith({ row: 1, day: 0 });
});

it('leaves copying and clearing out for whom they are not', async () => {
  await show({ onOpen: vi.fn<(place: object) => void>() });
  expect(cell(0, 0)?.getAttribute('draggable')).toBe('false');
  await act(async () => cell(0, 0)?.focus());
  await press('Delete');
  expect(at()).toBe('0 0');
});

it('copies a day that is dragged to another', async () => {
  const on = received();
  await show(on);
  const drag = (type: string, target: Element | null) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { setData: () => undefined, effectAllowed: '', dropEffect: '' } });
    return act(async () => void target?.dispatchEvent(event));
  };
  expect(cell(0, 6)?.getAttribute('draggable')).toBe('false');
  await drag('dragstart', cell(0, 0));
  await drag('dragover', cell(2, 5));
  await drag('drop', cell(2, 5));
  expect(on.onCopy).toHaveBeenCalledExactlyOnceWith({ row: 0, day: 0 }, { row: 2, day: 5 });
  await drag('dragstart', cell(1, 1));
  await drag('drop', cell(1, 1));
  expect(on.onCopy).toHaveBeenCalledOnce();
});
