/**
 * What a payroll was made of, looked at once more before it is confirmed: the salary and the days of service, claims that it pays,
 * advances that it takes back, leave that it takes off. Where the records say otherwise by now it is processed again first; nothing is paid twice, and nothing is lost.
 */
import { and } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { leaveTakenIn, unpaidAround } from '#modules/leave/server/public.ts';
import { advanceOf } from '../../contract/off-cycle/recover-advances.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { leaveChanged, NOTHING_TAKEN } from '../draft/base-with.ts';
import type { Reason } from '../draft/draft-each.ts';
import { recoveriesFor } from '../stored/advance.store.ts';
import { overtimeAstray } from '../stored/overtime.store.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls as p } from '../payroll.tables.ts';
import { astrayWithSalary } from '../stored/paid-with-salary.ts';
import { staleBasis } from './check-basis.ts';

const COLUMNS = {
  id: p.id,
  employee_id: p.employee_id,
  kind: p.kind,
  start_date: p.start_date,
  end_date: p.end_date,
  earnings: p.earnings,
  deductions: p.deductions,
  calculation: p.calculation,
};
const find = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select(COLUMNS)
    .from(p)
    .where(and(livePayrolls(ctx), among(p.id, ids)));
type Found = Awaited<ReturnType<typeof find>>[number];

/** Why some of these payrolls are not confirmed as they are, by id; the caller holds their employees. */
export async function staleSources(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Reason>> {
  const found = ids.length === 0 ? [] : await find(ctx, ids);
  const monthly = found.filter(({ kind }) => kind === 'monthly');
  const reasons = new Map<number, Reason>();
  for (const id of await staleBasis(ctx, monthly)) reasons.set(id, { text: PAYROLL_ERRORS.basisChanged });
  for (const [id, reason] of await staleAdvances(ctx, found)) reasons.set(id, reason);
  for (const id of await astrayWithSalary(ctx, monthly)) reasons.set(id, { text: PAYROLL_ERRORS.dueChanged });
  for (const id of await staleLeave(ctx, monthly)) reasons.set(id, { text: PAYROLL_ERRORS.leaveChanged });
  const attended = monthly.map(({ id }) => id);
  for (const id of await overtimeAstray(ctx, attended)) reasons.set(id, { text: PAYROLL_ERRORS.overtimeChanged });
  return reasons;
}

/** An advance is taken back once it was given: what is In Process may still go. */
async function staleAdvances(ctx: Ctx, found: readonly Found[]): Promise<Map<number, Reason>> {
  const recoveries = await recoveriesFor(
    ctx,
    found.map(({ id }) => id),
  );
  // What is confirmed in the same call is given with it.
  const asked = new Set(found.map(({ id }) => id));
  const stale = new Map<number, Reason>();
  for (const { id, deductions } of found) {
    const stamped = recoveries.get(id) ?? [];
    const lines = new Set(deductions.flatMap((line) => advanceOf(line) ?? []));
    const open = stamped.find(({ advance_id, status }) => status === 'In Process' && !asked.has(advance_id));
    if (open) stale.set(id, { text: PAYROLL_ERRORS.advanceOpen, params: { number: open.number } });
    else if (lines.symmetricDifference(new Set(stamped.map(({ advance_id }) => advance_id))).size > 0) stale.set(id, { text: PAYROLL_ERRORS.dueChanged });
  }
  return stale;
}

async function staleLeave(ctx: Ctx, monthly: readonly Found[]): Promise<number[]> {
  const stale: number[] = [];
  for (const some of Map.groupBy(monthly, ({ start_date, end_date }) => `${start_date}/${end_date}`).values()) {
    const [{ start_date: from, end_date: to }] = some as [Found, ...Found[]];
    const employeeIds = some.map(({ employee_id }) => employee_id);
    const taken = await leaveTakenIn(ctx, { employeeIds, from, to, payrollIds: some.map(({ id }) => id) }, await unpaidAround(ctx, employeeIds, from, to));
    for (const { id, employee_id, calculation } of some) {
      const { unpaid_days, rest_days, late, ...counts } = taken.get(employee_id) ?? NOTHING_TAKEN;
      if (leaveChanged(calculation.leave ?? null, { unpaid_days, rest_days, late, ...counts }, { unpaid_days, rest_days, late })) stale.push(id);
    }
  }
  return stale;
}
