/** SOCSO and SKBBK amounts of one month's wage, in sen. */
import { ZERO, type Sen } from '#platform/contract/money.ts';
import { inForce, requireInForce, type Dated, type Month } from '../choose-in-force.ts';
import type { RuleSet } from '../rule-set.params.ts';
import { SKBBK_TABLES, type SkbbkTable } from './skbbk.params.ts';
import { SOCSO_TABLES, type SocsoTable } from './socso.params.ts';
import { classRow } from '../wages/wage-classes.params.ts';

export type SocsoCategory = 1 | 2;

export interface SocsoShares {
  readonly table: Dated<SocsoTable>;
  readonly skbbkTable: Dated<SkbbkTable> | undefined;
  /** Wage class from 0; -1 where no class applies and nothing is due. */
  readonly row: number;
  readonly employee: Sen;
  readonly employer: Sen;
  readonly skbbk: Sen;
}

/** `withSkbbk`: false for a released employee. SKBBK is due from its first month, under the law only. */
export function shareSocso(month: Month, wage: Sen, category: SocsoCategory, withSkbbk: boolean, rules: RuleSet): SocsoShares {
  const table = requireInForce(SOCSO_TABLES, month);
  const skbbkTable = withSkbbk && rules.skbbk ? inForce(SKBBK_TABLES, month) : undefined;
  const row = classRow(wage, table.value.classes, rules.lastClassOpen);
  if (row < 0) return { table, skbbkTable, row, employee: ZERO, employer: ZERO, skbbk: ZERO };
  const { employee, employerCategory1, employerCategory2 } = table.value;
  return {
    table,
    skbbkTable,
    row,
    employee: category === 1 ? employee[row]! : ZERO,
    employer: category === 1 ? employerCategory1[row]! : employerCategory2[row]!,
    skbbk: skbbkTable ? skbbkTable.value.employee[row]! : ZERO,
  };
}
