/** Optional reliefs of the month (section C of the worksheet) within their yearly limits. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, fromRinggit, minSen, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { capRelief } from '#modules/statutory/contract/mtd/cap-reliefs.ts';
import { fillWorksheet, type WorksheetInput } from '#modules/statutory/contract/mtd/fill-worksheet.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { reliefItemsAt } from '#modules/statutory/contract/mtd/worksheet-reliefs.params.ts';
import type { Computable } from '../payroll-form.schema.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

const SOCSO_KEY = 'socso_contribution';
const NOT_RELIEFS = new Set(['deduction_month']);

export interface ClaimedReliefs {
  /** LP1: what counts this month. */
  readonly month: Sen;
  /** SLP: what counted earlier this year. */
  readonly earlier: Sen;
  /** What counts this month by key, without the automatic SOCSO relief. */
  readonly items: Readonly<Record<string, number>>;
}

/** The SOCSO relief is filled in from the contributions of the year, unless a person typed it. */
export function socsoIsAutomatic(form: Pick<Computable, 'tax_payload'>, rules: PayrollRules): boolean {
  if (form.tax_payload.items[SOCSO_KEY] !== undefined) return false;
  return rules.rule_set === 'specification' || readingsOf(rules).socso_relief === 'automatic';
}

const isReliefKey = (key: string) => reliefKeys.has(key);
const reliefKeys = new Set(reliefItemsAt('2026-01').flatMap(({ key, parts = [] }) => [key, ...parts.map((part) => part.key)]));

/** Keys of section C that a person typed. */
export const typedReliefs = (items: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(items).filter(([key, amount]) => amount > 0 && isReliefKey(key)));

/** SOCSO (and EIS, under the law) of the year before, as the automatic relief counts it. */
const socsoEarlier = ({ remuneration_accumulate: year }: Computable, rules: PayrollRules): Sen =>
  sen(fromRinggit(year.socso) + (rules.rule_set === 'law' ? fromRinggit(year.eis) : 0));

/**
 * Reliefs of the month. The worksheet itself is filled only where a person claims something: most months have
 * nothing but the SOCSO relief.
 */
export function claimReliefs(
  form: Computable,
  rules: PayrollRules,
  socsoOfMonth: Sen,
  worksheetInput: () => WorksheetInput,
  taxDate: CalendarDate,
): ClaimedReliefs {
  const automatic = socsoIsAutomatic(form, rules);
  const earlierItems = fromRinggit(form.remuneration_accumulate.reliefs);
  const earlierSocso = automatic ? minSen(socsoEarlier(form, rules), socsoLimit(taxDate, rules)) : ZERO;
  const earlier = sen(earlierItems + earlierSocso);
  const typed = typedReliefs(form.tax_payload.items);
  if (Object.keys(typed).length === 0) {
    if (!automatic || form.tax_payload.selected[SOCSO_KEY] === false) return { month: ZERO, earlier, items: {} };
    return { month: capSocso(socsoOfMonth, earlierSocso, taxDate, rules), earlier, items: {} };
  }
  const { worksheet, totals } = fillWorksheet(worksheetInput());
  const section = worksheet.sections.find(({ id }) => id === 'C')?.items ?? [];
  const claimed = section.filter(({ key, amount, editable }) => editable && amount > 0 && !NOT_RELIEFS.has(key) && !(automatic && key === SOCSO_KEY));
  return { month: totals.deductionMonth, earlier, items: Object.fromEntries(claimed.map(({ key, amount }) => [key, amount])) };
}

function reliefMonth(taxDate: CalendarDate, rules: PayrollRules): string {
  return RULE_SETS[rules.rule_set].mtd.reliefsAsOf ?? yearMonthOf(taxDate);
}

function capSocso(amount: Sen, used: Sen, taxDate: CalendarDate, rules: PayrollRules): Sen {
  const month = reliefMonth(taxDate, rules);
  const item = reliefItemsAt(month).find(({ key }) => key === SOCSO_KEY);
  if (!item) return ZERO;
  const [capped] = capRelief(item, month, { entered: () => amount, used: () => used, shared: false, spouseRelief: ZERO, compulsoryEpf: ZERO });
  return capped?.amount ?? ZERO;
}

const socsoLimit = (taxDate: CalendarDate, rules: PayrollRules): Sen => capSocso(fromRinggit(1_000_000), ZERO, taxDate, rules);

/** What the worksheet shows as used: the typed items of the year, and the automatic SOCSO relief. */
export function usedReliefs(form: Computable, rules: PayrollRules): Record<string, number> {
  const { items } = form.remuneration_accumulate;
  return socsoIsAutomatic(form, rules) ? { ...items, [SOCSO_KEY]: toRinggit(socsoEarlier(form, rules)) } : { ...items };
}
