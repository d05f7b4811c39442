/** The wizard opens with exactly those who were ticked elsewhere, and says whom it could not take. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { resetFeedback } from '#platform/web/feedback.ts';
import { button, click, pageText, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { paymentManifest } from '../contract/payment.manifest.ts';
import { preparePath } from './payment-address.ts';
import { PreparePayment } from './prepare-payment.tsx';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const OPTIONS = {
  types: ['Salary'],
  accounts: [{ id: 4, bank: 'Maybank', account_name: 'Contoh', account_no: '••0077', file_format: 'generic', formats: ['generic'], defaults: ['Salary'] }],
  period: { ...NOVEMBER, pay_date: '2026-11-28' },
};
const rowOf = (id: number, amount: number) => ({
  id,
  number: `PAY-${id}`,
  kind: null,
  payee_name: `Contoh ${id}`,
  employee_code: `E${id}`,
  department: null,
  ...NOVEMBER,
  bank: 'CIMB',
  account_no: '••1',
  method: 'Bank Transfer',
  amount,
  problems: [],
});
const ROWS = [rowOf(10, 1000), rowOf(20, 2000.5), rowOf(30, 3000)];
const NOBODY = { count: 0, amount: 0 };

let drawn: Rendered;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://portal.test');
    const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
    if (url.pathname.endsWith('/options')) return answer({ data: OPTIONS });
    if (url.pathname.endsWith('/payables')) {
      const ids = url.searchParams.get('ids')?.split(',').map(Number);
      const data = url.searchParams.get('by_hand') === 'true' ? [] : ROWS.filter(({ id }) => !ids || ids.includes(id));
      const ready = { count: data.length, amount: data.reduce((sum, { amount }) => sum + amount, 0) };
      return answer({ data, summary: { ready, blocked: NOBODY, by_hand: NOBODY }, meta: { page: 1, per_page: 50, total: data.length, last_page: 1 } });
    }
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return answer({ success: true, message: 'Prepared.', data: { id: 1 } });
    }
    return answer({ data: [], meta: { page: 1, per_page: 10, total: 0, last_page: 1 } });
  });
});
afterEach(async () => {
  await drawn.unmount();
  resetFeedback();
  vi.unstubAllGlobals();
});

async function open(ids?: readonly number[]) {
  window.history.pushState(null, '', preparePath('Salary', { ...NOVEMBER, ...(ids && { ids }) }));
  drawn = await render(<PreparePayment />, { pages: pagesOf([paymentManifest]) });
  await until(() => pageText().includes('Contoh 30'));
}
const ticked = () => [...document.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')].map(({ checked }) => checked);

it('has everybody ticked when nobody is named', async () => {
  await open();
  expect(ticked()).toEqual([true, true, true]);
});

it('has those ticked that the address names, adds them up, and sends them alone', async () => {
  await open([20]);
  expect(ticked()).toEqual([false, true, false]);
  expect(pageText()).toContain('2,000.50');
  await click(button('Keep as draft'));
  await until(() => sent.length > 0);
  expect(sent[0]).toMatchObject({ ids: [20] });
  expect(sent[0]).not.toHaveProperty('except_ids');
});

it('says how many it could not take, and then takes nobody else', async () => {
  await open([99]);
  expect(ticked()).toEqual([false, false, false]);
  expect(pageText()).toContain('1 ticked payroll is not included');
});

it('keeps those who were chosen one by one while somebody else is looked for', async () => {
  await open([20]);
  await type(document.querySelector('[aria-label="Search payees"]') as HTMLInputElement, 'Contoh 3');
  await until(() => ticked().length > 0);
  expect(ticked()).toEqual([false, true, false]);
  await click(button('Keep as draft'));
  await until(() => sent.length > 0);
  expect(sent[0]).toMatchObject({ ids: [20] });
});
