/** What confirmed payrolls took off too much for unpaid leave, and which payroll pays it back. */
import { changed } from '#platform/contract/errors.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';

export interface LeaveRefund {
  readonly id: number;
  readonly employee_id: number;
  /** Ringgit. */
  readonly amount: number;
  /** The month that the day lies in. */
  readonly date: string;
  readonly number: string;
}

const waiting = adhocText<LeaveRefund>(
  `select c.id::float as id, c.employee_id::float as employee_id, c.refund::float as amount, d.date::text as date, l.number
   from leave_corrections c join leave_days d on d.id = c.leave_day_id join leaves l on l.id = c.leave_id
   where c.company_id = $1 and c.employee_id = any($2::bigint[]) and c.refund > 0 and (c.refund_payroll_id is null or c.refund_payroll_id = any($3::bigint[]))
   order by d.date, c.id`,
);

/** What waits for a payroll, and what these payrolls pay back already. */
export const refundsDue = (ctx: Ctx, employeeIds: readonly number[], payrollIds: readonly number[]): Promise<readonly LeaveRefund[]> =>
  waiting(ctx.client, [ctx.companyId, employeeIds, payrollIds]);

/** Ringgit given back so far of what a payroll took off. */
export async function refundedOf(ctx: Ctx, payrollId: number): Promise<number> {
  const { rows } = await ctx.client.query<{ sum: number }>(
    `select coalesce(sum(refund), 0)::float as sum from leave_corrections where company_id = $1 and taken_by = $2`,
    [ctx.companyId, payrollId],
  );
  return rows[0]?.sum ?? 0;
}

/** Which payroll pays what back; payrolls that are computed again let go of theirs first. @throws 409 where one of them is not there to be paid back any more */
export async function stampRefunds(ctx: Ctx, payrolls: readonly { readonly id: number; readonly taken: readonly number[] }[]): Promise<void> {
  await releaseRefunds(
    ctx,
    payrolls.map(({ id }) => id),
  );
  for (const { id, taken } of payrolls) {
    if (taken.length === 0) continue;
    const { rowCount } = await ctx.client.query(
      `update leave_corrections set refund_payroll_id = $2 where company_id = $1 and id = any($3::bigint[]) and refund_payroll_id is null and refund > 0`,
      [ctx.companyId, id, [...taken]],
    );
    if (rowCount !== taken.length) throw changed();
  }
}

/** What each of these payrolls pays back, by payroll. */
export async function refundsPaidBy(ctx: Ctx, payrollIds: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await ctx.client.query<{ id: number; payroll_id: number }>(
    `select id, refund_payroll_id as payroll_id from leave_corrections where company_id = $1 and refund_payroll_id = any($2::bigint[])`,
    [ctx.companyId, [...payrollIds]],
  );
  return new Map([...Map.groupBy(rows, ({ payroll_id }) => payroll_id)].map(([id, own]) => [id, own.map((row) => row.id)]));
}

export async function releaseRefunds(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  if (payrollIds.length === 0) return;
  await ctx.client.query(`update leave_corrections set refund_payroll_id = null where company_id = $1 and refund_payroll_id = any($2::bigint[])`, [
    ctx.companyId,
    [...payrollIds],
  ]);
}
