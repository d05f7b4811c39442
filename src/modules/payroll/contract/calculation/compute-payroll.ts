/**
 * A payroll form becomes contributions, tax and totals. Pure, in whole sen; the browser and the server run the
 * same function, and only what the server computed is stored.
 */
import { ZERO, fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import { deductMtd, type MtdResult } from '#modules/statutory/contract/mtd/deduct-mtd.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { chooseTax } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';
import { contributionsOfRun, monthWithAndWithout, preparedOfRun } from './compute-run.ts';
import type { Beside, Computable } from '../payroll-form.schema.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import { payrollSummary, type SummarySen } from './payroll-summary.ts';
import { prepareMtd, type PreparedMtd } from './prepare-mtd.ts';
import { isBenefit, shareContributions, type SharedContributions } from './share-contributions.ts';

export interface PayrollFigures {
  readonly shared: SharedContributions;
  readonly prepared: PreparedMtd;
  /** Null: nothing taxable this month, or the tax is entered by hand. */
  readonly mtd: MtdResult | null;
  readonly tax: Sen;
  readonly zakat: Sen;
  readonly totals: SummarySen;
  readonly rounding: Sen;
}

const sumOf = (lines: readonly { readonly amount: number }[]): Sen => sen(lines.reduce((sum, { amount }) => sum + fromRinggit(amount), 0));

/** @throws StatutoryError where the law has no table for the period or refuses the EPF rate. */
export function computePayroll(form: Computable, rules: PayrollRules): PayrollFigures {
  return form.beside ? computeRun(form, form.beside, rules) : computeMonth(form, rules);
}

/** Contributions and tax of the whole month less what the payrolls before took; a tax that is entered by hand is that of the run. */
function computeRun(form: Computable, beside: Beside, rules: PayrollRules): PayrollFigures {
  const month = monthWithAndWithout(form, beside);
  const [whole, before] = [computeMonth(month.whole, rules), computeMonth(month.before, rules)];
  const { monthly, yearly } = chooseTax(form, { monthly: sen(whole.tax - before.tax), yearly: ZERO });
  return summed(form, rules, {
    shared: contributionsOfRun(whole.shared, before.shared),
    prepared: preparedOfRun(whole.prepared, before.prepared),
    mtd: null,
    tax: rules.schemes.tax ? sen(monthly + yearly) : ZERO,
    zakat: sen(whole.zakat - before.zakat),
  });
}

function computeMonth(form: Computable, rules: PayrollRules): PayrollFigures {
  const shared = shareContributions(form, rules);
  const prepared = prepareMtd(form, shared, rules);
  const { remuneration, zakat } = prepared;
  const taxable = remuneration.month + remuneration.mbb + remuneration.ntk + remuneration.additional > 0;
  const mtd = rules.schemes.tax && taxable && !form.contribution_tax_manual ? deductMtd(prepared.mtd, RULE_SETS[rules.rule_set], readingsOf(rules)) : null;
  const { monthly, yearly } = chooseTax(form, { monthly: mtd?.payable ?? ZERO, yearly: ZERO });
  return summed(form, rules, { shared, prepared, mtd, tax: rules.schemes.tax ? sen(monthly + yearly) : ZERO, zakat });
}

/** Adds gross, deductions and net pay. */
function summed(form: Computable, rules: PayrollRules, figures: Omit<PayrollFigures, 'totals' | 'rounding'>): PayrollFigures {
  const { shared, tax, zakat } = figures;
  const { epfEmployee, epfEmployer, socsoEmployee, socsoEmployer, skbbk, eisEach, hrdf } = shared;
  return {
    ...figures,
    ...payrollSummary(
      {
        salary: fromRinggit(form.salary_amount),
        earning: sumOf(form.earnings.filter((line) => !isBenefit(line))),
        deduction: sumOf(form.deductions),
        adjustment: fromRinggit(form.total_adjustment),
        contributionEmployee: sen(epfEmployee + socsoEmployee + skbbk + eisEach + tax + zakat),
        contributionEmployer: sen(epfEmployer + socsoEmployer + eisEach + hrdf),
      },
      rules.rounding_net,
    ),
  };
}
