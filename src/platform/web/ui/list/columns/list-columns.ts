/** What a list remembers of its columns on this device. Pure. */
import type { CellKind, Column } from '../list-types.ts';

export interface RememberedColumns {
  /** Keys in order; columns that the list gained since come at their own place. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Chosen by hand: they stand even where the room is short. */
  readonly kept: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly perPage?: number | undefined;
}

export const NOTHING_REMEMBERED: RememberedColumns = { order: [], hidden: [], kept: [], widths: {} };
export const MIN_WIDTH = 60;
export const MAX_WIDTH = 640;

/** Before anything is measured. */
const WIDTHS: Readonly<Record<CellKind, number>> = {
  text: 170,
  person: 220,
  identity: 132,
  number: 100,
  money: 120,
  date: 96,
  period: 150,
  time: 96,
  datetime: 150,
  status: 150,
  yesno: 84,
};

export const widthOf = <Row>(column: Column<Row>, remembered: RememberedColumns) => remembered.widths[column.key] ?? WIDTHS[column.kind ?? 'text'];

export const isExact = <Row>({ kind = 'text' }: Column<Row>) => kind !== 'text' && kind !== 'person';

export const alignOf = <Row>(column: Column<Row>) => column.align ?? (column.kind === 'number' || column.kind === 'money' ? 'right' : 'left');

const texts = (value: unknown) => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []);

/** Reads what was stored; anything that is not of the right shape counts as nothing. */
export function readRemembered(stored: unknown): RememberedColumns | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const widths = Reflect.get(stored, 'widths') as unknown;
  const perPage = Reflect.get(stored, 'perPage') as unknown;
  return {
    order: texts(Reflect.get(stored, 'order')),
    hidden: texts(Reflect.get(stored, 'hidden')),
    kept: texts(Reflect.get(stored, 'kept')),
    widths:
      typeof widths === 'object' && widths !== null
        ? Object.fromEntries(
            Object.entries(widths).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= MIN_WIDTH && entry[1] <= MAX_WIDTH),
          )
        : {},
    perPage: typeof perPage === 'number' && Number.isInteger(perPage) && perPage > 0 ? perPage : undefined,
  };
}

/** Nothing chosen yet: the columns' own wishes. */
export const initialColumns = <Row>(columns: readonly Column<Row>[]): RememberedColumns => ({
  order: columns.map(({ key }) => key),
  hidden: columns.filter(({ hidden }) => hidden).map(({ key }) => key),
  kept: [],
  widths: {},
});

/** All columns in the remembered order; new ones stay behind their left neighbour. */
export function orderedColumns<Row>(columns: readonly Column<Row>[], remembered: RememberedColumns): Column<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const ordered = remembered.order.map((key) => byKey.get(key)).filter((column): column is Column<Row> => column !== undefined);
  columns.forEach((column, index) => {
    if (ordered.includes(column)) return;
    const left = columns[index - 1];
    ordered.splice(left ? ordered.indexOf(left) + 1 : 0, 0, column);
  });
  return ordered;
}

export const visibleColumns = <Row>(columns: readonly Column<Row>[], remembered: RememberedColumns) =>
  orderedColumns(columns, remembered).filter(({ key, fixed }) => fixed || !remembered.hidden.includes(key));

/** The order after moving one column by one place. */
export function moved<Row>(columns: readonly Column<Row>[], remembered: RememberedColumns, key: string, by: -1 | 1): RememberedColumns {
  const order = orderedColumns(columns, remembered).map((column) => column.key);
  const from = order.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return remembered;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...remembered, order };
}

/** Hides a column that stands, and shows one that does not: for good, although the room may be short. @param stands it is drawn now */
export function toggled(remembered: RememberedColumns, key: string, stands: boolean): RememberedColumns {
  const without = (keys: readonly string[]) => keys.filter((each) => each !== key);
  const [hidden, pinned] = [without(remembered.hidden), without(remembered.kept)];
  return stands ? { ...remembered, hidden: [...hidden, key], kept: pinned } : { ...remembered, hidden, kept: [...pinned, key] };
}

export const resized = (remembered: RememberedColumns, key: string, width: number): RememberedColumns => ({
  ...remembered,
  widths: { ...remembered.widths, [key]: Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width))) },
});
