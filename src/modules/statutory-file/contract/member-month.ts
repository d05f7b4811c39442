/** What one employee contributes to the statutory files of a month, in whole sen: all payrolls of the month added up. */
import { add, ZERO, type Sen } from '#platform/contract/money.ts';
import { AMOUNT_KEYS, type AmountKey } from './layout.ts';

export const WAGE_KEYS = ['epf', 'socso', 'eis', 'hrdf'] as const;
export type WageKey = (typeof WAGE_KEYS)[number];

export type Amounts = Readonly<Record<AmountKey, Sen>>;
export type Wages = Readonly<Record<WageKey, Sen>>;

/** Numbers by which the authorities know a person. */
export interface Member {
  readonly employee_id: number;
  readonly employee_code: string;
  readonly name: string;
  readonly citizenship: 'citizen' | 'permanent_resident' | 'foreign';
  readonly identity_number: string | null;
  readonly old_ic: string | null;
  readonly passport: string | null;
  /** ISO 3166-1 alpha-2 of the nationality; null where it is none of the list. */
  readonly country_code: string | null;
  readonly epf_no: string | null;
  readonly socso_no: string | null;
  readonly tax_no: string | null;
  readonly company_joined_at: string;
  readonly inactive_at: string | null;
  readonly inactive_reason: string | null;
}

export interface MemberMonth extends Member {
  readonly amounts: Amounts;
  readonly wages: Wages;
}

/** Numbers of the company. */
export interface Employer {
  readonly name: string;
  readonly registration_no: string | null;
  readonly epf_no: string | null;
  readonly socso_no: string | null;
  readonly eis_no: string | null;
  readonly hrdf_no: string | null;
  readonly tax_no: string | null;
}

const map = <K extends string>(keys: readonly K[], value: (key: K) => Sen) => Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, Sen>;

export const NO_AMOUNTS: Amounts = map(AMOUNT_KEYS, () => ZERO);
export const NO_WAGES: Wages = map(WAGE_KEYS, () => ZERO);
export const addAmounts = (a: Amounts, b: Amounts): Amounts => map(AMOUNT_KEYS, (key) => add(a[key], b[key]));

/** Two payrolls of the same person in the same month are one line. */
export const mergeMonths = (a: MemberMonth, b: MemberMonth): MemberMonth => ({
  ...b,
  amounts: addAmounts(a.amounts, b.amounts),
  wages: map(WAGE_KEYS, (key) => add(a.wages[key], b.wages[key])),
});
