/** Tables: column widths, alignment, money, rows that move or part at the foot of a page, heads that repeat. */
import { formatPrice } from '#platform/contract/money.ts';
import { GROUND, LEADING, LINE, type Element, type PdfCanvas } from './pdf-canvas.ts';
import type { Align, Cell, CellValue, RichCell, Table, TableColumn, TableRow } from './pdf-layout.ts';
import type { Slice } from './pdf-slice.ts';
import { wrapText } from './pdf-text.ts';

const PAD_X = 4;
const PAD_Y = 2.5;
const SIZE = 8.5;

interface Drawn {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly align: Align;
  readonly bold: boolean;
  readonly span: number;
  readonly colour: RichCell['colour'];
}

/** The slices of a table, as its rows come: at once, or one after the other from a stream. */
export function tableSlices(canvas: PdfCanvas, table: Table, width: number): Iterable<Slice> | AsyncIterable<Slice> {
  const setter = new TableSetter(canvas, table, width);
  const { rows } = table;
  return Symbol.asyncIterator in rows ? streamed(setter, rows) : atOnce(setter, rows);
}

function* atOnce(setter: TableSetter, rows: Iterable<TableRow | readonly Cell[]>): Generator<Slice> {
  yield* setter.head();
  for (const row of rows) yield setter.row(row);
  yield* setter.foot();
}

async function* streamed(setter: TableSetter, rows: AsyncIterable<TableRow | readonly Cell[]>): AsyncGenerator<Slice> {
  yield* setter.head();
  for await (const row of rows) yield setter.row(row);
  yield* setter.foot();
}

class TableSetter {
  readonly #canvas: PdfCanvas;
  readonly #table: Table;
  readonly #width: number;
  readonly #widths: readonly number[];
  readonly #size: number;
  readonly #element: Element;
  readonly #headCells: readonly Drawn[];
  #count = 0;

