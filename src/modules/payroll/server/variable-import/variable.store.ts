/** The payrolls of a period by employee. */
import type { Ctx } from '#platform/server/context.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { overlappingPayrolls } from '../payroll.store.ts';

export interface PeriodPayroll {
  readonly payroll_id: number;
  readonly updated_at: string;
  readonly status: string;
}

export async function payrollsOf(ctx: Ctx, employeeIds: readonly number[], period: PayPeriod): Promise<ReadonlyMap<number, PeriodPayroll>> {
  const found = await overlappingPayrolls(ctx, employeeIds, period);
  return new Map(
    [...found].flatMap(([id, records]) => {
      const record = records.find(({ start_date, end_date }) => start_date === period.start_date && end_date === period.end_date);
      return record ? [[id, { payroll_id: record.id, updated_at: instantText(record.updated_at), status: record.status }] as const] : [];
    }),
  );
}
