/** What a list is told about its columns, filters and actions. */
import type { ReactNode } from 'react';
import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts';
import type { Label } from '../../locale/locale.tsx';
import type { ConfirmOptions } from '../feedback/confirm.tsx';
import type { Needing } from './use-allowed-actions.ts';

/** The row type of a list endpoint's answer (`{data: Row[]}`). */
export type RowOf<E extends Endpoint> = OutputOf<E> extends { data: (infer Row)[] } ? Row : OutputOf<E> extends { data: readonly (infer Row)[] } ? Row : never;

/**
 * What is read to the last character (everything but words) is never cut: its column is as wide as its widest value.
 * `identity`: a number or code that names; `period`: first and last day, as a pair; `person`: a name, with a face where there is one.
 */
export type CellKind = 'text' | 'person' | 'identity' | 'number' | 'money' | 'date' | 'period' | 'time' | 'datetime' | 'status' | 'yesno';

export interface Column<Row> {
  readonly key: string;
  readonly label: Label;
  /** Draws the cell; without it the value is drawn by its kind. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** The plain value, where it is not `row[key]`. */
  readonly value?: ((row: Row) => unknown) | undefined;
  /** Formats and aligns: numbers and money stand right with tabular figures. Default text. */
  readonly kind?: CellKind | undefined;
  /** true: sortable by its key; a text: by that `sort_by`. */
  readonly sort?: boolean | string | undefined;
  /**
   * Who leaves first where the room is short: 1 stays longest, default 5, of equals the one further right leaves. A column that
   * cannot be hidden never leaves, nor does a status without a priority.
   */
  readonly priority?: number | undefined;
  /** Where it goes then: into the second line of the column with this key. Without one it hides. */
  readonly folds?: string | undefined;
  /** What always stands below the value: the words that tell it apart. */
  readonly second?: ((row: Row) => ReactNode) | undefined;
  /** The face beside a person's name; letters where there is none. */
  readonly picture?: ((row: Row) => string | null | undefined) | undefined;
  readonly align?: 'left' | 'right' | 'center' | undefined;
  /** On a phone: the card's title, the line below it, the chip on its right, or one of its facts by priority (1 first). */
  readonly card?: 'title' | 'subtitle' | 'badge' | number | undefined;
  /** Not shown until chosen. */
  readonly hidden?: boolean | undefined;
  /** Comes with the answer only where the address includes it under this name; choosing the column asks for it. */
  readonly include?: string | undefined;
  /** Cannot be hidden. */
  readonly fixed?: boolean | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: Label;
}

interface FilterOf<Kind extends string> {
  readonly kind: Kind;
  /** Name of the endpoint's input field. */
  readonly key: string;
  readonly label?: Label | undefined;
  /** The value while the URL says nothing. */
  readonly initial?: string | undefined;
  readonly width?: number | undefined;
  /** Stands in the row of the list; the others wait behind the button beside it. None said: the first two. */
  readonly prominent?: boolean | undefined;
  /** The page shows and changes it elsewhere too: it has no chip, and clearing the filters leaves it. */
  readonly elsewhere?: boolean | undefined;
}

export type OrganisationField = 'branch_id' | 'division_id' | 'department_id' | 'employee_id';

export type Filter =
  | FilterOf<'keyword'>
  | (FilterOf<'select'> & { readonly options: readonly (Option | string)[]; readonly number?: boolean; readonly required?: boolean })
  /** Tabs above the filters, with all of them first; numbers where the answer has `counts`. */
  | (FilterOf<'tabs'> & { readonly label: Label; readonly options: readonly Option[] })
  | (FilterOf<'multi'> & { readonly options: readonly (Option | string)[] })
  /** Options found by typing; `number`: the value is an id. */
  | (FilterOf<'lookup'> & { readonly load: (keyword: string) => Promise<readonly Option[]>; readonly number?: boolean })
  | FilterOf<'date'>
  /** Two fields: `key` is the first day, `to` names the field of the last. */
  | (FilterOf<'dates'> & { readonly to: string; readonly initialTo?: string })
  | FilterOf<'year'>
  /** `YYYY-MM`. */
  | FilterOf<'month'>
  | FilterOf<'switch'>
  /** branch_id, division_id and department_id as far as the company has them; with `employees` also employee_id. */
  | {
      readonly kind: 'organisation';
      readonly key: 'organisation';
      readonly employees?: (keyword: string) => Promise<readonly Option[]>;
      /** The part of it that stands in the row. */
      readonly prominent?: OrganisationField;
      readonly elsewhere?: undefined;
      /** Some of its parts alone. */
      readonly only?: readonly OrganisationField[];
    };

export interface RowAction extends Needing {
  readonly key: string;
  readonly label: Label;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly onClick: () => unknown;
}

/** The outcome of a bulk action for one row. */
export interface BulkResult {
  readonly id: string | number;
  readonly ok: boolean;
  readonly message?: string | null | undefined;
  /** What alone keeps a refused one back, in a word of the action that knows how to mend it. */
  readonly lacks?: string | undefined;
}

/** What can be done at once about those that were refused; null: it was not done after all. */
export interface Mending {
  readonly label: string;
  readonly run: () => Promise<readonly BulkResult[] | null>;
}

export interface BulkAction<Row> extends Needing {
  readonly key: string;
  /** The verb with the number of rows: `(n) => \`Approve ${n} leaves\``, or plain words. */
  readonly label: Label | ((count: number) => string);
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Asked before it runs. */
  readonly confirm?: ConfirmOptions | ((rows: readonly Row[]) => ConfirmOptions) | undefined;
  /** An own question before it runs, such as a form; false: it does not run. */
  readonly before?: ((rows: readonly Row[]) => Promise<boolean>) | undefined;
  /** Rows that the action may touch; others are left out of it. */
  readonly may?: ((row: Row) => boolean) | undefined;
  /** Rows whose next step it is, where it may touch more than those: with one of them chosen it is the main action. */
  readonly next?: ((row: Row) => boolean) | undefined;
  /** One row at a time; a rejection is that row's result. Call endpoints with `quiet: true` here. */
  readonly run?: ((row: Row, answer: { remark: string }) => Promise<unknown>) | undefined;
  /** All rows in one call. */
  readonly runAll?: ((rows: readonly Row[], answer: { remark: string }) => Promise<readonly BulkResult[]>) | undefined;
  /** Offered beneath the results where some were refused. */
  readonly mend?: ((rows: readonly Row[], results: readonly BulkResult[]) => Mending | null) | undefined;
}

export interface ExportChoice {
  readonly label: Label;
  readonly icon?: string | undefined;
  /** Receives the input of the visible filter (without paging). */
  readonly run: (input: Record<string, unknown>) => Promise<unknown>;
}
