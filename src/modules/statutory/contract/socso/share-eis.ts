/** EIS amount of one month's wage, the same from employee and employer, in sen. */
import { ZERO, type Sen } from '#platform/contract/money.ts';
import { inForce, type Dated, type Month } from '../choose-in-force.ts';
import { EIS_TABLES, type EisTable } from './eis.params.ts';
import type { RuleSet } from '../rule-set.params.ts';
import { classRow } from '../wages/wage-classes.params.ts';

export interface EisShares {
  /** Undefined before EIS began. */
  readonly table: Dated<EisTable> | undefined;
  readonly row: number;
  readonly each: Sen;
}

export function shareEis(month: Month, wage: Sen, rules: RuleSet): EisShares {
  const table = inForce(EIS_TABLES, month);
  const row = table ? classRow(wage, table.value.classes, rules.lastClassOpen) : -1;
  return { table, row, each: table && row >= 0 ? table.value.each[row]! : ZERO };
}
