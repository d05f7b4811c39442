import { afterEach, expect, it } from 'vitest';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { StateChip } from './day-columns.tsx';

const today = dateInZone(new Date());
const session = { start_time: '09:00', end_time: '18:00' };

let view: Rendered | undefined;
afterEach(() => view?.unmount());

it.each([
  ['work that is still to come', 'not_in', addDays(today, 1), session, 'Expected 09:00 AM', 'primary'],
  ['work that has begun', 'not_in', addDays(today, -1), session, 'Not checked in', 'warning'],
  ['work without hours', 'not_in', addDays(today, 1), null, 'Not checked in', 'warning'],
  ['leave that is still to come', 'leave', addDays(today, 1), session, 'On leave', 'info'],
] as const)('says of %s what it is', async (_what, state, date, times, words, tone) => {
  view = await render(<StateChip state={state} of={{ date, session: times }} />);
  const chip = document.querySelector('[data-tone]');
  expect([chip?.textContent, chip?.getAttribute('data-tone')]).toEqual([words, tone]);
});
