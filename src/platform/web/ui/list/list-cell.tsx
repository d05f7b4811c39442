import type { ReactNode } from 'react';
import { useLabel } from '../../locale/locale.tsx';
import { AvatarText } from '../person-avatar.tsx';
import { DateRangeText, DateText, Money, YesNo } from '../values.tsx';
import { StatusChip } from '../status-chip.tsx';
import { isExact } from './columns/list-columns.ts';
import classes from './list-cell.module.css';
import type { CellKind, Column } from './list-types.ts';

/** Drawn as a dash, which nobody hears. */
export const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const plain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The value of a cell by the kind of its column. */
export function drawValue(kind: Column<unknown>['kind'], value: unknown): ReactNode {
  if (isNothing(value)) return <span aria-hidden>–</span>;
  switch (kind) {
    case 'money':
      return <Money value={Number(value)} />;
    case 'number':
      return <span className="tabular">{typeof value === 'number' ? String(value).replace('-', '−') : String(value)}</span>;
    case 'date':
    case 'time':
    case 'datetime':
      return <DateText value={String(value)} kind={kind} />;
    case 'period':
      return Array.isArray(value) ? <DateRangeText from={value[0] as string | null} to={value[1] as string | null} /> : null;
    case 'status':
      return <StatusChip status={String(value)} />;
    case 'yesno':
      return <YesNo value={value === true} />;
    default:
      return plain(value) ? String(value) : null;
  }
}

export function valueOf<Row>(column: Column<Row>, row: Row): unknown {
  if (column.value) return column.value(row);
  return typeof row === 'object' && row !== null ? Reflect.get(row, column.key) : undefined;
}

const FACE = 28;

/** The content of a cell: its value, the words that stand below it, and beside a person the face. */
export function drawCell<Row>(
  column: Column<Row>,
  row: Row,
  { folded = [], link }: { folded?: readonly Column<Row>[] | undefined; link?: (value: ReactNode) => ReactNode } = {},
): ReactNode {
  const value = column.cell ? column.cell(row) : drawValue(column.kind, valueOf(column, row));
  const top = link ? link(value) : value;
  const own = column.second?.(row);
  const below = folded.filter((each) => each.cell !== undefined || !isNothing(valueOf(each, row)));
  const lines =
    own || below.length > 0 ? (
      <span className={classes['lines']}>
        <span className={classes['first']}>{top}</span>
        <SecondLine own={own} folded={below} row={row} />
      </span>
    ) : (
      top
    );
  if (!column.picture) return lines;
  return (
    <span className={classes['person']}>
      <AvatarText name={wordsOf(column, row)} src={column.picture(row)} size={FACE} />
      <span className={classes['beside']}>{lines}</span>
    </span>
  );
}

/** What must be whole comes first, then words that may be shortened; each says its column to who points at it or listens. */
function SecondLine<Row>({ own, folded, row }: { own: ReactNode; folded: readonly Column<Row>[]; row: Row }) {
  const labelOf = useLabel();
  const ordered = [...folded].sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  return (
    <small className={classes['second']}>
      {ordered.map((column) => {
        const [name, words] = [labelOf(column.label), wordsOf(column, row)];
        return (
          <span
            key={column.key}
            data-exact={isExact(column) ? column.key : undefined}
            data-words={isExact(column) ? undefined : true}
            title={words === undefined ? name : `${name}: ${words}`}
          >
            <span className="sr-only">{`${name}: `}</span>
            {column.cell ? column.cell(row) : drawValue(column.kind, valueOf(column, row))}
          </span>
        );
      })}
      {own && (
        <span data-own title={typeof own === 'string' ? own : undefined}>
          {own}
        </span>
      )}
    </small>
  );
}

const WORDY: ReadonlySet<CellKind> = new Set(['text', 'person', 'identity']);

/** Plain words of a value, for labels and tooltips; undefined when it draws itself. */
export function wordsOf<Row>(column: Column<Row>, row: Row): string | undefined {
  const value = valueOf(column, row);
  return plain(value) && WORDY.has(column.kind ?? 'text') ? String(value) : undefined;
}
