/** What is known of a person and of each month of 2026, before anything is worked out. Amounts are ringgit as text. */

/** Kinds of pay beside the salary; each has its place in EPF, SOCSO, HRD, tax and the EA form. */
export type Kind =
  | 'housing'
  | 'travel'
  | 'commission'
  | 'bonus'
  | 'arrears'
  | 'gratuity'
  | 'compensation'
  | 'notice'
  | 'encashment'
  | 'fee'
  | 'incentive'
  | 'loan';

export interface MonthFacts {
  readonly pay?: Partial<Record<Kind, string>>;
  readonly overtime?: number;
  /** Hours of one worked rest day, of one worked public holiday. */
  readonly restDay?: number;
  /** Days of the month on which they were worked; without one, after every change of the month. */
  readonly restDayOn?: number;
  readonly holidayOn?: number;
  readonly holiday?: number;
  /** Hours of a person who is paid by the hour. */
  readonly hours?: number;
  readonly unpaidDays?: number;
  readonly zakat?: string;
  readonly cp38?: string;
  readonly benefitInKind?: string;
  /** Part of gratuity or compensation that the Sixth Schedule exempts. */
  readonly exempt?: string;
}

export interface Person {
  readonly name: string;
  readonly born: string;
  readonly citizenship: 'citizen' | 'permanent' | 'foreign';
  /** Monthly salary from a day on, and a housing allowance with it; a person by the hour has `hourly` instead. */
  readonly salary: readonly { readonly from: string; readonly amount: string; readonly housing?: string }[];
  readonly hourly?: string;
  readonly joined: string;
  readonly left?: string;
  readonly retired?: boolean;
  readonly category?: 1 | 2 | 3;
  readonly scheme?: 'resident' | 'non-resident' | 'returning-expert';
  readonly disabled?: boolean;
  readonly spouseDisabled?: boolean;
  readonly children?: readonly Child[];
  readonly epfPercent?: number;
  /** First month of an accepted SKBBK release. */
  readonly released?: number;
  /** First month that this employer pays through the portal; default: the month of joining. */
  readonly paidFrom?: number;
  readonly earlierEmployer?: { readonly gross: string; readonly epf: string; readonly tax: string; readonly zakat: string; readonly travel?: string };
  /** Unpaid leave by its first and last day; `knownIn`: the month in which it is approved, where that is a later one. */
  readonly away?: readonly { readonly first: string; readonly last: string; readonly knownIn?: number }[];
  /** A month that is confirmed without its own facts, and opened again for them after December; `paid` was paid before. */
  readonly openedAgain?: { readonly month: number; readonly paid?: number };
  /** What every month holds, and what one month holds beside. */
  readonly always?: MonthFacts;
  readonly months?: Readonly<Record<number, MonthFacts>>;
}

export interface Child {
  /** Units as the law counts them, wholly claimed. */
  readonly born: string;
  readonly study: 'none' | 'degree';
  readonly shared: boolean;
}

export const monthsOf = (person: Person): number[] => {
  const first = Math.max(person.paidFrom ?? 1, person.joined > '2026-01-01' ? Number(person.joined.slice(5, 7)) : 1);
  const last = person.left ? Number(person.left.slice(5, 7)) : 12;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The facts of one month: what every month holds and what this one holds beside. */
export function factsOf(person: Person, month: number): MonthFacts {
  const one = person.months?.[month];
  return { ...person.always, ...one, pay: { ...person.always?.pay, ...one?.pay } };
}
