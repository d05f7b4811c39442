import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, field, pageText, render, type Rendered, TEST_USER, type, until } from '#platform/web/testing/render.tsx';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { dropDeferred, deferredDecisions, deferDecision } from '#platform/web/undo/undo-queue.ts';
import { payrollManifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { OwnReliefs } from './own-reliefs.tsx';
import { PendingReliefs } from './pending-reliefs.tsx';

const pages = pagesOf([payrollManifest]);
const user = { ...TEST_USER, modules: { payroll: true } };
let view: Rendered | undefined;
const posted: [string, Record<string, unknown>][] = [];

const item = (key: string, id: string, title: string, given: object = {}) => ({
  key,
  id,
  title,
  title_malay: `${title} (ms)`,
  group: null,
  group_malay: null,
  limit: null,
  used: 0,
  waiting: 0,
  left: null,
  note: '',
  note_malay: '',
  ...given,
});
const summary = {
  year: 2026,
  items: [item('lifestyle', 'C5', 'Lifestyle', { limit: 2500, used: 1800, left: 700 }), item('zakat', 'D1', 'Zakat paid otherwise')],
  open_months: ['2026-11', '2026-12'],
  previous_employer: null,
};
const row = (given: object = {}) => ({
  id: 4,
  employee_id: 2,
  employee: { name: 'Ali Contoh', employee_code: 'E-2' },
  month: '2026-11',
  key: 'lifestyle',
  title: 'Lifestyle',
  title_malay: 'Gaya hidup',
  amount: 900,
  accepted_amount: null,
  note: 'Phone',
  status: 'Submitted',
  remark: null,
  receipts: [],
  payroll: null,
  decided_by: null,
  decided_at: null,
  created_at: '2026-11-03T02:00:00.000Z',
  updated_at: '2026-11-03T02:00:00.000Z',
  can: { withdraw: true, accept: true, reject: true },
  ...given,
});

beforeEach(() => {
  posted.length = 0;
  vi.setSystemTime(new Date('2026-11-20T10:00:00+08:00'));
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = new URL(url, 'https://contoh.my').pathname;
    if (method === 'POST') {
      posted.push([path, JSON.parse(String(body)) as Record<string, unknown>]);
      return Response.json({ success: true, message: 'Done.', data: row() });
    }
    if (path.endsWith('/summary')) return Response.json({ data: summary });
    return Response.json({ data: [row()], meta: { page: 1, per_page: 5, total: 1, last_page: 1 }, waiting: 1 });
  });
});
afterEach(async () => {
  await act(async () => {
    dropDeferred();
    resetFeedback();
  });
  await view?.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the limits that are used and, when asked, all of them; passes axe', async () => {
  view = await render(<OwnReliefs />, { user, pages });
  await until(() => pageText().includes('Declarations'));
  await until(() => pageText().includes('“Phone”'));
  expect(pageText()).toContain('1,800.00 used');
  expect(pageText()).not.toContain('Zakat paid otherwise');
  await click(button('Show all limits'));
  expect(pageText()).toContain('Zakat paid otherwise');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('declares: the month of today is proposed, what is left is told, more than that is warned of', async () => {
  view = await render(<OwnReliefs />, { user, pages });
  await until(() => pageText().includes('Declarations'));
  await click(button('Declare a relief'));
  await until(() => pageText().includes('Relief or rebate'));
  expect(field('Month').value).toBe('November 2026');
  await click(button('Submit'));
  expect(posted).toEqual([]);
  await click(field('Relief or rebate'));
  await until(() => pageText().includes('C5 Lifestyle'));
  await click([...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent === 'C5 Lifestyle'));
  expect(pageText()).toContain('700.00 of 2,500.00 is left this year.');
  await type(field('Amount'), '900');
  await until(() => pageText().includes('Only 700.00 of it can count this year.'));
  await click(button('Submit'));
  await until(() => posted.length === 1);
  expect(posted[0]).toEqual(['/api/payrolls/reliefs', { company_id: 7, month: '2026-11', key: 'lifestyle', amount: 900, note: '', receipts: [] }]);
});

it('withdraws with the version that was seen, after asking', async () => {
  view = await render(<OwnReliefs />, { user, pages });
  await until(() => pageText().includes('“Phone”'));
  await click(button('Withdraw'));
  await until(() => pageText().includes('Withdraw this declaration?'));
  await click(button('Withdraw', [...document.querySelectorAll('[role="dialog"]')].at(-1)));
  await until(() => posted.length === 1);
  expect(posted[0]).toEqual(['/api/payrolls/reliefs/4/withdraw', { company_id: 7, status: 'Submitted', updated_at: '2026-11-03T02:00:00.000Z' }]);
});

it('decides nothing while the payroll is typed in; then accepts the amount', async () => {
  view = await render(<PendingReliefs employeeId={2} year={2026} changed onDecided={() => undefined} />, { user, pages });
  await until(() => pageText().includes('Save the payroll before deciding.'));
  expect(button('Accept')).toHaveProperty('disabled', true);
  await view.unmount();
  const decided = vi.fn();
  view = await render(<PendingReliefs employeeId={2} year={2026} changed={false} onDecided={decided} />, { user, pages });
  await until(() => pageText().includes('“Phone”'));
  await click(button('Accept'));
  await until(() => pageText().includes('Accepted amount'));
  await click([...document.querySelectorAll('form button[type=submit]')][0]);
  await until(() => decided.mock.calls.length === 1);
  expect(posted[0]).toEqual([
    '/api/operation/payrolls/reliefs/4/accept',
    { company_id: 7, status: 'Submitted', updated_at: '2026-11-03T02:00:00.000Z', amount: 900, month: '2026-11', remark: '' },
  ]);
});

it('rejects with the version that was seen and a reason; what the approvals inbox holds about it is taken back here', async () => {
  const decided = vi.fn();
  view = await render(<PendingReliefs employeeId={2} year={2026} changed={false} onDecided={decided} />, { user, pages });
  await until(() => pageText().includes('“Phone”'));
  await act(async () => void deferDecision({ keys: ['payroll_relief 4'], wording: 'Accepted: TP1 11/2026', send: async () => true }));
  expect(pageText()).not.toContain('Reject');
  await click(button('Undo'));
  expect(deferredDecisions()).toEqual([]);
  await click(button('Reject'));
  const [question] = feedbackState().questions;
  expect(question).toMatchObject({ title: 'Reject this declaration?', message: 'Ali Contoh: RM\u00A0900.00', remark: true, danger: true });
  await act(async () => question?.answer({ remark: 'No receipt' }));
  await until(() => decided.mock.calls.length === 1);
  const body = { company_id: 7, status: 'Submitted', updated_at: '2026-11-03T02:00:00.000Z', remark: 'No receipt' };
  expect(posted).toEqual([['/api/operation/payrolls/reliefs/4/reject', body]]);
});
