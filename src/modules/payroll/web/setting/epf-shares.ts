/** Shares of the EPF bands by part, worked out by the calculator itself, so that the table shows what is paid. Pure. */
import { calculateEpf } from '#modules/statutory/contract/epf/calculate-epf.ts';
import type { RuleSetName } from '#modules/statutory/contract/rule-set.params.ts';

/** Parts whose shares stand in bands: A below 60; C and E from 60, permanent residents and citizens. */
export const BAND_PARTS = { law: ['A', 'C', 'E'], specification: ['A', 'E'] } as const satisfies Record<RuleSetName, readonly string[]>;

/** Employee and employer share of each part for a wage at the top of a band. @throws StatutoryError before the first table */
export function epfShares(date: string, top: number, rules: RuleSetName): number[] {
  return BAND_PARTS[rules].flatMap((part) => {
    const { employee, employer } = calculateEpf({ date, wage: top, part, rules }, { trace: false });
    return [employee, employer];
  });
}
