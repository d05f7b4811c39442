/** From a payroll form to the case of the monthly tax deduction, and to the worksheet that shows it. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, atLeastZero, fromRinggit, minSen, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { childUnits, type Child } from '#modules/statutory/contract/mtd/count-child-units.ts';
import { reliefAmountsAt } from '#modules/statutory/contract/mtd/mtd-reliefs.params.ts';
import type { MtdCase } from '#modules/statutory/contract/mtd/deduct-mtd.ts';
import type { WorksheetInput } from '#modules/statutory/contract/mtd/fill-worksheet.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { contributionWage } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';
import { ADDITIONAL_KINDS, RELIGIOUS_JOURNEY_CLAIMS } from '#modules/statutory/contract/mtd/worksheet.params.ts';
import { claimReliefs, typedReliefs, usedReliefs, type ClaimedReliefs } from './claim-reliefs.ts';
import { lawDates } from './cover-employee.ts';
import { taxedAmount } from './exempt-earnings.ts';
import type { Computable, PayrollChild } from '../payroll-form.schema.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import { isAdditional, isBenefit, type SharedContributions } from './share-contributions.ts';

export interface Remuneration {
  /** Gross normal pay of the month without benefits. */
  readonly month: Sen;
  readonly mbb: Sen;
  readonly ntk: Sen;
  /** Additional pay by line of the worksheet. */
  readonly kinds: Readonly<Record<string, Sen>>;
  readonly additional: Sen;
}

export interface PreparedMtd {
  readonly remuneration: Remuneration;
  readonly reliefs: ClaimedReliefs;
  readonly zakat: Sen;
  readonly journey: Sen;
  readonly mtd: MtdCase;
  readonly worksheetInput: WorksheetInput;
}

/** Education below diploma counts as school in the table of child units. */
const asChild = ({ dob, disability, education, tax_share }: PayrollChild): Child => ({
  dob: dob as CalendarDate,
  disability,
  education: education === 'Pre-university' ? 'School' : education,
  share: tax_share === 0.5 ? 0.5 : 1,
});

/** Normal and additional pay: from the earnings less what is exempt of them, unless a person typed an amount into the worksheet. */
export function remunerationOf(form: Computable, taxed: boolean): Remuneration {
  const typed = form.tax_payload.items;
  const amount = (key: string, computed: Sen): Sen => (typed[key] === undefined ? computed : fromRinggit(typed[key]));
  const lines = form.earnings.map((line) => (line.exempt ? { ...line, amount: toRinggit(taxedAmount(line)) } : line));
  const paid = lines.filter((line) => !isBenefit(line));
  const normalLines = paid.filter((line) => !isAdditional(line));
  const normal = taxed ? contributionWage('tax', form, normalLines, form.deductions) : ZERO;
  const benefits = (key: string) => sen(lines.reduce((sum, line) => sum + (taxed && line.tax && line.mtd_key === key ? fromRinggit(line.amount) : 0), 0));
  const kinds: Record<string, Sen> = {};
  let additional = 0;
  // Deductions of type "earning" that the normal pay does not hold reduce the additional pay, line by line.
  let room = taxed && normalLines.length < paid.length ? contributionWage('tax', form, paid, form.deductions) - normal : 0;
  for (const { key } of ADDITIONAL_KINDS) {
    const ofKind = taxed ? paid.filter((line) => line.tax && line.mtd_key === key) : [];
    const counted = minSen(sen(ofKind.reduce((sum, line) => sum + fromRinggit(line.amount), 0)), sen(Math.max(0, room)));
    room -= counted;
    const value = form.tax_payload.selected[key] === false ? ZERO : amount(key, counted);
    if (value > 0) kinds[key] = value;
    additional += value;
  }
  return {
    month: amount('remuneration_month', normal),
    mbb: amount('remuneration_month_mbb', benefits('remuneration_month_mbb')),
    ntk: amount('remuneration_month_ntk', benefits('remuneration_month_ntk')),
    kinds,
    additional: sen(additional),
  };
}

/** Zakat of the month: what payroll deducts for it, in the worksheet and as deduction lines, and what was paid otherwise (TP1). */
export function zakatOf(form: Computable): { readonly contribution: Sen; readonly lines: Sen; readonly declared: Sen } {
  const contribution = form.tax_payload.selected['zakat'] === false ? ZERO : fromRinggit(form.tax_payload.items['zakat'] ?? 0);
  const lines = form.deductions.reduce((sum, { type, amount }) => sum + (type === 'Zakat' ? fromRinggit(amount) : 0), 0);
  const declared = form.tax_payload.selected['zakat'] === false ? ZERO : fromRinggit(form.tax_payload.declared?.['zakat'] ?? 0);
  return { contribution, lines: sen(lines), declared };
}

