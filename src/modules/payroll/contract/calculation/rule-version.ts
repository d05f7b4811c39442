/** Names the statutory tables that a payroll was computed with; a payslip carries the line. */
import { yearMonthOf } from '#platform/contract/dates.ts';
import { inForce, requireInForce } from '#modules/statutory/contract/choose-in-force.ts';
import { EIS_TABLES } from '#modules/statutory/contract/socso/eis.params.ts';
import { EPF_SCHEDULES } from '#modules/statutory/contract/epf/epf.params.ts';
import { reliefAmountsAt } from '#modules/statutory/contract/mtd/mtd-reliefs.params.ts';
import { TAX_TABLES } from '#modules/statutory/contract/mtd/mtd-table.params.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { SKBBK_TABLES } from '#modules/statutory/contract/socso/skbbk.params.ts';
import { SOCSO_TABLES } from '#modules/statutory/contract/socso/socso.params.ts';
import { lawDates } from './cover-employee.ts';
import type { Computable } from '../payroll-form.schema.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

/** e.g. `EPF 2025-10, SOCSO 2024-10, SKBBK 2026-06, EIS 2024-10, MTD 2023-01/2025-01`: first month of each table in force. */
export function ruleVersion(dates: Pick<Computable, 'start_date' | 'end_date' | 'pay_date'>, rules: Pick<PayrollRules, 'rule_set'>): string {
  const law = lawDates(dates, rules);
  const [month, taxMonth] = [yearMonthOf(law.contributions), yearMonthOf(law.tax)];
  const set = RULE_SETS[rules.rule_set];
  const skbbk = set.skbbk ? inForce(SKBBK_TABLES, month) : undefined;
  const eis = inForce(EIS_TABLES, month);
  return [
    `EPF ${requireInForce(EPF_SCHEDULES, month).from}`,
    `SOCSO ${requireInForce(SOCSO_TABLES, month).from}`,
    ...(skbbk ? [`SKBBK ${skbbk.from}`] : []),
    ...(eis ? [`EIS ${eis.from}`] : []),
    `MTD ${requireInForce(TAX_TABLES, taxMonth).from}/${reliefAmountsAt(taxMonth, set).from}`,
  ].join(', ');
}
