/**
 * The text file CP8D (Pin. 2023) as data: one line an employee, `|` after every field, no header, CRLF; and the
 * employer's master file beside it. Whole ringgit drop the sen; a field that does not apply is blank.
 */

/** `ringgit`: whole, sen dropped; `amount`: two decimals; `date`: dd-mm-yyyy. */
export type Cp8dKind = 'text' | 'digits' | 'code' | 'count' | 'date' | 'ringgit' | 'amount';

export interface Cp8dField {
  readonly key: string;
  readonly kind: Cp8dKind;
  /** Most characters. */
  readonly length: number;
}
const field = <const K extends string>(key: K, kind: Cp8dKind, length: number) => ({ key, kind, length });

export const CP8D_FIELDS = [
  field('name', 'text', 60),
  field('tin', 'digits', 11),
  field('identity', 'text', 12),
  field('category', 'code', 1),
  field('status', 'code', 1),
  field('left_at', 'date', 10),
  /** 1 yes, 2 no. */
  field('tax_borne', 'code', 1),
  field('children', 'count', 2),
  field('child_relief', 'ringgit', 11),
  field('gross', 'ringgit', 11),
  field('benefits', 'ringgit', 11),
  field('accommodation', 'ringgit', 11),
  field('share_option', 'ringgit', 11),
  field('exempt', 'ringgit', 11),
  field('reliefs', 'ringgit', 11),
  field('zakat_claimed', 'amount', 14),
  field('epf', 'ringgit', 11),
  field('zakat', 'amount', 14),
  field('mtd', 'amount', 14),
  field('cp38', 'amount', 14),
  field('medical_insurance', 'ringgit', 11),
  field('socso', 'ringgit', 11),
] as const satisfies readonly Cp8dField[];
export type Cp8dKey = (typeof CP8D_FIELDS)[number]['key'];

export const EMPLOYER_FIELDS = [
  field('employer_no', 'digits', 10),
  field('name', 'text', 60),
  field('year', 'count', 4),
] as const satisfies readonly Cp8dField[];

/** Codes of employment: 1 management, 2 permanent, 3 contract, 4 part-time, 5 intern, 6 other. */
export const CP8D_STATUSES: Readonly<Record<string, number>> = { Permanent: 2, Contract: 3, 'Part Time': 4, Internship: 5, Daily: 6 };

type TextKey = 'name' | 'tin' | 'identity' | 'left_at';
/** A line as the file carries it; amounts in ringgit, null blank. */
export type Cp8dLine = { [K in Cp8dKey]: K extends TextKey ? string | null : number | null };