function journeyOf({ tax_payload: { items, selected }, remuneration_accumulate: { religious_journeys } }: Computable): Sen {
  if (selected['religious_journey'] === false || religious_journeys >= RELIGIOUS_JOURNEY_CLAIMS) return ZERO;
  return fromRinggit(items['religious_journey'] ?? 0);
}

const ringgitOf = (amounts: Readonly<Record<string, Sen>>) => Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, toRinggit(value)]));

/** Prepares the tax of a form; `shared` brings the contributions of the same form. */
export function prepareMtd(form: Computable, shared: SharedContributions, rules: PayrollRules): PreparedMtd {
  const { tax: date } = lawDates(form, rules);
  const set = RULE_SETS[rules.rule_set];
  const readings = readingsOf(rules);
  const amounts = reliefAmountsAt(yearMonthOf(date), set).value;
  const { category, scheme } = form.tax_payload;
  const remuneration = remunerationOf(form, rules.schemes.tax);
  const typed = form.tax_payload.items;
  const k1 = typed['remuneration_month_epf'] === undefined ? minSen(shared.epfOnNormal, shared.epfEmployee) : fromRinggit(typed['remuneration_month_epf']);
  const kt = atLeastZero(sen(shared.epfEmployee - shared.epfOnNormal));
  const married = form.employee_marital_status === 'Married';
  const zakat = zakatOf(form);
  const journey = journeyOf(form);
  const year = form.remuneration_accumulate;
  const socso = sen(shared.socsoEmployee + (rules.rule_set === 'law' ? shared.eisEach : 0));
  const worksheetInput: WorksheetInput = {
    date,
    rules: rules.rule_set,
    remuneration: {
      remuneration_month: toRinggit(remuneration.month),
      remuneration_month_epf: toRinggit(k1),
      remuneration_month_mbb: toRinggit(remuneration.mbb),
      remuneration_month_ntk: toRinggit(remuneration.ntk),
    },
    additional: { ...ringgitOf(remuneration.kinds), epf: toRinggit(kt) },
    deductions: typedReliefs(typed),
    deductions_used: usedReliefs(form, rules),
    rebates: { zakat: toRinggit(sen(zakat.contribution + zakat.lines + zakat.declared)), religious_journey: typed['religious_journey'] ?? 0 },
    epf_accumulated: year.epf,
    spouse_relief: category === 2 ? toRinggit(amounts.spouse) : 0,
    socso: toRinggit(socso),
    skbbk: toRinggit(shared.skbbk),
    religious_journeys: year.religious_journeys,
    selected: form.tax_payload.selected,
    readings: rules.readings as Partial<typeof readings>,
  };
  const reliefs = claimReliefs(form, rules, sen(socso + (readings.skbbk_in_relief ? shared.skbbk : 0)), () => worksheetInput, date);
  const units = form.employee_childrens.length === 0 ? 0 : childUnits(form.employee_childrens.map(asChild), date, rules.rule_set, readings);
  const mtd: MtdCase = {
    month: yearMonthOf(date),
    category,
    scheme,
    accumulated: {
      remuneration: fromRinggit(year.remuneration),
      epf: fromRinggit(year.epf),
      reliefs: reliefs.earlier,
      zakat: fromRinggit(year.zakat),
      mtd: fromRinggit(year.mtd),
    },
    current: {
      remuneration: sen(remuneration.month + remuneration.mbb + remuneration.ntk),
      epf: k1,
      reliefs: reliefs.month,
      zakat: sen(zakat.contribution + zakat.lines + zakat.declared + journey),
    },
    additional: { remuneration: remuneration.additional, epf: remuneration.additional > 0 ? kt : ZERO },
    relief: {
      selfDisabled: form.employee_disability ? amounts.selfDisabled : ZERO,
      spouseDisabled: married && form.employee_spouse_disabled_person ? amounts.spouseDisabled : ZERO,
      children: sen(amounts.childUnit * units),
    },
  };
  return { remuneration, reliefs, zakat: zakat.contribution, journey, mtd, worksheetInput };
}
