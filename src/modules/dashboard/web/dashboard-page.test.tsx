import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UPCOMING_SHOWN, TODOS_SHOWN, type UpcomingEvent, type TodoItem } from '#platform/contract/dashboard/agenda.ts';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { publishLive } from '#platform/web/live.ts';
import type { DashboardCard } from '#platform/web/module.ts';
import { TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { screenState } from '#platform/web/testing/dom.ts';
import { button, click, pageText, render, settle, TEST_USER, until, type RenderOptions, type Rendered } from '#platform/web/testing/render.tsx';
import { DashboardPage, type DashboardParts } from './dashboard-page.tsx';

let view: Rendered | undefined;
let blocks: Record<string, unknown> = {};
let todos: TodoItem[] = [];
let upcoming: UpcomingEvent[] = [];
let status = 200;
let asked = 0;
let pressing = 0;

beforeEach(() => {
  blocks = {};
  todos = [];
  upcoming = [];
  status = 200;
  asked = 0;
  pressing = 0;
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked += 1;
    if (status !== 200) return Response.json({ message: 'Busy.' }, { status });
    if (`${url}`.includes('dashboard/duties')) return Response.json({ data: todos });
    if (`${url}`.includes('dashboard/ahead')) return Response.json({ data: upcoming });
    return Response.json({ data: { blocks, duties: { ...firstOf(todos, TODOS_SHOWN), pressing }, ahead: firstOf(upcoming, UPCOMING_SHOWN) } });
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  screenState.phone = false;
});

function Figure({ block }: { block: string }) {
  return <BlockCard title={`The ${block}`}>{useBlock<{ n: number }>(block)?.n}</BlockCard>;
}
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const card = (key: string, order: number, load?: DashboardCard['load']): DashboardCard => ({
  key,
  order,
  title: { en: `Card ${key}`, ms: `Kad ${key}` },
  load: load ?? (async () => ({ Card: () => <Figure block={key} /> })),
});
const firstOf = <Item,>(items: readonly Item[], most: number) => ({ items: items.slice(0, most), more: Math.max(0, items.length - most) });
const Row = ({ due, data }: TodoProps<{ what: string }>) => (
  <TodoRow icon="check" due={due} action={<button type="button">Do</button>}>
    {data.what}
  </TodoRow>
);
const ROWS: DashboardParts['todoRows'] = { chores: async () => ({ Row }), lost: () => Promise.reject(new Error('lost chunk')) };
const thing = (what: string, due: string | null = null, key = 'chores'): TodoItem => ({ key, id: what, due, data: { what } });
const coming = (date: string, en: string, path: string | null = null): UpcomingEvent => ({ date, icon: 'cash-multiple', text: { en, ms: `${en} (ms)` }, path });
const show = async (cards: readonly DashboardCard[], options?: RenderOptions) => {
  view = await render(<DashboardPage cards={cards} todoRows={ROWS} />, options);
};

it('greets in the language of the reader and draws the cards whose block came, in order', async () => {
  blocks = { leave: { n: 7 }, people: { n: 44 } };
  await show([card('people', 20), card('absent', 1), card('leave', 10)], { locale: 'ms' });
  await until(() => pageText().includes('The people'));
  expect(document.querySelector('h1')?.textContent).toBe('Selamat datang, Contoh binti Uji');
  expect(headings()).toEqual(['Hari ini', 'The leave', 'The people']);
  expect(pageText()).toContain('44');
  expect(pageText()).not.toContain('absent');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('offers to try again after a failure', async () => {
  status = 500;
  await show([card('people', 1)]);
  await until(() => pageText().includes('Retry'));
  status = 200;
  blocks = { people: { n: 3 } };
  await click(button('Retry'));
  await until(() => pageText().includes('The people'));
});

it('says calmly that there is nothing to do, unless a card over the page says what to do', async () => {
  await show([card('people', 1)]);
  await until(() => pageText().includes('Nothing needs your attention.'));
  expect(headings()).toEqual(['Today']);
  await view?.unmount();
  blocks = { steps: { n: 5 } };
  await show([{ ...card('steps', 1), top: true }]);
  await until(() => pageText().includes('The steps'));
  expect(headings()).toEqual(['The steps']);
});

it('shows what needs the viewer first, the rest on demand, and when it is due', async () => {
  const day = (days: number) => addDays(dateInZone(new Date()), days);
  todos = [thing('Late', day(-2)), thing('Now', day(0)), thing('Soon', day(1)), thing('Later', day(21)), thing('Fifth'), thing('Sixth'), thing('Seventh')];
  await show([]);
  await until(() => pageText().includes('Fifth'));
  for (const far of ['2 days late', 'due today', 'due tomorrow', '21 days left']) expect(pageText()).toContain(far);
  expect(pageText()).not.toContain('Sixth');
  await click(button('and 2 more'));
  await until(() => pageText().includes('Seventh'));
  await click(button('Show fewer'));
  expect(pageText()).not.toContain('Sixth');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('says how many of the rest are due by tomorrow', async () => {
  todos = chores(9);
  pressing = 2;
  await show([]);
  await until(() => pageText().includes('and 4 more, 2 due by tomorrow'));
});

it('leaves the others when one row fails or is not known yet', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  todos = [thing('a', null, 'lost'), thing('b', null, 'later release'), thing('Stays')];
  await show([]);
  await until(() => pageText().includes('Stays') && pageText().includes('This could not be loaded.'));
});

it('tells by day what comes, without empty days, and leads there', async () => {
  upcoming = [coming('2030-12-15', 'Files', '/payroll/manage'), coming('2030-12-15', 'Away'), coming('2030-12-25', 'Christmas Day')];
  await show([], { locale: 'ms' });
  await until(() => pageText().includes('Christmas Day (ms)'));
  expect([...document.querySelectorAll('ol > li time')].map(({ textContent }) => textContent)).toEqual(['15/12/30', '25/12/30']);
  expect(pageText()).toContain('Ahad');
  expect([...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))).toEqual(['/payroll/manage']);
});

it('keeps the others when one card fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  blocks = { good: { n: 1 }, bad: { n: 2 } };
  await show([card('good', 1), card('bad', 2, () => Promise.reject(new Error('lost chunk')))]);
  await until(() => pageText().includes('Card bad') && pageText().includes('The good'));
});

it('loads again, once, after a burst of live messages', async () => {
  blocks = { people: { n: 1 } };
  await show([card('people', 1)]);
  await until(() => pageText().includes('The people'));
  expect(asked).toBe(1);
  publishLive({ notification_type: 'document' });
  publishLive({ notification_type: 'company' });
  await settle(1300);
  expect(asked).toBe(2);
});

const shape = () => document.querySelector('[data-shape]')?.getAttribute('data-shape');
const week = (days: number) => Array.from({ length: days }, (_, n) => coming(addDays(dateInZone(new Date()), n), `Day ${n}`));
const chores = (n: number) => Array.from({ length: n }, (_, i) => thing(`Chore ${i}`));

it.each([
  ['as many of both stand side by side', 4, 4, 'even', ['Today', 'Next thirty days', 'The a', 'The b', 'The c']],
  ['many days reach down beside the first cards', 3, 6, 'tall', ['Today', 'Next thirty days', 'The a', 'The b', 'The c']],
  ['beside one thing to do stands nothing, and the days are a card', 1, 4, 'short', ['Today', 'Next thirty days', 'The a', 'The b', 'The c']],
] as const)('%s', async (_, things, days, expected, order) => {
  blocks = { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } };
  todos = chores(things);
  upcoming = week(days);
  await show([card('a', 1), card('b', 2), card('c', 3)]);
  await until(() => pageText().includes('The c'));
  expect(shape()).toBe(expected);
  expect(headings()).toEqual(order);
  const [today, next] = ['Today', 'Next thirty days'].map((title) =>
    [...document.querySelectorAll('h2')].find((h2) => h2.textContent === title)?.closest('[data-shape] > *'),
  );
  expect(today?.contains(next ?? null)).toBe(false);
  expect(next?.children.length).toBe(expected === 'short' ? 4 : 1);
});

it('shows on a phone the first card before the days to come', async () => {
  screenState.phone = true;
  blocks = { a: { n: 1 }, b: { n: 2 } };
  upcoming = week(3);
  await show([card('a', 1), card('b', 2)]);
  await until(() => pageText().includes('The b'));
  expect(headings()).toEqual(['Today', 'The a', 'Next thirty days', 'The b']);
});

it('tells a member without a record and without rights why there is so little, and who can give more', async () => {
  await show([card('a', 1)], { user: { ...TEST_USER, type: 'promoter', is_admin: false } });
  await until(() => pageText().includes('ask the owner or an administrator of Syarikat Contoh'));
  expect(headings()).toEqual(['Today', 'About this account']);
});
