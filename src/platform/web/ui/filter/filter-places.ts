/** Which filters of a list stand in its row, which behind the button beside them, and what is set of them. Pure. */
import type { Filter } from '../list/list-types.ts';
import { clearable, filterFields, ORGANISATION } from '../list/list-url.ts';

export interface Places {
  readonly row: readonly Filter[];
  readonly folded: readonly Filter[];
}

/** As many stand in the row where none is said to. */
const BY_ORDER = 2;

const isWide = ({ kind }: Filter) => kind === 'organisation' || kind === 'multi';

/** A filter as it stands in the row, and what is left of it for the panel. */
function split(filter: Filter): { row: Filter | null; folded: Filter | null } {
  if (!filter.prominent) return { row: null, folded: filter };
  if (filter.kind !== 'organisation') return { row: filter, folded: null };
  const { prominent } = filter;
  return { row: { ...filter, only: [prominent] }, folded: { ...filter, only: ORGANISATION.filter((part) => part !== prominent) } };
}

/** @param phone there the search stands alone */
export function placesOf(filters: readonly Filter[], phone: boolean): Places {
  const searches = filters.filter(({ kind }) => kind === 'keyword');
  const others = filters.filter(({ kind }) => kind !== 'keyword' && kind !== 'tabs');
  if (phone) return { row: searches, folded: others };
  if (others.some(({ prominent }) => prominent)) {
    const parts = others.map(split);
    const those = (place: 'row' | 'folded') => parts.map((part) => part[place]).filter((filter) => filter !== null);
    return { row: [...searches, ...those('row')], folded: those('folded') };
  }
  const first = others.filter((filter) => !isWide(filter)).slice(0, BY_ORDER);
  return { row: [...searches, ...first], folded: others.filter((filter) => !first.includes(filter)) };
}

/** One control that differs from what it begins with. */
export interface SetFilter {
  readonly filter: Filter;
  /** Its field; of two days the first. */
  readonly field: string;
  /** What it begins with, for all fields of the control. */
  readonly initial: Readonly<Record<string, string>>;
}

export function whatIsSet(values: Readonly<Record<string, string>>, filters: readonly Filter[]): SetFilter[] {
  return clearable(filters).flatMap((filter) => {
    const fields = filterFields([filter]);
    const controls = filter.kind === 'organisation' ? Object.entries(fields).map((field) => Object.fromEntries([field])) : [fields];
    return controls
      .filter((initial) => Object.entries(initial).some(([field, value]) => (values[field] ?? '') !== value))
      .map((initial) => ({ filter, field: Object.keys(initial)[0] ?? filter.key, initial }));
  });
}
