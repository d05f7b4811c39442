import { afterEach, expect, it, vi } from 'vitest';
import { pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import { PayslipStatus } from './payslip-status.tsx';

let drawn: Rendered;
afterEach(async () => {
  await drawn.unmount();
  vi.useRealTimers();
});

it.each([
  ['Paid', '2026-11-28', 'Pay day 28/11/26'],
  ['Paid', '2026-11-27', 'Paid'],
  ['Confirmed', '2026-11-28', 'Confirmed'],
] as const)('of %s with the day %s says %s', async (status, payment_date, words) => {
  vi.useFakeTimers({ now: new Date('2026-11-27T04:00:00Z'), toFake: ['Date'] });
  drawn = await render(<PayslipStatus payslip={{ status, pay_date: payment_date, payment_date }} />, { locale: 'en' });
  expect(pageText()).toBe(words);
});
