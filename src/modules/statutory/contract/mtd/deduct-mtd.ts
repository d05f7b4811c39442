/**
 * Monthly tax deduction, computerised method: normal and additional remuneration (D.1, D.2) and the
 * flat schemes (D.3 to D.5). Symbols are those of the LHDN specification; everything is whole sen.
 */
import { ZERO, minSen, sen, type Sen } from '#platform/contract/money.ts';
import { flatTax, tableTax, type TaxCategory } from './charge-yearly-tax.ts';
import { requireInForce, type Dated, type Month } from '../choose-in-force.ts';
import { reliefAmountsAt, type ReliefAmounts } from './mtd-reliefs.params.ts';
import { FLAT_SCHEMES, type FlatSchemes, type MtdScheme } from './mtd-schemes.params.ts';
import { TAX_TABLES, type TaxBand } from './mtd-table.params.ts';
import type { RuleSet } from '../rule-set.params.ts';
import { aboveMinimum, settleMtd, type SettledMtd } from './settle-mtd.ts';
import type { UnsettledReadings } from '../unsettled.params.ts';

export interface MtdCase {
  readonly month: Month;
  readonly category: TaxCategory;
  readonly scheme: MtdScheme;
  /** January to last month, previous employer included; CP38 is not MTD. */
  readonly accumulated: { readonly remuneration: Sen; readonly epf: Sen; readonly reliefs: Sen; readonly zakat: Sen; readonly mtd: Sen };
  /** Normal pay of the month, benefits in kind and accommodation included; `zakat` includes the departure levy. */
  readonly current: { readonly remuneration: Sen; readonly epf: Sen; readonly reliefs: Sen; readonly zakat: Sen };
  readonly additional: { readonly remuneration: Sen; readonly epf: Sen };
  /** Amounts a year. */
  readonly relief: { readonly selfDisabled: Sen; readonly spouseDisabled: Sen; readonly children: Sen };
}

export interface MtdLaw {
  readonly table: Dated<readonly TaxBand[]>;
  readonly reliefs: Dated<ReliefAmounts>;
  readonly flat: Dated<FlatSchemes>;
  readonly reading: UnsettledReadings['mtd_table_reading'];
}

export interface MtdResult extends SettledMtd {
  readonly law: MtdLaw;
  /** Months left after this one. */
  readonly n: number;
  readonly k: Sen;
  readonly k1: Sen;
  readonly kt: Sen;
  /** EPF expected for each later month, without and with the additional pay. */
  readonly k2: Sen;
  readonly k2Additional: Sen;
  readonly self: Sen;
  readonly spouse: Sen;
  readonly children: Sen;
  readonly reliefs: Sen;
  /** Chargeable income, never below zero. */
  readonly p: Sen;
  readonly pAdditional: Sen;
  /** Tax of the year in thousandths of a sen. */
  readonly tax: number;
  readonly taxAdditional: number;
  /** [C] before the RM10 rule, and additional MTD before it. */
  readonly c: Sen;
  readonly rawAdditional: Sen;
  /** Step 1[E]: MTD of the year on normal pay. */
  readonly yearNormal: Sen;
}

/** n of the formula: 12 − month; the divisor is n + 1. */
export const remainingMonths = (month: number): number => 12 - month;

export function mtdLawAt(month: Month, rules: RuleSet, readings: UnsettledReadings): MtdLaw {
  return {
    table: requireInForce(TAX_TABLES, month),
    reliefs: reliefAmountsAt(month, rules),
    flat: requireInForce(FLAT_SCHEMES, month),
    reading: rules.mtd.tableReading ?? readings.mtd_table_reading,
  };
}

/** Quotient in whole sen: dropped below a sen, or half up. Never negative. */
function divide(value: number, divisor: number, truncate: boolean): Sen {
  if (value <= 0) return ZERO;
  const quotient = Math.floor(value / divisor);
  return sen(!truncate && (value - quotient * divisor) * 2 >= divisor ? quotient + 1 : quotient);
}

