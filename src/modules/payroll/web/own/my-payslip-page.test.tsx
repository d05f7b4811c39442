/** Own payslips on screen: one switch covers and shows every amount. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, click, field, pageText, render, type Rendered, until } from '#platform/web/testing/render.tsx';
import { Page } from './my-payslip-page.tsx';

const ROW = {
  id: 7,
  number: 'PAY-7',
  kind: 'monthly',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  pay_date: '2026-11-28',
  payment_date: null,
  status: 'Confirmed',
  total_gross_pay: 5200,
  total_deduction: 100,
  total_net_pay: 4480.15,
  epf: 572,
  socso: 26.75,
  skbbk: 21.5,
  eis: 10.7,
  tax: 88.9,
};
const YEAR = { year: 2026, payslips: 1, gross: 5200, epf: 572, tax: 88.9, net: 4480.15, net_since: null };

let drawn: Rendered;
beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    // The declarations below the list have tests of their own.
    if (!url.includes('/payslips')) return new Promise<Response>(() => undefined);
    const body = url.includes('/summary') ? { data: YEAR } : { data: [ROW], meta: { page: 1, per_page: 30, total: 1, last_page: 1 } };
    return new Response(JSON.stringify(body), { status: 200 });
  });
  window.history.pushState(null, '', '/payroll');
  drawn = await render(<Page />);
});
afterEach(async () => {
  await drawn.unmount();
  vi.unstubAllGlobals();
});

it('covers one amount a month, and shows them all with SKBBK beside SOCSO when asked', async () => {
  await until(() => pageText().includes('November 2026'));
  expect(pageText().match(/••••••/g)).toHaveLength(1);
  for (const amount of ['4,480.15', '5,200.00', 'SKBBK']) expect(pageText()).not.toContain(amount);
  await click(field('Show amounts'));
  await until(() => pageText().includes('Gross this year'));
  for (const shown of ['4,480.15', 'SKBBK', '21.50', '26.75']) expect(pageText()).toContain(shown);
  expect(pageText()).not.toContain('••••••');
});

it('offers to declare a relief in its head, above a year of payslips', async () => {
  await until(() => pageText().includes('November 2026'));
  expect(button('Declare a relief').compareDocumentPosition(document.querySelector('search') ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
