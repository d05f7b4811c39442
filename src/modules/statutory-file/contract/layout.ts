/**
 * What a statutory file looks like, as data: the same description writes the file, reads one back, labels it on
 * screen and says how sure we are of it. Money in values is whole sen.
 */
import type { Text } from '#platform/contract/messages.ts';
import type { StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';

/**
 * - `constant`: always `value`. - `text`: printable characters. - `digits`: a number that is a name (tax number).
 * - `sen`: an amount without its decimal point. - `ringgit`: an amount with `decimals` places. - `count`: how many.
 * - `month`: `YYYY-MM`, printed as MMYYYY. - `date`: `YYYY-MM-DD`, printed as DDMMYYYY. - `filler`: spaces.
 */
export const FIELD_KINDS = ['constant', 'text', 'digits', 'sen', 'ringgit', 'count', 'month', 'date', 'filler'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** `right`: spaces behind; `left`: spaces before; `zeros`: zeros before. A CSV pads nothing. */
export type Padding = 'right' | 'left' | 'zeros';

/**
 * How sure a layout is. `official`: read in the authority's own document. `agreed`: two or more independent sources. `single`: one.
 * `own`: a summary of ours for typing into a portal, no layout of the authority.
 */
export const LAYOUT_ORIGINS = ['official', 'agreed', 'single', 'own'] as const;
export type LayoutOrigin = (typeof LAYOUT_ORIGINS)[number];

/** Amounts of a month that fields add up and that the payrolls are compared with. */
export const AMOUNT_KEYS = [
  'epf_employer',
  'epf_employee',
  'socso_employer',
  'socso_employee',
  'skbbk_employee',
  'eis_employer',
  'eis_employee',
  'mtd',
  'cp38',
  'hrdf_employer',
] as const;
export type AmountKey = (typeof AMOUNT_KEYS)[number];

export interface FieldSpec {
  readonly key: string;
  readonly label: Text;
  readonly kind: FieldKind;
  /** Position from 1 in a fixed line; column from 1 in a CSV. */
  readonly at: number;
  /** Characters: all of them in a fixed line, at most so many in a CSV. */
  readonly length: number;
  readonly pad?: Padding;
  /** How nil is written, before padding; absent: as a number. */
  readonly nil?: string;
  /** Of `ringgit`. */
  readonly decimals?: 0 | 2;
  /** Of `constant`. */
  readonly value?: string;
  readonly required: boolean;
  /** What a value that is there must look like, and how to say so. */
  readonly pattern?: RegExp;
  readonly patternText?: Text;
  /** Heading of the column in a CSV. */
  readonly title?: string;
  /** Where the value comes from. */
  readonly source: Text;
  /** What is not settled about this field. */
  readonly note?: Text;
  /** The field is added up; these amounts of the payrolls must give the same. Empty: added up, nothing to compare with. */
  readonly sums?: readonly AmountKey[];
}

export interface RecordSpec {
  readonly kind: 'header' | 'detail';
  /** Of a fixed line. */
  readonly length?: number;
  readonly fields: readonly FieldSpec[];
}

/** A field of the header that follows from the lines below it. */
export interface Control {
  readonly header: string;
  /** Sum of this field, or the number of lines in which it is not nil. */
  readonly of: string;
  readonly as: 'sum' | 'count';
}

export interface Layout {
  readonly key: string;
  readonly scheme: StatutoryFileScheme;
  readonly name: Text;
  readonly form: 'fixed' | 'csv';
  readonly extension: 'txt' | 'csv';
  /** false: a CSV without the line that names its columns. */
  readonly titles?: boolean;
  readonly header?: RecordSpec;
  readonly detail: RecordSpec;
  readonly controls?: readonly Control[];
  /** First and last month that it is for, `YYYY-MM`; without a last one it is in force. */
  readonly from: string;
  readonly until?: string;
  readonly origin: LayoutOrigin;
  /** The document and the place in it, or who agrees. */
  readonly document: Text;
}

/** A value of a field: text, or whole sen, or a count. */
export type FieldValue = string | number;
export type Values = Readonly<Record<string, FieldValue>>;

/** Fields of a layout, header first. */
export const fieldsOf = ({ header, detail }: Layout): readonly FieldSpec[] => [...(header?.fields ?? []), ...detail.fields];

const NUMERIC: ReadonlySet<FieldKind> = new Set(['sen', 'ringgit', 'count']);
export const isNumeric = ({ kind }: Pick<FieldSpec, 'kind'>) => NUMERIC.has(kind);
export const isAmount = ({ kind }: Pick<FieldSpec, 'kind'>) => kind === 'sen' || kind === 'ringgit';
