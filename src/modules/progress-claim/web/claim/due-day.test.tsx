/** An invoice that is overdue is marked as an error, with its days; one that is not is a plain date. */
import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { DueDay } from './due-day.tsx';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());
const chip = () => {
  const found = view?.container.querySelector('[data-tone]');
  return found ? [found.getAttribute('data-tone'), found.textContent] : null;
};

it.each([
  ['in time', 'en', 0, null],
  ['a day over', 'en', 1, ['error', '1 day overdue']],
  ['weeks over', 'en', 251, ['error', '251 days overdue']],
  ['weeks over, in Malay', 'ms', 251, ['error', 'Lewat 251 hari']],
] as const)('%s', async (_name, locale, days_overdue, marked) => {
  view = await render(<DueDay due="2026-03-14" overdue={days_overdue} />, { locale });
  expect(view.container.textContent).toContain('14/03/26');
  expect(chip()).toEqual(marked);
});
