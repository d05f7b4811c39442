/** Which columns of a list stand in the room there is, and how wide. Pure. */
import { isExact, widthOf, type RememberedColumns } from './list-columns.ts';
import type { Column } from '../list-types.ts';

/** What a column asks for in pixels: its widest value and its longest word, in its cells and in its heading. */
export interface Need {
  readonly value: number;
  readonly word: number;
  readonly head: number;
  readonly headWord: number;
}

/** What the browser measured. */
export interface Measured {
  /** For all columns together; 0: not known. */
  readonly room: number;
  readonly needs: Readonly<Record<string, Need>>;
}

export interface Fit<Row> {
  readonly columns: readonly Column<Row>[];
  /** Of each of them. */
  readonly widths: readonly number[];
  /** Key of a column → those that stand in its second line. */
  readonly folded: ReadonlyMap<string, readonly Column<Row>[]>;
  /** Keys of those for which there was no room. */
  readonly left: readonly string[];
}

export const UNMEASURED: Measured = { room: 0, needs: {} };

const DEFAULT_PRIORITY = 5;
/** Two lines hold a little less than twice the width of one. */
const OF_TWO_LINES = 0.58;
/** Words need no more than this to be told apart, and take no more than this where there is room; the column that names the row does. */
const WORDS = { least: [84, 150], most: 300 } as const;
const NAME = { least: [180, 240], most: 380 } as const;
const LONGEST_WORD = 180;
/** Few words are not broken. */
const ONE_LINE = 120;
/** A heading on one line may ask for as much; a longer one takes two. */
const HEADING = 104;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** A person's name stands on one line before words get more than their least, and then words as short as a span of times. */
const WHOLE = { person: 260, words: 150 } as const;
/** Long words lend to them what is above this, and get it back from what is left. */
const LENDS_ABOVE = 110;

interface Width {
  readonly least: number;
  /** With a name on one line; less than the least of long words, which lend it. */
  readonly named: number;
  /** With short words on one line. */
  readonly whole: number;
  readonly most: number;
}

function widthsOf<Row>(column: Column<Row>, remembered: RememberedColumns, need: Need | undefined): Width {
  const own = remembered.widths[column.key];
  const exact = isExact(column);
  const fixed = (width: number) => ({ least: width, named: width, whole: width, most: width });
  if (!need) return fixed(widthOf(column, remembered));
  const twoLines = Math.ceil(Math.max(need.headWord, need.head * OF_TWO_LINES));
  if (exact) {
    const least = Math.max(need.value, twoLines);
    const most = Math.max(least, Math.min(need.head, HEADING), own ?? 0);
    return own === undefined ? { least, named: least, whole: least, most } : fixed(most);
  }
  if (own !== undefined) return fixed(own);
  const bounds = column.fixed ? NAME : WORDS;
  const lines = need.value <= ONE_LINE ? 1 : OF_TWO_LINES;
  const asks = Math.max(Math.ceil(need.value * lines), Math.min(need.word, LONGEST_WORD));
  const least = Math.max(twoLines, Math.min(need.value, between(bounds.least[0], asks, Math.max(bounds.least[1], Math.min(need.word, LONGEST_WORD)))));
  const isPerson = column.kind === 'person';
  const lent = need.value > WHOLE.words && !column.fixed ? Math.min(least, Math.max(twoLines, LENDS_ABOVE, need.word)) : least;
  const named = isPerson ? Math.max(least, Math.min(need.value, WHOLE.person)) : lent;
  const whole = need.value <= WHOLE.words ? Math.max(named, need.value) : named;
  return { least, named, whole, most: Math.max(whole, Math.min(need.value, bounds.most), Math.min(need.head, HEADING)) };
}

const NO_WIDTH: Width = { least: 0, named: 0, whole: 0, most: 0 };

const mayLeave = <Row>({ key, fixed, kind, priority }: Column<Row>, remembered: RememberedColumns) =>
  !fixed && !remembered.kept.includes(key) && (kind !== 'status' || priority !== undefined);

/** Those that may leave, first to last: all that fold into a neighbour, then those that hide. */
function leavers<Row>(columns: readonly Column<Row>[], remembered: RememberedColumns): Column<Row>[] {
  const here = new Set(columns.map(({ key }) => key));
  const folds = (column: Column<Row>) => column.folds !== undefined && here.has(column.folds);
  const byPriority = columns
    .filter((column) => mayLeave(column, remembered))
    .reverse()
    .sort((a, b) => (b.priority ?? DEFAULT_PRIORITY) - (a.priority ?? DEFAULT_PRIORITY));
  return [...byPriority.filter(folds), ...byPriority.filter((column) => !folds(column))];
}

/** Where a column that left is read: in the second line of its neighbour, or of that one's, where it left too. */
function hostOf<Row>(column: Column<Row>, columns: readonly Column<Row>[], left: ReadonlySet<string>): string | null {
  const host = columns.find(({ key }) => key === column.folds);
  if (!host || host === column) return null;
  return left.has(host.key) ? hostOf(host, columns, left) : host.key;
}

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

/**
 * Columns leave by their priority until the least widths of the others have room; then long words give way in equal parts,
 * then names and short ones, while a figure, a date, an identity or a status keeps what its widest value needs.
 */
export function fitColumns<Row>(columns: readonly Column<Row>[], remembered: RememberedColumns, { room, needs }: Measured): Fit<Row> {
  const widths = new Map(columns.map((column) => [column.key, widthsOf(column, remembered, needs[column.key])]));
  const left = new Set<string>();
  const resident = () => columns.filter(({ key }) => !left.has(key));
  const total = (side: keyof Width) => sum(resident().map(({ key }) => widths.get(key)?.[side] ?? 0));
  for (const column of room > 0 ? leavers(columns, remembered) : []) {
    if (total('least') <= room) break;
    left.add(column.key);
  }
  const folded = new Map<string, Column<Row>[]>();
  for (const column of columns) {
    const host = left.has(column.key) ? hostOf(column, columns, left) : null;
    if (host !== null) folded.set(host, [...(folded.get(host) ?? []), column]);
  }
  /** The part of what lies between two sides for which there is room. */
  const share = (from: keyof Width, to: keyof Width) =>
    room > 0 && total(to) > room ? Math.max(0, room - total(from)) / Math.max(1, total(to) - total(from)) : 1;
  const [names, shorts, longs] = [share('least', 'named'), share('named', 'whole'), share('whole', 'most')];
  const width = ({ least, named, whole, most }: Width) => Math.floor(least + (named - least) * names + (whole - named) * shorts + (most - whole) * longs);
  return {
    columns: resident(),
    widths: resident().map(({ key }) => width(widths.get(key) ?? NO_WIDTH)),
    folded,
    left: columns.filter(({ key }) => left.has(key)).map(({ key }) => key),
  };
}
