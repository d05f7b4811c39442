/** A bond that has ended does not look like one that holds, and one that ends soon says in how many days. */
import { afterEach, expect, it } from 'vitest';
import { addDays, dateInZone, DEFAULT_TIME_ZONE, formatDate } from '#platform/contract/dates.ts';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { Securities } from './securities.tsx';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const today = dateInZone(new Date(), DEFAULT_TIME_ZONE);

it.each([
  ['over since yesterday', -1, ['error', 'Expired']],
  ['near', 30, ['warning', '30 days']],
  ['far away', 400, null],
] as const)('%s', async (_name, days, marked) => {
  const expires_on = addDays(today, days);
  view = await render(<Securities list={[{ kind: 'Performance Bond', reference: 'PB 7', amount: 50_000, expires_on, days_left: days }]} />);
  const chip = view.container.querySelector('[data-tone]');
  expect(chip ? [chip.getAttribute('data-tone'), chip.textContent] : null).toEqual(marked);
  for (const words of ['Performance bond', 'PB 7', formatDate(expires_on)]) expect(view.container.textContent).toContain(words);
});
