/** The grid as any module may use it: promoters of a sales plan, who are no employees of a roster. */
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { button, click, render, type Rendered } from '#platform/web/testing/render.tsx';
import { AssigneeDays } from './assignee-days.tsx';
import { AssigneeGrid } from './assignee-grid.tsx';
import type { Assignee, DayCell } from './day-cell.ts';

interface Plan {
  readonly promoter: { readonly id: number; readonly name: string; readonly outlet: string };
  readonly shifts: readonly string[];
}

const MONDAY = calendarDate('2026-12-07');
const dates = (days: number) => Array.from({ length: days }, (_, at) => addDays(MONDAY, at));
const plans: readonly Plan[] = ['Ali', 'Bala'].map((name, at) => ({
  promoter: { id: at + 1, name, outlet: 'Kedai Contoh' },
  shifts: Array.from({ length: 14 }, (_, day) => (day % 7 === 6 ? 'off' : 'long')),
}));
const assigneeOf = ({ promoter }: Plan): Assignee => ({ id: promoter.id, name: promoter.name, detail: promoter.outlet });
const cells: Readonly<Record<string, DayCell>> = {
  long: { words: '10:00–22:00', content: <b>10–22</b>, letter: 'L', tone: 0, canDrag: true },
  off: { words: 'Off', content: null, letter: '', isOff: true },
};
const cellOf = ({ shifts }: Plan, day: number) => cells[shifts[day] ?? ''];

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
});
const cell = (row: number, day: number) => document.querySelector<HTMLElement>(`[data-row="${row}"][data-day="${day}"]`);
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('draws a week with the second line of names and what a day holds, and no last column that nobody asked for', async () => {
  view = await render(<AssigneeGrid label="Plan" who="Promoter" rows={plans} dates={dates(7)} assigneeOf={assigneeOf} cellOf={cellOf} />);
  expect(texts('thead th')).toHaveLength(8);
  expect(texts('tbody tr:first-child th')).toEqual(['AliKedai Contoh']);
  expect(texts('tbody tr:first-child td')).toEqual([...Array.from({ length: 6 }, () => '10–22'), '']);
  expect(cell(1, 6)?.getAttribute('aria-label')).toBe('Bala, 13/12/26: Off');
  expect(cell(1, 6)?.closest('td')?.hasAttribute('data-off')).toBe(true);
});

it('draws more days as letters, with a sum and how many each day has of those it needs', async () => {
  const sum = { head: 'Shifts', of: ({ shifts }: Plan) => shifts.filter((shift) => shift === 'long').length };
  const heads = { planned: dates(14).map((_, day) => (day % 7 === 6 ? 0 : 2)), needed: dates(14).map(() => 1) };
  view = await render(
    <AssigneeGrid label="Plan" who="Promoter" rows={plans} dates={dates(14)} assigneeOf={assigneeOf} cellOf={cellOf} sum={sum} heads={heads} />,
  );
  expect(texts('tbody tr:first-child th')).toEqual(['Ali']);
  expect(texts('tbody tr:first-child td')).toEqual(['L', 'L', 'L', 'L', 'L', 'L', '', 'L', 'L', 'L', 'L', 'L', 'L', '', '12']);
  expect(cell(0, 0)?.getAttribute('aria-label')).toBe('Ali, 07/12/26: L, 10:00–22:00');
  const short = [...document.querySelectorAll<HTMLElement>('tfoot td')].map(({ dataset }) => 'short' in dataset);
  expect(short).toEqual([...Array.from({ length: 2 }, () => [false, false, false, false, false, false, true]).flat(), false]);
});

it('draws a cell again for its own sake alone', async () => {
  const drawn = vi.fn<(words: string) => void>();
  const Content = ({ words }: { words: string }) => {
    drawn(words);
    return words;
  };
  const own: Record<string, DayCell> = { long: { words: 'long', content: <Content words="long" /> }, off: { words: 'off', content: <Content words="off" /> } };
  const ownCellOf = ({ shifts }: Plan, day: number) => own[shifts[day] ?? ''];
  const week = dates(7);
  const grid = (rows: readonly Plan[]) => <AssigneeGrid label="Plan" who="Promoter" rows={rows} dates={week} assigneeOf={assigneeOf} cellOf={ownCellOf} />;
  view = await render(grid(plans));
  expect(drawn).toHaveBeenCalledTimes(14);
  const [ali, bala] = plans as [Plan, Plan];
  await view.rerender(grid([{ ...ali, shifts: ['off', ...ali.shifts.slice(1)] }, bala]));
  expect(drawn).toHaveBeenCalledTimes(15);
  expect(drawn).toHaveBeenLastCalledWith('off');
});

it('opens by Enter where the keys led', async () => {
  const onOpen = vi.fn<(place: object) => void>();
  view = await render(<AssigneeGrid label="Plan" who="Promoter" rows={plans} dates={dates(7)} assigneeOf={assigneeOf} cellOf={cellOf} onOpen={onOpen} />);
  const press = (key: string) =>
    act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  await act(async () => cell(0, 0)?.focus());
  await press('ArrowDown');
  await press('End');
  await press('Enter');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ row: 1, day: 6 });
});

it('lists on a phone the days of whom one opens', async () => {
  const onOpen = vi.fn<(place: object) => void>();
  const noteOf = () => ({ words: '6 shifts', warns: false });
  view = await render(<AssigneeDays rows={plans} dates={dates(7)} assigneeOf={assigneeOf} cellOf={cellOf} noteOf={noteOf} onOpen={onOpen} />);
  expect(texts('ol > li')).toEqual([]);
  await click(button(/^Bala/));
  expect(texts('ol > li')[6]).toBe('Sun 13/12Off');
  await click(button(/^Sun 13\/12/));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ row: 1, day: 6 });
});
