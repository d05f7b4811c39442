import { afterEach, expect, it } from 'vitest';
import { pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import { leaveDetail, leaveRow } from '../leave-row.factory.ts';
import { LeaveBody } from './leave-body.tsx';

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
});

it('says what speaks against a leave above its facts', async () => {
  const warnings = ['Menara gate: 1 of 2 left on 15/12/26.', 'On the published roster: 15/12/26 07:00–19:00 Menara Contoh.'];
  const leave = { ...leaveDetail(leaveRow(7)), cover: { department: 'Sales', away: 3, of: 9, date: '2026-12-15' }, warnings };
  view = await render(<LeaveBody leave={leave} />);
  const outcome = pageText();
  expect(Math.min(...[...warnings, '3 of 9 in Sales'].map((text) => outcome.indexOf(text)))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...warnings.map((text) => outcome.indexOf(text)))).toBeLessThan(outcome.indexOf('Balik kampung'));
});
