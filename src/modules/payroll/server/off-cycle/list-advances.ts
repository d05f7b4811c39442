import { and, desc, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { fromRinggit, subtract, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { listAdvances as endpoint } from '../../contract/off-cycle/advance.endpoints.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls } from '../payroll.tables.ts';
import { recoveriesOf } from '../stored/advance.store.ts';

const SHOWN = 500;

const taken = sql`(select coalesce(sum(r.amount), 0) from payroll_advance_recoveries r where r.company_id = ${payrolls.company_id} and r.advance_id = ${payrolls.id})`;

/** Of employees within the viewer's reach. */
export async function listAdvances(ctx: Ctx, { employee_id, owed }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const rows = await ctx.db
    .select({
      id: payrolls.id,
      number: payrolls.number,
      employee_id: payrolls.employee_id,
      pay_date: payrolls.pay_date,
      status: payrolls.status,
      amount: payrolls.total_net_pay,
    })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(
      and(
        livePayrolls(ctx),
        eq(payrolls.kind, 'advance'),
        employee_id === undefined ? undefined : eq(payrolls.employee_id, employee_id),
        owed ? sql`${payrolls.total_net_pay} > ${taken}` : undefined,
      ),
    )
    .orderBy(desc(payrolls.id))
    .limit(SHOWN);
  const recovered = Map.groupBy(
    await recoveriesOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    ({ advance_id }) => advance_id,
  );
  return {
    data: rows.map(({ amount, ...row }) => {
      const own = recovered.get(row.id) ?? [];
      return {
        ...row,
        amount: toRinggit(amount),
        owed: toRinggit(subtract(amount, ...own.map((one) => fromRinggit(one.amount)))),
        taken: own.map(({ number, status, amount: part }) => ({ number, status, amount: part })),
      };
    }),
  };
}
