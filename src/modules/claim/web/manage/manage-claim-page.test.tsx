import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { CLAIM_STATUSES } from '../../contract/claim.workflow.ts';
import { Page } from './manage-claim-page.tsx';

let view: Rendered | undefined;
const asked: URL[] = [];
const counts = Object.fromEntries(CLAIM_STATUSES.map((status, at) => [status, at * 11]));

let rows: object[] = [];
const approved = {
  id: 3,
  number: 'CLM-2026-000003',
  title: 'Penang visit',
  employee_id: 5,
  employee: { id: 5, name: 'Aminah Contoh', employee_code: 'E5', position: null },
  claim_month: '2026-11-01',
  submit_date: '2026-11-10',
  items: 1,
  over_limit: 0,
  total_amount: 20,
  approved_amount: 20,
  status: 'Approved',
  can: { prepare: true },
};

beforeEach(() => {
  rows = [];
  window.localStorage.clear();
  window.history.replaceState(null, '', '/claim/manage?year=2026');
  asked.length = 0;
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost');
    asked.push(url);
    if (url.pathname.endsWith('/operation/claims')) return Response.json({ data: rows, counts, meta: { page: 1, per_page: 10, total: 0, last_page: 1 } });
    return Response.json({ data: url.pathname.endsWith('/choices') ? { categories: [], employees: [] } : {} });
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
});

const lists = () => asked.filter(({ pathname }) => pathname.endsWith('/operation/claims')).map(({ searchParams }) => Object.fromEntries(searchParams));
const tab = (name: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(name));

it('asks once for the list and the counters of its tabs, and once more for another tab', async () => {
  view = await render(<Page />);
  await until(() => tab('Reviewed')?.textContent === 'Reviewed22');
  expect(lists()).toEqual([
    expect.objectContaining({
      status: 'Waiting for Approval',
      year: '2026',
      page: '1',
      per_page: '10',
      sort: 'desc',
      sort_by: 'id',
      with: 'employee.position',
    }),
  ]);
  await click(tab('Reviewed') as HTMLElement);
  await until(() => lists().length > 1);
  expect(pageText()).toContain('Reviewed22');
  expect(lists().map(({ status }) => status)).toEqual(['Waiting for Approval', 'Reviewed']);
});

it('asks by what and when several claims are to be paid; nothing is said to be done before', async () => {
  rows = [approved];
  window.history.replaceState(null, '', '/claim/manage?status=Approved');
  view = await render(<Page />);
  await until(() => pageText().includes('Aminah Contoh'));
  await click(document.querySelector<HTMLElement>('tbody input[type="checkbox"], li input[type="checkbox"]') as HTMLElement);
  await until(() => pageText().includes('1 row selected'));
  await click(button('Prepare for payment'));
  await until(() => pageText().includes('Prepare 1 claim for payment'));
  expect(pageText()).not.toContain('0 of 1 done');
});
