// @vitest-environment jsdom
import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/ui/feedback.ts';
import { leaveDetail, leaveRow } from '../leave-row.factory.ts';
import { TeamCalendar } from './team-calendar.tsx';

let view: Rendered | undefined;
const asked: string[] = [];
const mark = { leave_id: 4, leave_type_id: 1, part: 'Full', value: 1 };

beforeEach(() => {
  asked.length = 0;
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
        { ...mark, date: '2026-12-20', status: 'Approved', value: 0 },
      ],
      off: [{ date: '2026-12-25', reason: 'holiday', note: 'Christmas Day' }],
    };
    return Response.json({
      data: [person],
      types: [{ id: 1, name: 'Annual Leave', name_ms: 'Cuti Tahunan', code: 'AL', colour: '#0f766e' }],
      meta: { page: 1, per_page: 100, total: 1, last_page: 1 },
    });
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
});

it('marks who is away and who asked to be, by name for screen readers, and opens the leave', async () => {
  view = await render(<TeamCalendar />);
  await until(() => pageText().includes('Pekerja Contoh'));
  expect(asked[0]).toContain('start_date=2026-12-01');
  expect(asked[0]).toContain('end_date=2026-12-31');
  const marks = [...document.querySelectorAll('td button')].map((each) => each.getAttribute('aria-label'));
  expect(marks).toEqual(['AL: Pekerja Contoh, Annual Leave, 15/12/26, Approved', 'AL: Pekerja Contoh, Annual Leave, 16/12/26, Waiting for Approval']);
  expect(document.querySelector('td[title="Christmas Day"]')).not.toBeNull();
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
