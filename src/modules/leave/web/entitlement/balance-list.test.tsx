import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { BalanceList } from './balance-list.tsx';
import { CarryForm } from './carry-form.tsx';

const TYPE = { id: 1, name: 'Annual Leave', name_ms: 'Cuti Tahunan', code: 'AL', colour: '#0f766e' };
const balance = (more: Partial<BalanceRow> = {}): BalanceRow => ({
  ...TYPE,
  entitlement_id: 30,
  entitled: 12,
  carried_forward: 2,
  expiry: null,
  adjusted: 0,
  lapsed: 0,
  taken: 3,
  pending: 1,
  balance: 10,
  ...more,
});
const AMINAH = { id: 5, name: 'Aminah Contoh', employee_code: 'E-1', department: 'Retail' };

let view: Rendered | undefined;
let types = [TYPE];
let broken = false;
const closed = vi.fn<() => void>();
const { asked, sent } = formServer({
  write: () => ({ success: true, message: 'Saved.', data: {} }),
  read(url) {
    if (broken) return Response.json({ message: 'Out of order.' }, { status: 500 });
    if (!url.includes('/entitlements')) return { data: [] };
    const data = types.length === 0 ? [] : [{ employee: AMINAH, balances: [balance()] }];
    return { data, types, year: 2026, meta: { page: 1, per_page: 10, total: data.length, last_page: 1 } };
  },
});

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/leave/entitlement');
  types = [TYPE];
  broken = false;
  closed.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await view?.unmount();
  vi.restoreAllMocks();
});

it('says what is left and what it is made of, of those in service', async () => {
  view = await render(<BalanceList />);
  await until(() => pageText().includes('Aminah Contoh'));
  expect(button('Aminah Contoh, Annual Leave: 10 / 14 3 taken · 1 waiting')).not.toBeNull();
  expect(asked.some((url) => url.includes('status=Active') && url.includes('sort_by=name'))).toBe(true);
});

it('sends whoever has no leave types to them, and says when the answer failed', async () => {
  types = [];
  view = await render(<BalanceList />);
  await until(() => pageText().includes('No leave type has a balance.'));
  expect(document.querySelector('a[href="/leave/entitlement?tab=types"]')).not.toBeNull();
  await view.unmount();
  broken = true;
  view = await render(<BalanceList />, { locale: 'ms' });
  await until(() => [...document.querySelectorAll('button')].length > 0);
  expect(pageText()).not.toContain('Aminah');
});

it('changes what was carried by the account, and not to what it is', async () => {
  view = await render(
    <CarryForm employee={AMINAH} balances={[balance(), balance({ id: 2, name: 'Medical Leave', entitlement_id: null })]} year={2026} onClose={closed} />,
  );
  await until(() => document.querySelector('form') !== null);
  await click(document.querySelector('input[aria-haspopup="listbox"]'));
  await until(() => document.querySelectorAll('[role="option"]').length > 0);
  expect([...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)).toEqual(['Annual Leave']);
  await click(document.querySelector('[role="option"]'));
  await until(() => pageText().includes('Carried into 2026 now: 2'));
  await click(button('Save'));
  await until(() => pageText().includes('Enter another number of days.'));
  expect(sent).toEqual([]);
  await type(document.querySelector<HTMLInputElement>('input[name="carried_forward_days"]') as HTMLInputElement, '4.5');
  await type(document.querySelector<HTMLTextAreaElement>('textarea[name="reason"]') as HTMLTextAreaElement, 'Agreed with the employee');
  await click(button('Save'));
  await until(() => closed.mock.calls.length === 1);
  expect(sent[0]).toMatchObject({ path: expect.stringMatching(/entitlements\/30$/), body: { carried_forward_days: 4.5, reason: 'Agreed with the employee' } });
});
