/** What needs a person, the most urgent first, and what comes, by day. Pure. */
import { TODOS_SHOWN, TODO_WEIGHT, type UpcomingEvent, type TodoItem } from '#platform/contract/dashboard/agenda.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Todo } from '#platform/server/dashboard.ts';

/** After every day that is set. */
const NO_DAY = '9999-12-31';

/** What is due by then is not put off for anything. */
const pressingUntil = (today: CalendarDate) => addDays(today, 1);

/**
 * By the day on which it is due, then the heavier first; the others stay in the order of their sources. Where somebody waits
 * without a day, it stands behind what is due by tomorrow and before what is due later: it takes the day after tomorrow.
 */
export function byUrgency(found: readonly { readonly key: string; readonly duty: Todo }[], today: CalendarDate): TodoItem[] {
  const waits = addDays(pressingUntil(today), 1);
  const day = ({ due, weight }: Todo) => due ?? (weight === TODO_WEIGHT.decision ? waits : NO_DAY);
  return found
    .toSorted(({ duty: a }, { duty: b }) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : b.weight - a.weight))
    .map(({ key, duty: { id, due, data } }) => ({ key, id, due, data }));
}

/** By day; on one day in the order of their sources. */
export const byDay = (events: readonly UpcomingEvent[]): UpcomingEvent[] => events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** The first ones; beside how many there are more stands how many of those are due by tomorrow. */
export function firstTodos(items: readonly TodoItem[], today: CalendarDate) {
  const pressing = items.filter(({ due }) => due !== null && due <= pressingUntil(today)).length;
  return { ...firstOf(items, TODOS_SHOWN), pressing: Math.max(0, pressing - TODOS_SHOWN) };
}

/** The first of them, and how many there are besides. */
export const firstOf = <Item>(items: readonly Item[], most: number) => ({ items: items.slice(0, most), more: Math.max(0, items.length - most) });