  constructor(canvas: PdfCanvas, table: Table, width: number) {
    this.#canvas = canvas;
    this.#table = table;
    this.#width = width;
    this.#widths = columnWidths(table.columns, width);
    this.#size = table.size ?? SIZE;
    this.#element = canvas.open(canvas.root, 'Table', table.summary ? { title: table.summary } : undefined);
    this.#headCells = this.#set(
      table.columns.map(({ header }) => header),
      true,
    );
  }

  *head(): Generator<Slice> {
    const { caption } = this.#table;
    if (caption !== undefined) {
      const size = this.#size + 1;
      yield {
        height: size * LEADING + 4,
        keepWithNext: true,
        paint: (x, y) => this.#canvas.leaf(this.#element, 'Caption', () => this.#canvas.line(caption, x, y, this.#width, { size, bold: true })),
      };
    }
    if (this.#table.columns.some(({ header }) => header !== '')) yield { ...this.#headSlice(true), keepWithNext: true };
  }

  row(given: TableRow | readonly Cell[]): Slice {
    const row = isRow(given) ? given : { cells: given };
    const style = row.style ?? 'plain';
    const striped = this.#table.stripes === true && this.#count % 2 === 1;
    this.#count += 1;
    const [only] = row.cells;
    const across = style === 'group' && row.cells.length === 1 ? [{ ...richOf(only), span: this.#widths.length }] : row.cells;
    return this.#rowSlice(this.#set(across, style !== 'plain'), style, striped, null);
  }

  *foot(): Generator<Slice> {
    if (this.#count === 0 && this.#table.empty !== undefined) {
      yield this.row([{ text: this.#table.empty, span: this.#table.columns.length, align: 'center' }]);
    }
    yield { height: 0, paint: () => this.#element.end() };
  }

  /** The head; tagged the first time, decoration when it repeats. */
  #headSlice(first: boolean): Slice {
    const height = this.#heightOf(this.#headCells);
    return {
      height,
      paint: (x, y) => {
        this.#canvas.ground(x, y, this.#width, height);
        if (!first) return this.#canvas.artifact(() => this.#headCells.forEach((cell) => this.#paint(cell, x, y)));
        const row = this.#canvas.open(this.#element, 'TR');
        for (const cell of this.#headCells) this.#canvas.leaf(row, 'TH', () => this.#paint(cell, x, y), { scope: 'Column' });
        row.end();
      },
    };
  }

  #rowSlice(cells: readonly Drawn[], style: 'plain' | 'total' | 'group', striped: boolean, begun: OpenRow | null): Slice {
    const height = this.#heightOf(cells);
    const hasHead = this.#table.columns.some(({ header }) => header !== '');
    const paint = (x: number, y: number, last: boolean, open: OpenRow | null): OpenRow => {
      if (style === 'group' || striped) this.#canvas.ground(x, y, this.#width, height, style === 'group' ? GROUND : '#f7f9fa');
      if (style === 'total') this.#canvas.rule(x, y, this.#width, '#52606d', 0.75);
      const row = open ?? this.#open(cells);
      cells.forEach((cell, i) => this.#canvas.content(row.cells[i]!, 'TD', () => this.#paint(cell, x, y)));
      this.#canvas.rule(x, y + height, this.#width, LINE);
      if (last) {
        for (const element of row.cells) element.end();
        row.element.end();
      }
      return row;
    };
    return {
      height,
      ...(hasHead ? { onNewPage: this.#headSlice(false) } : {}),
      paint: (x, y) => void paint(x, y, true, begun),
      split: (available) => {
        const fitting = Math.floor((available - 2 * PAD_Y) / (this.#size * LEADING));
        if (fitting < 1) return null;
        const part = (from: number, to?: number) => cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, to) }));
        let open = begun;
        const top = part(0, fitting);
        const first = this.#rowSlice(top, style, striped, begun);
        return [
          {
            ...first,
            paint: (x, y) => {
              this.#canvas.rule(x, y, this.#width, LINE);
              open ??= this.#open(cells);
              top.forEach((cell, i) => this.#canvas.content(open!.cells[i]!, 'TD', () => this.#paint(cell, x, y)));
            },
          },
          this.#later(() => this.#rowSlice(part(fitting), style, striped, open)),
        ];
      },
    };
  }

  /** A slice that is made when it is needed: the rest of a row joins the elements that its first part opened. */
  #later(make: () => Slice): Slice {
    let made: Slice | undefined;
    const get = () => (made ??= make());
    return {
      get height() {
        return get().height;
      },
      get onNewPage() {
        return get().onNewPage!;
      },
      paint: (x, y) => get().paint(x, y),
      split: (height) => get().split?.(height) ?? null,
    };
  }

  #open(cells: readonly Drawn[]): OpenRow {
    const element = this.#canvas.open(this.#element, 'TR');
    return { element, cells: cells.map(({ span }) => this.#canvas.openCell(element, span)) };
  }

  #set(cells: readonly Cell[], bold: boolean): Drawn[] {
    let column = 0;
    let x = 0;
    return cells.slice(0, this.#widths.length).map((cell) => {
      const rich = richOf(cell);
      const span = Math.min(rich.span ?? 1, this.#widths.length - column);
      const width = this.#widths.slice(column, column + span).reduce((sum, part) => sum + part, 0);
      const facts = this.#table.columns[column];
      const strong = rich.bold ?? bold;
      const inner = width - 2 * PAD_X;
      const drawn: Drawn = {
        lines: wrapText(this.#canvas.face(strong), cellText(rich.text, facts?.kind), this.#size, inner),
        x: x + PAD_X,
        width: inner,
        align: rich.align ?? facts?.align ?? (facts?.kind === 'money' || facts?.kind === 'number' ? 'right' : 'left'),
        bold: strong,
        span,
        colour: rich.colour,
      };
      column += span;
      x += width;
      return drawn;
    });
  }

  #heightOf(cells: readonly Drawn[]): number {
    return Math.max(1, ...cells.map(({ lines }) => lines.length)) * this.#size * LEADING + 2 * PAD_Y;
  }

  #paint(cell: Drawn, x: number, y: number): void {
    const style = { size: this.#size, bold: cell.bold, ...(cell.colour ? { colour: cell.colour } : {}) };
    this.#canvas.lines(cell.lines, x + cell.x, y + PAD_Y, cell.width, style, cell.align);
  }
}

interface OpenRow {
  readonly element: Element;
  readonly cells: readonly Element[];
}

const richOf = (cell: Cell): RichCell => (typeof cell === 'object' && cell !== null ? cell : { text: cell });

function isRow(row: TableRow | readonly Cell[]): row is TableRow {
  return !Array.isArray(row);
}

export function cellText(value: CellValue, kind: TableColumn['kind'] = 'text'): string {
  if (value === null || value === undefined) return '';
  return kind === 'money' && typeof value === 'number' ? formatPrice(value) : String(value);
}

/** Fixed widths first, the rest by weight; all are shrunk alike where the fixed ones leave no room. */
export function columnWidths(columns: readonly TableColumn[], width: number): number[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const weights = columns.reduce((sum, column) => sum + (column.width === undefined ? (column.weight ?? 1) : 0), 0);
  const least = weights * 24;
  const shrink = fixed + least > width ? Math.max(0, width - least) / (fixed || 1) : 1;
  const rest = weights ? (width - fixed * shrink) / weights : 0;
  const stretch = weights === 0 && fixed > 0 ? width / fixed : shrink;
  return columns.map((column) => (column.width === undefined ? (column.weight ?? 1) * rest : column.width * stretch));
}
