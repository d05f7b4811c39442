import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { TODOS_SHOWN, TODO_WEIGHT, type UpcomingEvent } from '#platform/contract/dashboard/agenda.ts';
import { byDay, byUrgency, firstTodos, firstOf } from './agenda.ts';

const thing = (id: string, due: string | null, weight: number) => ({
  key: 'test',
  duty: { id, due: due === null ? null : calendarDate(due), weight, data: {} },
});
const TODAY = calendarDate('2026-11-27');
const event = (date: string, icon: string): UpcomingEvent => ({ date, icon, text: { en: icon, ms: icon }, path: null });

it('puts what is due first on top, then what weighs more, and leaves equals as they came', () => {
  const { law, pay, notice } = TODO_WEIGHT;
  const found = [
    thing('whenever', null, law),
    thing('late', '2026-12-15', law),
    thing('first', '2026-11-28', pay),
    thing('second', '2026-11-28', pay),
    thing('heavy', '2026-11-28', law),
    thing('overdue', '2026-11-02', notice),
    thing('read', null, law),
  ];
  expect(byUrgency(found, TODAY).map(({ id }) => id)).toEqual(['overdue', 'heavy', 'first', 'second', 'late', 'whenever', 'read']);
  expect(byUrgency(found, TODAY)[0]).toEqual({ key: 'test', id: 'overdue', due: '2026-11-02', data: {} });
});

it.each([
  ['behind what is late, due today and due tomorrow', '2026-11-28', ['dated', 'waits']],
  ['before what is due later', '2026-11-29', ['waits', 'dated']],
  ['before what has no day either', null, ['waits', 'dated']],
])('puts a decision without a day %s', (_, due, expected) => {
  const found = [thing('waits', null, TODO_WEIGHT.decision), thing('dated', due, TODO_WEIGHT.record)];
  expect(byUrgency(found, TODAY).map(({ id }) => id)).toEqual(expected);
});

it.each([
  [0, 12, 0],
  [5, 12, 0],
  [7, 7, 2],
  [11, 12, 6],
])('of %i that are due by tomorrow among %i it shows the first and counts %i', (due, all, pressing) => {
  const items = Array.from({ length: all }, (_n, at) => ({ key: 'test', id: `${at}`, due: at < due ? '2026-11-28' : null, data: {} }));
  expect(firstTodos(items, TODAY)).toEqual({ items: items.slice(0, TODOS_SHOWN), more: all - TODOS_SHOWN, pressing });
});

it('puts events by day and leaves those of a day as they came', () => {
  const events = [event('2026-12-25', 'a'), event('2026-11-28', 'b'), event('2026-12-25', 'c')];
  expect(byDay(events).map(({ icon }) => icon)).toEqual(['b', 'a', 'c']);
});

it('counts what is left out', () => {
  expect(firstOf([1, 2, 3], 2)).toEqual({ items: [1, 2], more: 1 });
  expect(firstOf([1], 2)).toEqual({ items: [1], more: 0 });
});
