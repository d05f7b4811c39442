/** What holds of every payroll: sums, repetition, the tax of a year, and contributions that never fall as pay rises. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRinggit, toRinggit, type Sen } from '#platform/contract/money.ts';
import { aForm, LAW, SPECIFICATION } from '../calculation/compute-payroll.factory.ts';
import { computePayroll, type PayrollFigures } from '../calculation/compute-payroll.ts';
import { NOTHING_ACCUMULATED, type Accumulated, type Computable } from '../payroll-form.schema.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

const wage = fc.integer({ min: 170_000, max: 3_500_000 }).map((sen) => sen / 100);
const rulesOf = fc.constantFrom(LAW, SPECIFICATION);
const sum = (a: number, b: Sen) => toRinggit((fromRinggit(a) + b) as Sen);

/** What a month adds to the year, as later months of it find it. */
function behind(year: Accumulated, { shared, prepared, tax }: PayrollFigures, epfLimit: number): Accumulated {
  const { remuneration: r, reliefs, mtd } = prepared;
  const items = { ...year.items };
  for (const [key, amount] of Object.entries(reliefs.items)) items[key] = (items[key] ?? 0) + amount;
  const claimed = Object.values(reliefs.items).reduce((total, amount) => total + fromRinggit(amount), 0) as Sen;
  return {
    ...year,
    remuneration: sum(year.remuneration, (r.month + r.mbb + r.ntk + r.additional) as Sen),
    epf: Math.min(sum(year.epf, shared.epfEmployee), epfLimit),
    socso: sum(year.socso, shared.socsoEmployee),
    eis: sum(year.eis, shared.eisEach),
    mtd: sum(year.mtd, tax),
    zakat: sum(year.zakat, mtd.current.zakat),
    reliefs: sum(year.reliefs, claimed),
    items,
  };
}

/** Twelve months of the same pay. @returns what was deducted (and in December), and the tax of the year as December works it out, in sen. */
function twelveMonths(salary: number, rules: PayrollRules, change: Partial<Computable> = {}) {
  let year = NOTHING_ACCUMULATED;
  let last: PayrollFigures | undefined;
  for (let month = 1; month <= 12; month += 1) {
    const start = `2026-${String(month).padStart(2, '0')}`;
    const end_date = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10);
    last = computePayroll(aForm(salary, { start_date: `${start}-01`, end_date, pay_date: end_date, ...change, remuneration_accumulate: year }), rules);
    year = behind(year, last, 4000);
  }
  return { deducted: fromRinggit(year.mtd), inDecember: last?.tax ?? 0, tax: Math.floor((last?.mtd?.tax ?? 0) / 1000) };
}

describe('the tax of twelve equal months', () => {
  it('reaches the tax of the year; under the law up to 5 sen more', () => {
    fc.assert(
      fc.property(wage, (salary) => {
        const { deducted, tax } = twelveMonths(salary, LAW);
        // Where the last month alone owes less than RM10 it is not deducted.
        if (tax - deducted > 0) expect(tax - deducted).toBeLessThan(1000);
        else expect(deducted - tax).toBeLessThanOrEqual(5);
      }),
      { numRuns: 40 },
    );
  });

  it('and by the specification within a sen a month, for any family', () => {
    fc.assert(
      fc.property(wage, fc.constantFrom(1 as const, 2 as const, 3 as const), (salary, category) => {
        const { deducted, inDecember, tax } = twelveMonths(salary, SPECIFICATION, {
          employee_marital_status: category === 1 ? 'Single' : 'Married',
          tax_payload: { type: 'Auto', category, scheme: 'resident', items: {}, selected: {} },
        });
        // Half a sen of rounding a month. What the months took stays taken where the SOCSO of later ones brings the year under
        // the bound of the rebate (ITA 1967 s.6A: RM35,000): the year owes less than that, and nothing more is deducted.
        expect(tax - deducted).toBeLessThanOrEqual(12);
        if (inDecember > 0) expect(deducted - tax).toBeLessThanOrEqual(12);
      }),
      {
        numRuns: 40,
        examples: [
          [3447.72, 1],
          [4006.76, 1],
        ],
      },
    );
  });

  it('is nothing for a pay below what is taxed, and grows with the pay', () => {
    expect(twelveMonths(2500, LAW).deducted).toBe(0);
    const years = [4000, 6000, 9000, 15_000, 30_000].map((salary) => twelveMonths(salary, LAW).deducted);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(years[0]).toBeGreaterThan(0);
  });
});

describe('who earns more contributes no less', () => {
  const two = fc.tuple(wage, wage).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));
  const shares = (salary: number, rules: PayrollRules) => {
    const { shared: s, tax } = computePayroll(aForm(salary), rules);
    return { epf: s.epfEmployee, socso: s.socsoEmployee, socsoEmployer: s.socsoEmployer, skbbk: s.skbbk, eis: s.eisEach, hrdf: s.hrdf, tax };
  };

  it('in every scheme, across bands', () => {
    fc.assert(
      fc.property(two, rulesOf, ([less, more], rules) => {
        const [low, high] = [shares(less, rules), shares(more, rules)];
        for (const scheme of Object.keys(low) as (keyof typeof low)[]) {
          // The specification's bands end: above the last there is no class, so nothing is contributed.
          if (rules === SPECIFICATION && high[scheme] === 0) continue;
          expect(high[scheme], `${scheme} of ${less} and ${more}`).toBeGreaterThanOrEqual(low[scheme]);
        }
      }),
    );
  });

  it('but for the employer share of EPF, which falls once: at RM5,000', () => {
    const employer = (salary: number) => computePayroll(aForm(salary), LAW).shared.epfEmployer;
    expect(employer(5000.01)).toBeLessThan(employer(5000));
    fc.assert(
      fc.property(two, ([less, more]) => {
        if (less <= 5000 && more > 5000) return;
        expect(employer(more)).toBeGreaterThanOrEqual(employer(less));
      }),
    );
  });
});