export function deductMtd(mtd: MtdCase, rules: RuleSet, readings: UnsettledReadings): MtdResult {
  const { accumulated, current, additional, category, scheme } = mtd;
  const law = mtdLawAt(mtd.month, rules, readings);
  const truncate = rules.mtd.rounding === 'truncate_then_five_sen_up';
  if (scheme === 'non_resident') return deductFromMonth(mtd, law, rules, readings, truncate);

  const relief = law.reliefs.value;
  const n = remainingMonths(Number(mtd.month.slice(5, 7)));
  const each = rules.mtd.epfRelief === 'each';
  const k = minSen(accumulated.epf, relief.epf);
  const k1 = minSen(current.epf, sen(relief.epf - k));
  const kt = minSen(additional.epf, each ? relief.epf : sen(relief.epf - k - k1));
  const later = (left: number) => (n === 0 ? ZERO : minSen(sen(Math.floor(left / n)), k1));
  const k2 = later(relief.epf - k - k1);
  const k2Additional = each ? k2 : later(relief.epf - k - k1 - kt);

  const spouse = category === 2 ? relief.spouse : ZERO;
  const children = category === 1 && rules.mtd.singleHasNoChildren ? ZERO : mtd.relief.children;
  const reliefs = sen(relief.self + spouse + mtd.relief.selfDisabled + mtd.relief.spouseDisabled + children + accumulated.reliefs + current.reliefs);
  const beforeK2 = accumulated.remuneration - k + (current.remuneration - k1) + current.remuneration * n - reliefs;
  const p = sen(Math.max(0, beforeK2 - k2 * n));
  const pAdditional = sen(Math.max(0, beforeK2 - k2Additional * n + additional.remuneration - kt));

  const taxOn = (income: Sen) =>
    scheme === 'resident' ? tableTax(law.table.value, income, category, law.reading) : flatTax(law.flat.value, scheme, income, category, law.reading);
  const tax = taxOn(p);
  const c = divide(tax - (accumulated.zakat + accumulated.mtd) * 1000, 1000 * (n + 1), truncate);
  const stored = readings.mtd_small_normal === 'zero' ? aboveMinimum(c, rules, readings) : c;
  const inYear = truncate && readings.mtd_rounding_order === 'each_part' ? Math.ceil(stored / 5) * 5 : stored;
  const yearNormal = sen(accumulated.mtd + inYear * (n + 1));

  const hasAdditional = additional.remuneration > 0;
  const taxAdditional = hasAdditional ? taxOn(pAdditional) : tax;
  const rawAdditional = !hasAdditional
    ? ZERO
    : rules.mtd.additional === 'five_steps'
      ? // 1[E] already equals the year's tax less Z, so the zakat paid is subtracted with it.
        divide(taxAdditional - (yearNormal + accumulated.zakat) * 1000, 1000, truncate)
      : divide(taxAdditional - tax, 1000, truncate);

  return {
    ...settleMtd(c, rawAdditional, current.zakat, rules, readings),
    law,
    n,
    k,
    k1,
    kt,
    k2,
    k2Additional,
    self: relief.self,
    spouse,
    children,
    reliefs,
    p,
    pAdditional: hasAdditional ? pAdditional : p,
    tax,
    taxAdditional,
    c,
    rawAdditional,
    yearNormal,
  };
}

/** Non-resident: a flat rate on the month's pay; no reliefs, no rebate of zakat, nothing carried over. */
function deductFromMonth(mtd: MtdCase, law: MtdLaw, rules: RuleSet, readings: UnsettledReadings, truncate: boolean): MtdResult {
  const { perMille } = law.flat.value.schemes.non_resident;
  const p = mtd.current.remuneration;
  const pAdditional = sen(p + mtd.additional.remuneration);
  const c = divide(p * perMille, 1000, truncate);
  const rawAdditional = divide(mtd.additional.remuneration * perMille, 1000, truncate);
  const nothing = { k: ZERO, k1: ZERO, kt: ZERO, k2: ZERO, k2Additional: ZERO, self: ZERO, spouse: ZERO, children: ZERO, reliefs: ZERO };
  return {
    ...settleMtd(c, rawAdditional, ZERO, rules, readings),
    ...nothing,
    law,
    n: 0,
    p,
    pAdditional,
    tax: p * perMille,
    taxAdditional: pAdditional * perMille,
    c,
    rawAdditional,
    yearNormal: ZERO,
  };
}
