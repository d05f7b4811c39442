import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { leaveManifest } from '../../contract/leave.manifest.ts';
import { pagesOf } from '#platform/contract/access.ts';
import { Page } from './leave-report-page.tsx';

let view: Rendered | undefined;
const asked: URLSearchParams[] = [];
let refused = false;

const PREVIEW = {
  data: {
    title: 'All Department',
    subtitle: '01/11/26 – 30/11/26',
    columns: [
      { key: 'employee', label: 'Employee', align: 'left' },
      { key: 'days', label: 'Days', align: 'right', kind: 'number' },
    ],
    rows: [{ employee: 'Aminah Contoh', days: 1.5 }],
    totals: { days: 3.5, 'days of Annual Leave': 1.5, 'days of Medical Leave': 2 },
    truncated: false,
  },
  dates: [],
};

beforeEach(() => {
  asked.length = 0;
  refused = false;
  window.history.replaceState(null, '', '/leave/report');
  setCompanySource(() => 7);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/types')) return Response.json({ data: [] });
    if (url.includes('api/reports')) return Response.json({ data: [] });
    const query = new URLSearchParams(url.split('?')[1]);
    asked.push(query);
    if (refused) return Response.json({ message: 'x', errors: { end_date: ['At most 62 days.'] } }, { status: 422 });
    return Response.json(query.has('format') ? { success: true, message: '', data: { id: 1, status: 'pending' } } : PREVIEW);
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pages = pagesOf([leaveManifest]);
const owner = { ...TEST_USER, modules: { leave: true } };
const looker = { ...owner, type: 'admin' as const, accesses: [{ route: '/leave/report', actions: [] }] };

it('opens with the approved leave of this month, before anybody presses anything', async () => {
  view = await render(<Page />, { pages });
  await until(() => pageText().includes('Aminah Contoh'));
  const [first] = asked;
  expect([
    [...(first ?? [])].flatMap(([key, value]) => (key.startsWith('status') ? [value] : [])),
    first?.get('template'),
    first?.get('group_by'),
    first?.get('preview'),
  ]).toEqual([['Approved'], 'Listing', 'employee', 'true']);
  expect(first?.get('start_date')).toMatch(/-01$/);
  expect(document.querySelector('caption')?.textContent).toBe('Days by type');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('asks for what the address filters by, with every status where none is chosen', async () => {
  window.history.replaceState(null, '', '/leave/report?template=Calendar&status=&type=3,4&branch_id=1&employee_id=9&start_date=2026-12-01&end_date=2026-12-31');
  view = await render(<Page />, { pages });
  const preview = () => asked.find((query) => query.has('preview'));
  await until(() => preview() !== undefined);
  const first = preview();
  expect(Object.fromEntries(first ?? [])).toMatchObject({
    template: 'Calendar',
    branch_id: '1',
    employee_id: '9',
    start_date: '2026-12-01',
    end_date: '2026-12-31',
  });
  expect(decodeURIComponent(String(first))).toContain('Cancelled');
});

it('says what is wrong with the filter', async () => {
  refused = true;
  view = await render(<Page />, { pages });
  await until(() => pageText().includes('At most 62 days.'));
});

it('makes files for whom the page allows it', async () => {
  view = await render(<Page />, { pages, user: looker });
  await until(() => pageText().includes('Aminah Contoh'));
  expect(pageText()).not.toContain('Export');
  await view.unmount();
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Export') && pageText().includes('Aminah Contoh'));
  await click(button('Export'));
  await until(() => document.querySelectorAll('[role="menuitem"]').length === 3);
  await click(button('CSV'));
  await until(() => asked.some((query) => query.get('format') === 'csv'));
});
