/**
 * The tax of whole payrolls against the recomputation by hand: that pay, allowances, benefits, bonus, EPF, children and
 * zakat of a form reach the formula as the symbols they are. EPF is worked out a second time, too, from the note below
 * the Third Schedule: the top of the band (RM20 wide to 5,000, RM100 to 20,000), 11 % of it, up to a whole ringgit.
 */
import { describe, expect, it } from 'vitest';
import { calendarDate, endOfMonth } from '#platform/contract/dates.ts';
import { mtdByHand, NOTHING, rm, type Earlier, type TaxedPerson } from '#modules/statutory/contract/mtd/mtd-by-hand.factory.ts';
import { aForm, anEarning, LAW } from './compute-payroll.factory.ts';
import { computePayroll } from './compute-payroll.ts';
import { NOTHING_ACCUMULATED, type Computable } from '../payroll-form.schema.ts';

const epfOf = (wage: number) => {
  const step = wage <= 5000 ? 20 : 100;
  return wage <= 20_000 ? Math.ceil((Math.ceil(wage / step) * step * 11) / 100) : Math.ceil((wage * 11) / 100);
};
const BIRTHDAY = { school: '2018-05-05', college: '2004-03-03' };
const child = (dob: string, education: 'School' | 'Tertiary', more: object = {}) => ({ dob, disability: false, education, tax_share: 1 as const, ...more });

type About = Pick<
  Computable,
  'employee_marital_status' | 'employee_spouse_employment_status' | 'employee_spouse_disabled_person' | 'employee_disability' | 'employee_childrens'
>;
const NOBODY: About = {
  employee_marital_status: 'Single',
  employee_spouse_employment_status: null,
  employee_spouse_disabled_person: false,
  employee_disability: false,
  employee_childrens: [],
};
/** A payroll's scheme for the returning expert serves the knowledge worker too. */
type Payee = TaxedPerson & Pick<Computable['tax_payload'], 'scheme'>;
const HOUSEHOLDS: readonly [string, Payee, About][] = [
  ['single', { scheme: 'resident', category: 1 }, NOBODY],
  [
    'married, spouse at home and disabled, a school child and half of one at college',
    { scheme: 'resident', category: 2, childUnits: 1 + 4 / 2, spouseDisabled: true },
    {
      ...NOBODY,
      employee_marital_status: 'Married',
      employee_spouse_employment_status: 'Not Working',
      employee_spouse_disabled_person: true,
      employee_childrens: [child(BIRTHDAY.school, 'School'), child(BIRTHDAY.college, 'Tertiary', { tax_share: 0.5 })],
    },
  ],
  [
    'widowed, disabled, a disabled child at college',
    { scheme: 'resident', category: 3, childUnits: 8, selfDisabled: true },
    {
      ...NOBODY,
      employee_marital_status: 'Widowed',
      employee_disability: true,
      employee_childrens: [child(BIRTHDAY.college, 'Tertiary', { disability: true })],
    },
  ],
  ['returning expert', { scheme: 'returning_expert', category: 1 }, NOBODY],
  ['non-resident', { scheme: 'non_resident', category: 1 }, NOBODY],
];

const ZAKAT_FROM = 4;
const BENEFIT = 333.33;

/** One month as the payroll computes it and as the paper says; both in sen. */
function monthOf(salary: number, month: number, person: Payee, about: About, earlier: Earlier) {
  const start = calendarDate(`2026-${String(month).padStart(2, '0')}-01`);
  const end = endOfMonth(start);
  const bonus = month === 3 || month === 11 ? salary * 1.25 : 0;
  const zakat = month >= ZAKAT_FROM ? 40 : 0;
  const wage = salary + 200;
  const ringgit = (amount: bigint) => Number(amount) / 100;
  const form = aForm(salary, {
    ...about,
    start_date: start,
    end_date: end,
    pay_date: end,
    earnings: [
      anEarning(200),
      // Travel counts for the tax alone, a benefit for the tax alone and is not paid.
      anEarning(150, { type: 'Travelling Allowance', epf: false, socso: false, eis: false, hrdf: false }),
      anEarning(BENEFIT, { type: 'BIK', epf: false, socso: false, eis: false, hrdf: false, mtd_key: 'remuneration_month_mbb' }),
      ...(bonus > 0 ? [anEarning(bonus, { type: 'Bonus', socso: false, eis: false, hrdf: false, mtd_key: 'bonus' })] : []),
    ],
    tax_payload: { type: 'Auto', category: person.category, scheme: person.scheme, items: zakat > 0 ? { zakat } : {}, selected: {} },
    remuneration_accumulate: {
      ...NOTHING_ACCUMULATED,
      remuneration: ringgit(earlier.y),
      epf: ringgit(earlier.k),
      zakat: ringgit(earlier.z),
      mtd: ringgit(earlier.x),
    },
  });
  const epf = epfOf(wage);
  const now = { pay: wage + 150 + BENEFIT, epf, bonus, bonusEpf: bonus > 0 ? epfOf(wage + bonus) - epf : 0, zakat };
  const hand = mtdByHand(2026, month, person, now, earlier);
  const after: Earlier = {
    y: earlier.y + rm(now.pay) + rm(bonus),
    k: earlier.k + rm(now.epf) + rm(now.bonusEpf),
    slp: 0n,
    z: earlier.z + rm(zakat),
    x: earlier.x + hand.payable,
  };
  return { paid: Number(hand.payable), computed: Number(computePayroll(form, LAW).tax), after };
}

describe.each(HOUSEHOLDS)('%s', (_who, person, about) => {
  it.each([1700, 3500, 4800, 6120, 9990, 18_000, 42_000])('RM%d a month for a year, with a bonus in March and November', (salary) => {
    const [computed, paid]: number[][] = [[], []];
    let earlier = NOTHING;
    for (let month = 1; month <= 12; month += 1) {
      const one = monthOf(salary, month, person, about, earlier);
      computed?.push(one.computed);
      paid?.push(one.paid);
      earlier = one.after;
    }
    expect(computed).toEqual(paid);
  });
});
