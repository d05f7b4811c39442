/** The MTD calculator in ringgit. */
import { ZERO, fromRinggit, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { CalculatorOptions } from '../epf/calculate-epf.ts';
import { deductMtd, type MtdCase } from './deduct-mtd.ts';
import { explainMtd } from './explain-mtd.ts';
import { RULE_SETS } from '../rule-set.params.ts';
import type { MtdInput, MtdOutput } from '../statutory.schema.ts';
import { readingsOf } from '../unsettled.params.ts';

const amount = (ringgit: number | undefined): Sen => (ringgit === undefined ? ZERO : fromRinggit(ringgit));

/**
 * Monthly tax deduction (LHDN computerised method). Amounts in ringgit; a missing amount is 0.
 * D 9,000 and, in category 2, S 4,000 are automatic. `normal` and `additional` stand before zakat and
 * the last rounding; `payable` is what is deducted. Throws StatutoryError `table_unavailable` before 2020.
 */
export function calculateMtd(input: MtdInput, options: CalculatorOptions = {}): MtdOutput {
  const rules = RULE_SETS[input.rules ?? 'law'];
  const readings = readingsOf(options.readings);
  const mtd: MtdCase = {
    month: input.date.slice(0, 7),
    category: input.category,
    scheme: input.scheme ?? 'resident',
    accumulated: {
      remuneration: amount(input.accumulated.remuneration),
      epf: amount(input.accumulated.epf),
      reliefs: amount(input.accumulated.reliefs),
      zakat: amount(input.accumulated.zakat),
      mtd: amount(input.accumulated.mtd),
    },
    current: {
      remuneration: amount(input.current.remuneration),
      epf: amount(input.current.epf),
      reliefs: amount(input.current.reliefs),
      zakat: amount(input.current.zakat),
    },
    additional: { remuneration: amount(input.additional?.remuneration), epf: amount(input.additional?.epf) },
    relief: {
      selfDisabled: amount(input.relief?.self_disabled),
      spouseDisabled: amount(input.relief?.spouse_disabled),
      children: amount(input.relief?.children),
    },
  };
  const result = deductMtd(mtd, rules, readings);
  return {
    future_epf: toRinggit(result.k2),
    chargeable_income: toRinggit(result.p),
    chargeable_income_with_additional: toRinggit(result.pAdditional),
    normal: toRinggit(result.normal),
    additional: toRinggit(result.additional),
    payable: toRinggit(result.payable),
    trace: options.trace === false ? [] : explainMtd(mtd, result, rules, readings),
  };
}
