/** The MTD calculation told step by step, in the symbols of the LHDN specification. */
import type { Text } from '#platform/contract/messages.ts';
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import { taxBandOf } from './charge-yearly-tax.ts';
import type { Dated } from '../choose-in-force.ts';
import type { MtdCase, MtdResult } from './deduct-mtd.ts';
import type { RuleSet } from '../rule-set.params.ts';
import { traceTitles } from '../trace.messages.ts';
import type { TraceStep } from '../trace.schema.ts';
import type { UnsettledReadings } from '../unsettled.params.ts';
import { atRate, MTD_FORMULAS, symbols } from '../formulas.ts';

type Inputs = TraceStep['inputs'];
type Rounding = TraceStep['rounding'];

const rm = toRinggit;
const fromMilli = (thousandthsOfSen: number) => thousandthsOfSen / 100_000;

export function explainMtd(mtd: MtdCase, result: MtdResult, rules: RuleSet, readings: UnsettledReadings): TraceStep[] {
  const { law, n } = result;
  const { accumulated, current, additional } = mtd;
  const trace: TraceStep[] = [];
  const note = (step: keyof typeof traceTitles, formula: Text, inputs: Inputs, value: number, from: Dated<unknown> = law.table, rounding?: Rounding): void => {
    trace.push({
      step: step.slice('mtd_'.length),
      formula,
      inputs,
      result: value,
      rule: rules.name,
      version: from.from,
      source: from.source.where,
      ...(rounding ? { rounding } : {}),
      title: traceTitles[step],
    });
  };
  const truncated = rules.mtd.rounding === 'truncate_then_five_sen_up';
  const toSen = (before: number, after: Sen): Rounding => ({
    name: truncated ? 'truncateToSen' : 'roundToSen',
    before: Math.max(0, Math.round(before * 1e6) / 1e6),
    after: rm(after),
  });
  const hasAdditional = additional.remuneration > 0;

  if (mtd.scheme === 'non_resident') {
    const rate = `${law.flat.value.schemes.non_resident.perMille / 10}%`;
    note('mtd_flat', atRate('Y1'), { Y1: rm(current.remuneration), rate }, rm(result.c), law.flat);
    if (hasAdditional) note('mtd_additional', atRate('Yt'), { Yt: rm(additional.remuneration), rate }, rm(result.rawAdditional), law.flat);
  } else {
    const limit = rm(law.reliefs.value.epf);
    note('mtd_epf', MTD_FORMULAS.epf, { K: rm(result.k), K1: rm(result.k1), Kt: rm(result.kt), L: limit }, rm((result.k + result.k1) as Sen), law.reliefs);
    note('mtd_k2', MTD_FORMULAS.later, { L: limit, K: rm(result.k), K1: rm(result.k1), n }, rm(result.k2), law.reliefs);
    const reliefs: Inputs = {
      D: rm(result.self),
      S: rm(result.spouse),
      DU: rm(mtd.relief.selfDisabled),
      SU: rm(mtd.relief.spouseDisabled),
      'Q × C': rm(result.children),
      SLP: rm(accumulated.reliefs),
      LP1: rm(current.reliefs),
    };
    note('mtd_reliefs', symbols('D + S + DU + SU + Q × C + SLP + LP1'), reliefs, rm(result.reliefs), law.reliefs);
    const income: Inputs = {
      Y: rm(accumulated.remuneration),
      K: rm(result.k),
      Y1: rm(current.remuneration),
      K1: rm(result.k1),
      K2: rm(result.k2),
      n,
      reliefs: rm(result.reliefs),
    };
    note('mtd_p', MTD_FORMULAS.income, income, rm(result.p));
    noteTax('mtd_tax', result.p, result.tax);
    const paid = accumulated.zakat + accumulated.mtd;
    const exactC = (fromMilli(result.tax) - paid / 100) / (n + 1);
    note(
      'mtd_normal',
      MTD_FORMULAS.normal,
      { tax: fromMilli(result.tax), Z: rm(accumulated.zakat), X: rm(accumulated.mtd), n },
      rm(result.c),
      law.table,
      toSen(exactC, result.c),
    );
    if (hasAdditional) {
      note(
        'mtd_k2_additional',
        MTD_FORMULAS.laterAnew,
        { L: limit, K: rm(result.k), K1: rm(result.k1), Kt: rm(result.kt), n },
        rm(result.k2Additional),
        law.reliefs,
      );
      note(
        'mtd_p_additional',
        MTD_FORMULAS.incomeAnew,
        { Yt: rm(additional.remuneration), Kt: rm(result.kt), K2: rm(result.k2Additional) },
        rm(result.pAdditional),
      );
      noteTax('mtd_tax_additional', result.pAdditional, result.taxAdditional);
      if (rules.mtd.additional === 'five_steps') {
        const order = { mtd_small_normal: readings.mtd_small_normal, mtd_rounding_order: readings.mtd_rounding_order };
        note('mtd_year', symbols('X + C × (n + 1)'), { X: rm(accumulated.mtd), C: rm(result.c), n, ...order }, rm(result.yearNormal));
        const before = fromMilli(result.taxAdditional) - (result.yearNormal + accumulated.zakat) / 100;
        note(
          'mtd_additional',
          MTD_FORMULAS.additional,
          { tax: fromMilli(result.taxAdditional), E: rm(result.yearNormal), Z: rm(accumulated.zakat) },
          rm(result.rawAdditional),
          law.table,
          toSen(before, result.rawAdditional),
        );
      } else {
        const before = fromMilli(result.taxAdditional - result.tax);
        note(
          'mtd_additional',
          MTD_FORMULAS.difference,
          { with: fromMilli(result.taxAdditional), without: fromMilli(result.tax) },
          rm(result.rawAdditional),
          law.table,
          toSen(before, result.rawAdditional),
        );
      }
    }
  }
  if (result.normal < result.c || (hasAdditional && result.additional < result.rawAdditional)) {
    const inputs = { C: rm(result.c), additional: rm(result.rawAdditional), minimum: rm(rules.mtd.minimum), mtd_minimum_test: readings.mtd_minimum_test };
    note('mtd_small', MTD_FORMULAS.small, inputs, rm((result.normal + result.additional) as Sen));
  }
  const zakat = mtd.scheme === 'non_resident' ? 0 : rm(current.zakat);
  note('mtd_payable', MTD_FORMULAS.payable, { C: rm(result.normal), zakat, additional: rm(result.additional) }, rm(result.payable), law.table, {
    name: truncated ? 'ceilToFiveSen' : 'roundToSen',
    before: Math.max(0, rm(result.beforeRounding)),
    after: rm(result.payable),
  });
  return trace;

  function noteTax(step: 'mtd_tax' | 'mtd_tax_additional', p: Sen, tax: number): void {
    if (mtd.scheme !== 'resident' && mtd.scheme !== 'non_resident') {
      const { perMille, rebate } = law.flat.value.schemes[mtd.scheme];
      note(step, rebate ? MTD_FORMULAS.rebated : atRate('P'), { P: rm(p), rate: `${perMille / 10}%`, category: mtd.category }, fromMilli(tax), law.flat);
      return;
    }
    const band = taxBandOf(law.table.value, p, law.reading);
    const row: Inputs = band
      ? { P: rm(p), M: rm(band.m), R: `${band.perMille / 10}%`, B: rm(mtd.category === 2 ? band.b2 : band.b1), mtd_table_reading: law.reading }
      : { P: rm(p), mtd_table_reading: law.reading };
    note(step, band ? symbols('(P − M) × R + B') : MTD_FORMULAS.untaxed, row, fromMilli(tax));
  }
}
