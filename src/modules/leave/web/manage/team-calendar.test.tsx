import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { screenState } from '#platform/web/testing/dom.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import { leaveDetail, leaveRow } from '../leave-row.factory.ts';
import { TeamCalendar } from './team-calendar.tsx';

let view: Rendered | undefined;
const asked: string[] = [];
let total = 1;
const mark = { leave_id: 4, leave_type_id: 1, part: 'Full', value: 1 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T04:00:00Z'), toFake: ['Date'] });
  asked.length = 0;
  total = 1;
  window.history.replaceState(null, '', '/leave/manage?view=calendar&month=2026-12');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('/leaves/4')) return Response.json({ data: leaveDetail(leaveRow(4)) });
    const person = {
      employee: { id: 9, name: 'Pekerja Contoh', employee_code: 'P9', department: 'Jualan' },
      days: [
        { ...mark, date: '2026-12-15', status: 'Approved' },
        { ...mark, date: '2026-12-16', status: 'Waiting for Approval' },
        { ...mark, date: '2026-12-18', status: 'Approved', part: 'Morning', value: 0.5 },
        { ...mark, date: '2026-12-20', status: 'Approved', value: 0 },
      ],
      off: [{ date: '2026-12-25', reason: 'holiday', note: 'Christmas Day' }],
    };
    return Response.json({
      data: [person],
      types: [{ id: 1, name: 'Annual Leave', name_ms: 'Cuti Tahunan', code: 'AL', colour: '#0f766e' }],
      meta: { page: 1, per_page: 50, total, last_page: Math.ceil(total / 50) },
    });
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  screenState.phone = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks who is away and who asked to be, by name for screen readers, and opens the leave', async () => {
  view = await render(<TeamCalendar />);
  await until(() => pageText().includes('Pekerja Contoh'));
  expect(asked[0]).toContain('start_date=2026-12-01');
  expect(asked[0]).toContain('end_date=2026-12-31');
  const marks = [...document.querySelectorAll('td button')].map((each) => each.getAttribute('aria-label'));
  expect(marks).toEqual([
    'AL: Pekerja Contoh, Annual Leave, 15/12/26, Approved',
    'AL: Pekerja Contoh, Annual Leave, 16/12/26, Waiting for Approval',
    'AL: Pekerja Contoh, Annual Leave, 18/12/26, Half Day (Morning), Approved',
  ]);
  expect(document.querySelector('td[title="Christmas Day"]')?.getAttribute('data-off')).toBe('holiday');
  expect(pageText()).toContain('Holidays: 25/12/26 Christmas Day');
  expect([...document.querySelectorAll('tfoot td')].flatMap(({ textContent }, at) => (textContent ? [`${at + 1}: ${textContent}`] : []))).toEqual([
    '15: 1',
    '18: 1',
  ]);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(button(/^AL: .*15\/12\/26/));
  await until(() => pageText().includes('LV-2026-000004'));
});

it('goes from month to month in the address', async () => {
  view = await render(<TeamCalendar />);
  await until(() => pageText().includes('Pekerja Contoh'));
  await click(button('Month after'));
  await until(() => asked.some((url) => url.includes('start_date=2027-01-01')));
  expect(window.location.search).toBe('?view=calendar&month=2027-01');
});

it('goes from mark to mark by arrow keys', async () => {
  view = await render(<TeamCalendar />);
  await until(() => pageText().includes('Pekerja Contoh'));
  const press = (key: string) => act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const at = () => document.activeElement?.getAttribute('data-day');
  await act(async () => button(/^AL: .*15\/12\/26/).focus());
  await press('ArrowRight');
  expect(at()).toBe('16');
  await press('ArrowRight');
  expect(at()).toBe('18');
  await press('ArrowDown');
  expect(at()).toBe('18');
  await press('ArrowLeft');
  expect(at()).toBe('16');
});

it('asks for the organisation of the address, page by page', async () => {
  total = 500;
  window.history.replaceState(null, '', '/leave/manage?view=calendar&month=2026-12&department_id=3&employee_id=9&keyword=ali');
  view = await render(<TeamCalendar />);
  await until(() => pageText().includes('1–50 of 500'));
  for (const part of ['department_id=3', 'employee_id=9', 'keyword=ali', 'per_page=50', 'page=1'])
    expect(asked.find((url) => url.includes('start_date'))).toContain(part);
  await click(button('Next page'));
  await until(() => asked.some((url) => url.includes('page=2')));
  expect(window.location.search).toContain('month=2026-12');
});

it('shows a phone the days of the month, and who is away on the chosen one', async () => {
  screenState.phone = true;
  view = await render(<TeamCalendar />);
  await until(() => pageText().includes('Pekerja Contoh'));
  expect(asked[0]).toContain('per_page=500');
  // The first day on which somebody is away is chosen; today lies in another month.
  expect(button(/^15 Dec 2026: 1 away/).getAttribute('aria-pressed')).toBe('true');
  await click(button(/^18 Dec 2026/));
  await until(() => pageText().includes('Half Day (Morning)'));
  await click(button('25 Dec 2026: nobody away'));
  await until(() => pageText().includes('Christmas Day') && pageText().includes('Nobody is away.'));
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(button(/^15 Dec 2026/));
  await click(button(/^Pekerja Contoh/));
  await until(() => pageText().includes('LV-2026-000004'));
});
