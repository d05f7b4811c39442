import { afterEach, expect, it, test } from 'vitest';
import { pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import { LeaveDurationText, shortPeriod } from './leave-parts.tsx';

test.each([
  ['2026-12-24', '2026-12-24', '24/12/26'],
  ['2026-12-24', '2026-12-25', '24–25/12/26'],
  ['2026-11-30', '2026-12-02', '30/11–02/12/26'],
  ['2026-12-30', '2027-01-02', '30/12/26–02/01/27'],
])('from %s to %s is %s', (start_date, end_date, expected) => expect(shortPeriod({ start_date, end_date })).toBe(expected));

let view: Rendered | undefined;
afterEach(() => view?.unmount());

it('says how long a leave is in the language of the screen, whatever the server was asked in', async () => {
  const leave = { start_date: '2026-12-24', end_date: '2026-12-25', duration: 'Full', duration_text: '2 days' } as const;
  view = await render(<LeaveDurationText leave={leave} />, { locale: 'ms' });
  expect(pageText()).toContain('2 hari');
  expect(pageText()).not.toContain('days');
});
