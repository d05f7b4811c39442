/** What needs a person, the most urgent first, and what comes, by day. Pure. */
import type { AheadEvent, DutyItem } from '#platform/contract/dashboard/agenda.ts';
import type { Duty } from '#platform/server/dashboard.ts';

/** After every day that is set. */
const NO_DAY = '9999-12-31';

/** By the day on which it is due, then the heavier first; the others stay in the order of their sources. */
export function byUrgency(found: readonly { readonly key: string; readonly duty: Duty }[]): DutyItem[] {
  const day = ({ due }: Duty) => due ?? NO_DAY;
  return found
    .toSorted(({ duty: a }, { duty: b }) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : b.weight - a.weight))
    .map(({ key, duty: { id, due, data } }) => ({ key, id, due, data }));
}

/** By day; on one day in the order of their sources. */
export const byDay = (events: readonly AheadEvent[]): AheadEvent[] => events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** The first of them, and how many there are besides. */
export const firstOf = <Item>(items: readonly Item[], most: number) => ({ items: items.slice(0, most), more: Math.max(0, items.length - most) });
