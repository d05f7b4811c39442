/**
 * What a document says, as data: blocks from top to bottom. Lengths are points (72 an inch); texts come in
 * the reader's language already. `renderPdf` turns a layout into a tagged PDF.
 */
import type { Locale } from '#platform/contract/messages.ts';
import type { PdfLogo } from './pdf-logo.ts';

export type Align = 'left' | 'right' | 'center';

/** A cell: text, or an amount in ringgit for a money column. */
export type CellValue = string | number | null | undefined;
export interface RichCell {
  readonly text: CellValue;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly align?: Align;
  /** Columns that the cell covers, default 1. */
  readonly span?: number;
}
export type Cell = CellValue | RichCell;

/** `#rrggbb` */
export type Colour = `#${string}`;

export interface TableColumn {
  readonly header: string;
  readonly align?: Align;
  /** Points; without it the column takes its share of what is left. */
  readonly width?: number;
  /** Share of what is left, default 1. */
  readonly weight?: number;
  /** `money` shows two decimals and thousands separators, right-aligned; `number` right-aligned as it stands. */
  readonly kind?: 'text' | 'money' | 'number';
}

export interface TableRow {
  readonly cells: readonly Cell[];
  /** `total`: bold with a line above. `group`: bold on a tinted ground, the first cell across the table. */
  readonly style?: 'plain' | 'total' | 'group';
}

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rows: Iterable<TableRow | readonly Cell[]> | AsyncIterable<TableRow | readonly Cell[]>;
  /** Says what the table is to a person who hears the page; not drawn. */
  readonly summary?: string;
  /** Drawn above, bold. */
  readonly caption?: string;
  readonly size?: number;
  /** Shown in one row when there is none. */
  readonly empty?: string;
  readonly stripes?: boolean;
}

export type Block =
  | {
      readonly kind: 'letterhead';
      readonly name: string;
      readonly lines?: readonly string[];
      readonly logo?: PdfLogo | null | undefined;
      /** Said instead of the logo. */
      readonly logoText?: string;
      /** Right side: what the document is, for whom, when. */
      readonly right?: readonly string[];
    }
  | { readonly kind: 'title'; readonly text: string; readonly subtitle?: string; readonly align?: Align }
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly bold?: boolean;
      readonly size?: number;
      readonly align?: Align;
      readonly colour?: Colour;
    }
  /** Label and value side by side, filled row by row in `columns` columns (default 2). */
  | { readonly kind: 'pairs'; readonly items: readonly Pair[]; readonly columns?: number; readonly size?: number; readonly labelWidth?: number }
  | Table
  /** Blocks side by side, on one page where they fit it. */
  | { readonly kind: 'columns'; readonly of: readonly (readonly Block[])[]; readonly weights?: readonly number[]; readonly gap?: number }
  /** One figure that matters most, on a tinted ground. */
  | { readonly kind: 'banner'; readonly label: string; readonly value: string }
  | { readonly kind: 'image'; readonly bytes: Buffer; readonly width: number; readonly height: number; readonly text: string; readonly align?: Align }
  | { readonly kind: 'signatures'; readonly labels: readonly string[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'gap'; readonly height: number }
  | { readonly kind: 'page-break' };

export interface Pair {
  readonly label: string;
  readonly value: string | number | null | undefined;
}

export interface PdfLayout {
  readonly title: string;
  readonly locale: Locale;
  readonly author?: string;
  readonly subject?: string;
  /** Default A4 upright. `CR80`: a plastic card of 85.6 by 54 mm. */
  readonly page?: 'CR80' | 'A4' | 'A4-landscape' | 'A5' | 'A5-landscape' | 'A3-landscape';
  /** Points on every side, default 40. */
  readonly margin?: number;
  /** Small running texts at the top of every page. */
  readonly header?: { readonly left?: string; readonly right?: string };
  /** Small running text at the foot; page numbers unless `pageNumbers` is false. */
  readonly footer?: { readonly left?: string; readonly pageNumbers?: boolean };
  readonly body: Iterable<Block>;
  /** Asked for when the file is opened; the file is then encrypted with AES. */
  readonly userPassword?: string;
  /** Written into the file; default now. */
  readonly createdAt?: Date;
}
