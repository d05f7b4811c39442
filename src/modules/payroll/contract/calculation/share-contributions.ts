/** EPF, SOCSO with SKBBK, EIS and HRD levy of one payroll form, in sen. */
import { yearMonthOf } from '#platform/contract/dates.ts';
import { ZERO, ceilToRinggit, maxSen, percent, sen, type Sen } from '#platform/contract/money.ts';
import { levyHrdf } from '#modules/statutory/contract/hrdf/calculate-hrdf.ts';
import { requireInForce } from '#modules/statutory/contract/choose-in-force.ts';
import { EPF_SCHEDULES } from '#modules/statutory/contract/epf/epf.params.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { shareEis } from '#modules/statutory/contract/socso/share-eis.ts';
import { shareEpf, type EpfCase, type EpfShares } from '#modules/statutory/contract/epf/share-epf.ts';
import { shareSocso } from '#modules/statutory/contract/socso/share-socso.ts';
import { contributionWage, type Scheme } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';
import { coverEmployee, electedEpfRate, lawDates, type Cover } from './cover-employee.ts';
import type { Computable } from '../payroll-form.schema.ts';
import type { EarningLine } from '../payroll-line.schema.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

/** Benefits that are taxed but not paid out. */
export const isBenefit = ({ type }: Pick<EarningLine, 'type'>) => type === 'BIK' || type === 'VOLA';
const NORMAL_KEYS = new Set(['remuneration_month', 'remuneration_month_mbb', 'remuneration_month_ntk']);
/** Additional remuneration of the tax formula: bonus, arrears, commission that is not monthly … */
export const isAdditional = ({ mtd_key }: Pick<EarningLine, 'mtd_key'>) => mtd_key !== null && !NORMAL_KEYS.has(mtd_key);

export interface SharedContributions {
  readonly cover: Cover;
  readonly wages: Readonly<Record<Exclude<Scheme, 'tax'>, Sen>>;
  readonly epfCase: EpfCase | null;
  readonly epf: EpfShares | null;
  readonly epfEmployee: Sen;
  readonly epfEmployer: Sen;
  /** EPF on the normal pay alone: K1 of the tax formula. */
  readonly epfOnNormal: Sen;
  readonly socsoEmployee: Sen;
  readonly socsoEmployer: Sen;
  readonly skbbk: Sen;
  readonly eisEach: Sen;
  readonly hrdf: Sen;
}

function epfOf(form: Computable, wage: Sen, paid: readonly EarningLine[], cover: Cover, rules: PayrollRules) {
  if (wage <= 0 || cover.epfPart === null) return { epfCase: null, epf: null, epfEmployee: ZERO, epfEmployer: ZERO, epfOnNormal: ZERO };
  const on = lawDates(form, rules).contributions;
  const set = RULE_SETS[rules.rule_set];
  const readings = readingsOf(rules);
  const wageOf = (earnings: readonly EarningLine[]) => (earnings.length === paid.length ? wage : contributionWage('epf', form, earnings, form.deductions));
  const epfCase: EpfCase = {
    schedule: requireInForce(EPF_SCHEDULES, yearMonthOf(on)),
    part: cover.epfPart,
    wage,
    regularWage: wageOf(paid.filter(({ type }) => type !== 'Bonus')),
    age: cover.age,
    employeeRate: electedEpfRate(form.contribution_epf_employee_rate, cover.epfPart, on, rules),
  };
  const epf = shareEpf(epfCase, set, readings);
  const normal = wageOf(paid.filter((line) => !isAdditional(line)));
  const epfOnNormal = normal === wage ? epf.employee : normal <= 0 ? ZERO : shareEpf({ ...epfCase, wage: normal, regularWage: normal }, set, readings).employee;
  const above = rules.epf_employer_rate;
  const epfEmployer = above === null ? epf.employer : maxSen(epf.employer, ceilToRinggit(epf.base, percent(above)));
  return { epfCase, epf, epfEmployee: epf.employee, epfEmployer, epfOnNormal };
}

/** Works out every scheme. Throws StatutoryError where the law has no table or refuses the EPF rate. */
export function shareContributions(form: Computable, rules: PayrollRules): SharedContributions {
  const cover = coverEmployee(form, rules);
  const month = yearMonthOf(lawDates(form, rules).contributions);
  const set = RULE_SETS[rules.rule_set];
  const paid = form.earnings.filter((line) => !isBenefit(line));
  const wage = (scheme: Exclude<Scheme, 'tax'>, due = true): Sen =>
    due && rules.schemes[scheme] ? contributionWage(scheme, form, paid, form.deductions) : ZERO;
  const wages = { epf: wage('epf'), socso: wage('socso'), eis: wage('eis', cover.eis), hrdf: wage('hrdf', form.contribution_hrdf && cover.hrdf) };
  const socso = shareSocso(month, wages.socso, cover.socsoCategory, cover.skbbk, set);
  return {
    cover,
    wages,
    ...epfOf(form, wages.epf, paid, cover, rules),
    socsoEmployee: socso.employee,
    socsoEmployer: socso.employer,
    skbbk: socso.skbbk,
    eisEach: shareEis(month, wages.eis, set).each,
    hrdf: wages.hrdf > 0 ? levyHrdf(month, wages.hrdf, rules.hrdf_rate === 1 ? 'compulsory' : 'optional') : sen(0),
  };
}
