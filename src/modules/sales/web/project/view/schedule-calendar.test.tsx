/** The schedules of a period by its days. */
import { afterEach, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { click, render, type Rendered } from '#platform/web/testing/render.tsx';
import type { ScheduleRow } from '../../../contract/schedule/schedule.endpoints.ts';
import { ScheduleCalendar } from './schedule-calendar.tsx';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const row = (id: number, date: string, status: ScheduleRow['status']) => ({ id, date, status }) as ScheduleRow;
const ROWS = [row(1, '2026-11-03', 'Completed'), row(2, '2026-11-03', 'Completed'), row(3, '2026-11-03', 'Missed'), row(4, '2026-11-04', 'Upcoming')];
const shown = (from: string, to: string) =>
  render(
    <ScheduleCalendar rows={ROWS} from={calendarDate(from)} to={calendarDate(to)}>
      {(ofDay) => <output>{ofDay.map(({ id }) => id).join(' ')}</output>}
    </ScheduleCalendar>,
  );

it('draws whole weeks, counts each state of a day, and opens the schedules of the day that is chosen', async () => {
  view = await shown('2026-11-03', '2026-11-09');
  const { container } = view;
  expect(container.querySelectorAll('[data-empty]')).toHaveLength(12);
  const [tuesday] = container.querySelectorAll('button');
  expect(tuesday?.textContent).toContain('Tue 03/11/26');
  expect(tuesday?.textContent).toContain('1 Missed');
  expect(tuesday?.textContent).toContain('2 Completed');
  expect(container.querySelector('output')).toBeNull();
  await click(tuesday);
  expect(container.querySelector('output')?.textContent).toBe('1 2 3');
  expect(tuesday?.getAttribute('aria-pressed')).toBe('true');
});

it('says that a longer period is no calendar', async () => {
  view = await shown('2026-01-01', '2026-12-31');
  expect(view.container.textContent).toContain('at most 100 days');
  expect(view.container.querySelectorAll('button')).toHaveLength(0);
});
