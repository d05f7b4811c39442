/** Values for tests: whatever a layout takes, and plainly fictitious people. */
import fc from 'fast-check';
import { fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import type { FieldSpec, Layout, RecordSpec, Values } from './layout.ts';
import { NO_AMOUNTS, NO_WAGES, type Amounts, type Employer, type MemberMonth, type Wages } from './member-month.ts';

const pick = (letters: string, min: number, max: number) => fc.string({ unit: fc.constantFrom(...letters), minLength: min, maxLength: max });
const two = (n: number) => String(n).padStart(2, '0');
const monthText = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 })).map(([y, m]) => `${y}-${two(m)}`);

/** Values with a pattern of their own. */
const KNOWN: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ic: pick('0123456789', 12, 12),
  country: pick('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 2, 2),
  employer_code: pick('ABCXYZ0123456789', 12, 12),
  year: fc.integer({ min: 2000, max: 2099 }).map(String),
  month: fc.integer({ min: 1, max: 12 }).map(two),
  employment_status: fc.constantFrom('B', 'H', 'M', 'S', 'T'),
};

function textOf(field: FieldSpec): fc.Arbitrary<string> {
  if (KNOWN[field.key]) return KNOWN[field.key] as fc.Arbitrary<string>;
  if (field.key === 'identity') return pick('0123456789', 12, 12);
  if (field.key === 'epf_no') return pick('123456789', 5, 12);
  // Commas and quotes too: a CSV must carry them. No space at either end, where padding is.
  return pick(`ABCDE FGH'@/.-,"(`, 1, field.length)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function valueOf(field: FieldSpec): fc.Arbitrary<string | number> {
  const most = 10 ** Math.min(field.length - (field.kind === 'ringgit' ? 3 : 0), 12) - 1;
  if (field.kind === 'sen' || field.kind === 'count') return fc.integer({ min: 0, max: most });
  if (field.kind === 'ringgit') return fc.integer({ min: 0, max: 9_999_999 }).map((whole) => (field.decimals === 0 ? whole * 100 : whole));
  if (field.kind === 'month') return monthText;
  if (field.kind === 'date') return fc.tuple(monthText, fc.integer({ min: 1, max: 28 })).map(([m, d]) => `${m}-${two(d)}`);
  if (field.kind === 'digits') return KNOWN[field.key] ?? pick('123456789', field.length, field.length);
  return textOf(field);
}

/** Values of a record; what need not be there is sometimes empty. */
export const recordValues = (record: RecordSpec): fc.Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(
      record.fields
        .filter(({ kind }) => kind !== 'filler' && kind !== 'constant')
        .map((field) => [
          field.key,
          field.required ? valueOf(field) : fc.oneof({ weight: 3, arbitrary: valueOf(field) }, { weight: 1, arbitrary: fc.constant('') }),
        ]),
    ),
  ) as fc.Arbitrary<Values>;

export const fileValues = (layout: Layout) =>
  fc.record({ header: layout.header ? recordValues(layout.header) : fc.constant({}), lines: fc.array(recordValues(layout.detail), { maxLength: 12 }) });

export const EMPLOYER: Employer = {
  name: 'Syarikat Contoh Sdn Bhd',
  registration_no: '209901000011',
  epf_no: '900000011',
  socso_no: 'A9000000011X',
  eis_no: null,
  hrdf_no: 'HRDC-900011',
  tax_no: 'E9000000011',
};

interface GivenMember extends Partial<Omit<MemberMonth, 'amounts' | 'wages'>> {
  /** In ringgit. */
  readonly amounts?: Partial<Record<keyof Amounts, number>>;
  readonly wages?: Partial<Record<keyof Wages, number>>;
}

const inSen = (given: object | undefined) => Object.fromEntries(Object.entries(given ?? {}).map(([key, value]) => [key, fromRinggit(value as number)]));

/** A person with RM3,000 a month; nobody can hold this number. */
export function memberOf({ amounts, wages, ...given }: GivenMember = {}): MemberMonth {
  const standard: Record<string, Sen> = {
    epf_employer: sen(39_000),
    epf_employee: sen(33_000),
    socso_employer: sen(5_165),
    socso_employee: sen(1_475),
    skbbk_employee: sen(2_215),
    eis_employer: sen(590),
    eis_employee: sen(590),
    hrdf_employer: sen(3_000),
    mtd: sen(2_500),
  };
  return {
    employee_id: 1,
    employee_code: 'SM0001',
    name: 'Aminah binti Contoh',
    citizenship: 'citizen',
    identity_number: '900131-99-5566',
    old_ic: null,
    passport: null,
    country_code: 'MY',
    epf_no: '90000001',
    socso_no: null,
    tax_no: 'IG900000010',
    company_joined_at: '2020-01-06',
    inactive_at: null,
    inactive_reason: null,
    ...given,
    amounts: { ...NO_AMOUNTS, ...(amounts ? inSen(amounts) : standard) },
    wages: { ...NO_WAGES, ...(wages ? inSen(wages) : { epf: sen(300_000), socso: sen(300_000), eis: sen(300_000), hrdf: sen(300_000) }) },
  };
}

export const FOREIGNER = memberOf({
  employee_id: 2,
  employee_code: 'SM0002',
  name: 'Budi Contoh',
  citizenship: 'foreign',
  identity_number: null,
  passport: 'DEMO900002',
  country_code: 'ID',
  epf_no: '90000002',
  socso_no: 'DEMO90000002',
  tax_no: 'IG900000020',
  amounts: { epf_employer: 40, epf_employee: 40, socso_employer: 34.15, socso_employee: 9.75, skbbk_employee: 14.65, mtd: 0, cp38: 100 },
  wages: { epf: 2000, socso: 2000 },
});
