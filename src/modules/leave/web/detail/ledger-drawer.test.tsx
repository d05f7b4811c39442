import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import type { Ledger } from '../../contract/leave.endpoints.ts';
import { OwnLedgerDrawer } from './ledger-drawer.tsx';

let view: Rendered | undefined;
const row = { expires_on: null, reason: '2099', leave: null, by: null, projected: false };
const ledger: Ledger = {
  entitlement_id: 1,
  date: '2099-12-31',
  balance: 9,
  later: [
    { date: '2100-01-04', days: 1, number: 'LV-1' },
    { date: '2100-01-05', days: 0.5, number: 'LV-1' },
  ],
  held: [{ date: '2099-12-24', days: 1, number: 'LV-2' }],
  free: 6.5,
  rows: [
    { ...row, kind: 'Grant', days: 8, effective_date: '2099-01-01', balance: 8 },
    { ...row, kind: 'Carry Forward', days: 2, effective_date: '2099-01-01', balance: 10, expires_on: '2099-03-31' },
    { ...row, kind: 'Use', days: -1, effective_date: '2099-02-01', balance: 9, leave: { id: 3, number: 'LV-3' } },
    { ...row, kind: 'Lapse', days: -1, effective_date: '2099-04-01', balance: 8, reason: '', projected: true },
  ],
};

beforeEach(() => {
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async () => Response.json({ data: ledger }));
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
});

it('comes from each row to what may be taken', async () => {
  const type = { id: 1, name: 'Annual Leave', name_ms: 'Cuti Tahunan' };
  view = await render(<OwnLedgerDrawer type={type} year={2099} onClose={() => undefined} />);
  await until(() => document.querySelectorAll('tbody tr').length === 4);
  const cells = [...document.querySelectorAll('tbody tr')].map((tr) => [...tr.children].map((td) => td.textContent));
  expect(cells).toEqual([
    ['01/01/99', 'Granted 2099', '+8', '8'],
    ['01/01/99', 'Carried forward 2099 (until 31/03/99)', '+2', '10'],
    ['01/02/99', 'Taken LV-3', '−1', '9'],
    ['01/04/99', 'Lapsed  (expected)', '−1', '8'],
  ]);
  const outcome = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(outcome).toEqual(['Balance on 31/12/999', 'Approved for later04/01/00 – 05/01/00 LV-1−1.5', 'Waiting for approval24/12/99 LV-2−1', 'Free to take6.5']);
  expect(pageText()).toContain('Annual Leave');
});
