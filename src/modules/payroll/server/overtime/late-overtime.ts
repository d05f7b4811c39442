/** Overtime that was approved once its month was confirmed: lines of the next payroll, at what its own month paid. */
import type { Ctx } from '#platform/server/context.ts';
import { priceLateOvertime } from '../../contract/attendance-pay/price-late-overtime.ts';
import type { PaidWithSalary } from '../stored/paid-with-salary.ts';
import { hoursIn, latePaidBy, lateSessions, releaseOvertime, stampOvertime, type LateSession } from '../stored/overtime.store.ts';

const dayOf = ({ employee_id, date }: Pick<LateSession, 'employee_id' | 'date'>) => `${employee_id}/${date}`;
const hoursOf = (sessions: readonly LateSession[]) => hoursIn(sessions.reduce((sum, { minutes }) => sum + minutes, 0));

/** Named by the first session of a day: the Act pays rest days and holidays by the day. */
const byDay = (sessions: readonly LateSession[]) => [...Map.groupBy(sessions, dayOf).values()] as [LateSession, ...LateSession[]][];

export const lateOvertime: PaidWithSalary = {
  key: 'overtime',
  async due(ctx, employeeIds, payrollIds) {
    const days = byDay(await lateSessions(ctx, employeeIds, payrollIds));
    return days.flatMap((sessions) => {
      const [first] = sessions;
      const lines = priceLateOvertime({ ...first, hours: hoursOf(sessions) }, first);
      return lines.map((line) => ({ ...line, id: first.id, employee_id: first.employee_id, payroll_item_id: null }));
    });
  },
  async stamp(ctx, payrolls) {
    const ids = payrolls.map(({ id }) => id);
    await releaseOvertime(ctx, ids);
    const payrollOf = new Map(payrolls.flatMap(({ id, taken }) => taken.map((session) => [session, id] as const)));
    if (payrollOf.size > 0) await stampOvertime(ctx, await sessionsOf(ctx, ids, payrollOf));
  },
  paidBy: latePaidBy,
  release: releaseOvertime,
  // What was paid stays paid; the payroll that the bank sends back is paid again.
  paid: async () => undefined,
  takenBack: async () => undefined,
};

/** All sessions of the days whose first ones a payroll has taken. */
async function sessionsOf(ctx: Ctx, payrollIds: readonly number[], payrollOf: ReadonlyMap<number, number>) {
  const { rows } = await ctx.client.query<{ employee_id: number }>(`select distinct employee_id from payrolls where company_id = $1 and id = any($2)`, [
    ctx.companyId,
    [...payrollIds],
  ]);
  const late = await lateSessions(
    ctx,
    rows.map(({ employee_id }) => employee_id),
    payrollIds,
  );
  return byDay(late).flatMap((sessions) => {
    const payroll_id = payrollOf.get(sessions[0].id);
    return payroll_id === undefined ? [] : sessions.map(({ id, minutes }) => ({ id, minutes, payroll_id }));
  });
}
