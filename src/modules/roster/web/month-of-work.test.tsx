import { afterEach, expect, it } from 'vitest';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { button, click, render, type Rendered } from '#platform/web/testing/render.tsx';
import { MonthOfWork } from './month-of-work.tsx';

const today = dateInZone(new Date());
const days = [-2, -1, 0, 1].map((at) => ({
  date: addDays(today, at),
  day_type: 'Working' as const,
  sessions: [],
  flexible_hours: null,
  schedule: null,
  site: null,
  remark: formatDate(addDays(today, at)),
  holiday: null,
  leave: null,
}));
const wide = window.matchMedia;
let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  window.matchMedia = wide;
});
const shown = () => days.filter(({ remark }) => view?.container.textContent?.includes(remark)).length;

it('begins with today on a phone, and shows the days gone by when they are asked for', async () => {
  window.matchMedia = (media) => ({ ...wide(media), media, matches: true });
  view = await render(<MonthOfWork days={days} label="Days" />);
  expect(shown()).toBe(2);
  await click(button('2 earlier days'));
  expect(shown()).toBe(4);
  await click(button('Hide earlier days'));
  expect(shown()).toBe(2);
});

it('shows all of them elsewhere, and of another month', async () => {
  view = await render(<MonthOfWork days={days} label="Days" />);
  expect(shown()).toBe(4);
  await view.unmount();
  window.matchMedia = (media) => ({ ...wide(media), media, matches: true });
  view = await render(<MonthOfWork days={days.slice(0, 2)} label="Days" />);
  expect(shown()).toBe(2);
});
