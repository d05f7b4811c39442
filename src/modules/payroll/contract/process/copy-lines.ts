/** Last month's lines that a new payroll lacks. Pure; web and server add the same ones. */
import type { DeductionLine, EarningLine } from '../payroll-line.schema.ts';
import { lineKey } from './line-key.ts';

/**
 * Neither what payroll writes itself nor what belongs to one month alone: a correction of an earlier month, and a line
 * that pays or takes a record (a claim, a leave).
 */
const isVariable = ({ system, corrects, source }: EarningLine | DeductionLine) => system === null && !corrects && !source;

export function linesToCopy<L extends EarningLine | DeductionLine>(previous: readonly L[], present: readonly L[]): L[] {
  const there = new Set(present.map(lineKey));
  return previous.filter((line) => isVariable(line) && !there.has(lineKey(line)));
}
