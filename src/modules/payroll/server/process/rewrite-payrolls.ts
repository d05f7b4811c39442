/** Stored payrolls whose figures follow something else that changed: written again, In Process. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { reliefAmountsAt } from '#modules/statutory/contract/mtd/mtd-reliefs.params.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import type { PayrollFigures } from '../../contract/calculation/compute-payroll.ts';
import { lawDates } from '../../contract/calculation/cover-employee.ts';
import type { Computable } from '../../contract/payroll-form.schema.ts';
import type { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { logMoves, PayrollWriter } from '../stored/payroll-batch.store.ts';
import { rowOf } from '../draft/payroll-row.ts';
import type { PayrollRecord } from '../payroll.tables.ts';

export interface Recomputed {
  readonly record: PayrollRecord;
  /** Of the same person, period and pay as the record. */
  readonly form: Computable;
  readonly figures: PayrollFigures;
  /** EPF relief of the year in ringgit. */
  readonly epfLimit: number;
}

/** EPF relief of the year of a payroll in ringgit. */
export const epfLimitOf = (record: PayrollRecord): number => {
  const { rules } = record.calculation;
  const tax = lawDates({ start_date: record.start_date, end_date: record.end_date, pay_date: record.pay_date }, rules).tax as CalendarDate;
  return toRinggit(reliefAmountsAt(yearMonthOf(tax), RULE_SETS[rules.rule_set]).value.epf);
};

/** @param action what the timeline says; the caller holds the employees. */
export async function rewritePayrolls(ctx: Ctx, found: readonly Recomputed[], action: keyof typeof payrollWorkflow.moves): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ record, form, figures, epfLimit }) =>
    rowOf(
      {
        kind: record.kind,
        employeeId: record.employee_id,
        existing: record,
        form,
        figures,
        epfLimit,
        calculation: record.calculation,
        snapshot: record.employee_snapshot,
        ruleVersion: record.rule_version,
        sites: [],
      },
      ctx.actor.userId,
    ),
  );
  const writer = new PayrollWriter(ctx);
  await writer.rewriteFigures(rows);
  await writer.end();
  await logMoves(
    ctx,
    found.map(({ record }) => ({ id: record.id, from: record.status, to: 'In Process', action })),
  );
}
