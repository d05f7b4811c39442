import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { PunchChip } from '../detail/punch-chip.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

it.each([
  ['checkin', 'early', 'Early', 'success'],
  ['checkin', 'ontime', 'On time', 'info'],
  ['checkin', 'late', 'Late', 'error'],
  ['checkout', 'early', 'Left early', 'warning'],
  ['checkout', 'ontime', 'On time', 'info'],
  ['checkout', 'late', 'Stayed on', 'info'],
] as const)('a %s that is %s is called %s', async (type, status, words, tone) => {
  view = await render(<PunchChip punch={{ type, status }} />);
  const chip = document.querySelector('[data-tone]');
  expect([chip?.textContent, chip?.getAttribute('data-tone')]).toEqual([words, tone]);
});
