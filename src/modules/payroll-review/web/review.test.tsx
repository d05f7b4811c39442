import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { button, click, pageText, render, TEST_USER, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { payrollManifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { reviewer } from './payroll-reviewer.ts';
import { WhatIfDrawer } from './what-if-drawer.tsx';

const FIGURE = { kind: 'total', label: { en: 'Net pay', ms: 'Gaji bersih' }, key: 'net', before: 2000, after: 2600, difference: 600, percent: 30 };
const SAME = { ...FIGURE, key: 'salary', kind: 'salary', label: { en: 'Salary', ms: 'Gaji' }, after: 2000, difference: 0, percent: 0 };
const COMPARISON = {
  id: 9,
  employee_id: 4,
  name: 'Contoh bin Uji',
  employee_code: 'C0004',
  number: 'PAY-2026-000009',
  status: 'In Process',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  previous: { id: 8, number: 'PAY-2026-000008', start_date: '2026-10-01', end_date: '2026-10-31' },
  findings: [{ code: 'netChanged', title: 'Net pay differs', text: 'The net pay differs by RM +600.00 (30%) from the previous payroll.' }],
  reason: null,
  needs_reason: true,
  updated_at: '2026-11-20T02:00:00.000Z',
  rows: [SAME, FIGURE],
};
const OUTCOME = { gross: 3000, net: 2600, employer_cost: 3400, yearly_tax: 100 };
let sent: { url: string; body: unknown }[];
let drawn: Rendered;

function answerOf(url: string): unknown {
  if (url.includes('what-if'))
    return {
      success: true,
      message: '',
      data: { name: 'Contoh', base: OUTCOME, changed: { ...OUTCOME, net: 3200 }, difference: { ...OUTCOME, net: 600 }, rows: [FIGURE] },
    };
  if (url.includes('/variances')) return { success: true, message: '', data: { done: 2, results: [] } };
  if (url.includes('/variance')) return { success: true, message: 'The reason has been saved.', data: COMPARISON };
  return { data: COMPARISON };
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(answerOf(url)), { status: 200 });
  });
});
afterEach(async () => {
  await drawn.unmount();
  resetFeedback();
  vi.unstubAllGlobals();
});

it('shows what differs, and asks for the reason of what is unusual', async () => {
  drawn = await render(<ComparisonCard id={9} changed={false} version={null} />, {
    user: { ...TEST_USER, modules: { payroll: true } },
    pages: pagesOf([payrollManifest]),
  });
  await until(() => pageText().includes('+600.00'));
  expect(pageText()).toContain('The net pay differs by RM +600.00 (30%)');
  expect([...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(['Net pay']);
  await click(button('Give a reason'));
  const [question] = feedbackState().questions;
  expect(question).toMatchObject({ title: 'Why is the payroll of Contoh bin Uji correct?', remark: true });
  question?.answer({ remark: 'Agreed bonus' });
  await until(() => sent.length > 0);
  expect(sent[0]).toMatchObject({ url: expect.stringContaining('payrolls/9/variance'), body: { reason: 'Agreed bonus' } });
});

it('gives several payrolls one reason in one call', async () => {
  const rows = [9, 10].map((id) => ({ id, updated_at: `2026-11-20T02:00:0${id % 10}Z` }));
  drawn = await render(<ComparisonCard id={9} changed={false} version={null} />, { pages: pagesOf([payrollManifest]) });
  const given = reviewer.explainMany(rows, 'en');
  await until(() => feedbackState().questions.length > 0);
  expect(feedbackState().questions[0]?.title).toBe('Give 2 payrolls a reason');
  await act(async () => feedbackState().questions[0]?.answer({ remark: 'Year-end bonus' }));
  expect(await given).toBe(true);
  expect(sent).toEqual([
    {
      url: expect.stringContaining('payrolls/variances'),
      body: expect.objectContaining({ ids: [9, 10], reason: 'Year-end bonus', seen: { 9: '2026-11-20T02:00:09Z', 10: '2026-11-20T02:00:00Z' } }),
    },
  ]);
});

it('asks only what was filled in, and shows both payrolls', async () => {
  const target = { employee_id: 4, start_date: '2026-11-01', end_date: '2026-11-30' };
  drawn = await render(<WhatIfDrawer target={target} name="Contoh" onClose={() => undefined} />, { pages: pagesOf([payrollManifest]) });
  const basic = () => [...document.querySelectorAll('label')].find((label) => label.textContent.startsWith('Basic'));
  await until(() => basic() !== undefined);
  await type(document.getElementById(basic()?.htmlFor ?? '') as HTMLInputElement, '3500');
  await click(button('Calculate'));
  await until(() => pageText().includes('3,200.00'));
  expect(sent[0]?.body).toMatchObject({ employee_id: 4, period: { start_date: '2026-11-01', end_date: '2026-11-30' } });
  expect(Reflect.get(sent[0]?.body as object, 'changes')).toEqual({ basic: 3500 });
});
