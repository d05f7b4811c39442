/** What the employer may take off the wages of a month (Employment Act 1955, s.24(8), s.24(9)). */
import { fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import type { DeductionLine } from '../payroll-line.schema.ts';

type Taken = Pick<DeductionLine, 'type' | 'amount' | 'contribution_total_type'>;

export interface Section24Case {
  readonly gross: Sen;
  /** All other deductions of the payroll. */
  readonly deducted: Sen;
  readonly lines: readonly Taken[];
  /** Contributions, tax and zakat of the employee: deducted by other written law (s.24(2)(d)). */
  readonly contributions: Sen;
  /** The service ends in this period: what is owed then stands outside the half. */
  readonly leaving: boolean;
}
export type Section24 = 'within' | 'housingLoan' | 'aboveHalf';

/** Owed at the final payment. The indemnity for notice that was not served never counts. */
const AT_THE_END = ['Loan', 'Advance', 'Housing Loan', 'Other'];
const sum = (lines: readonly Taken[]) => lines.reduce((total, { amount }) => total + fromRinggit(amount), 0);

interface Shares {
  readonly wages: Sen;
  readonly taken: Sen;
  readonly housing: number;
}

function sharesOf({ gross, deducted, lines, contributions, leaving }: Section24Case): Shares {
  const unearned = sum(lines.filter(({ contribution_total_type: type }) => type !== 'other'));
  const others = lines.filter(({ contribution_total_type: type }) => type === 'other');
  const outside = sum(others.filter(({ type }) => type === 'Notice Indemnity' || (leaving && AT_THE_END.includes(type))));
  const housing = leaving ? 0 : sum(others.filter(({ type }) => type === 'Housing Loan'));
  return { wages: sen(gross - unearned), taken: sen(deducted + contributions - unearned - outside), housing };
}

/**
 * What may still be taken before half of the wages earned in the month is reached; below 0: more than half is taken already. All that is
 * deducted under the section counts, what another law asks for too: whether it should is disputed, so a person may confirm more with
 * a reason. Wages that were never earned (unpaid leave, absence) are no deductions.
 */
export function roomOfSection24(asked: Section24Case): Sen {
  const { wages, taken } = sharesOf(asked);
  return sen(Math.floor(wages / 2) - taken);
}

/** Within the half as long as there is room; with leave of the Director General three quarters where a housing loan is among the deductions. */
export function evaluateSection24(asked: Section24Case): Section24 {
  if (roomOfSection24(asked) >= 0) return 'within';
  const { wages, taken, housing } = sharesOf(asked);
  return housing > 0 && (taken - housing) * 2 <= wages && taken * 4 <= wages * 3 ? 'housingLoan' : 'aboveHalf';
}
