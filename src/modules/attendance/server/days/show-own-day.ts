import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import type { showOwnAttendance as endpoint } from '../../contract/own/own-attendance.endpoints.ts';
import { explainDay } from './explain-day.ts';
import { punchesAround } from './punches-around.ts';

/** The sessions of an own day with everything behind them. */
export async function showOwnAttendance(ctx: Ctx, { date }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const employee = await getOwnEmployee(ctx);
  return { data: await explainDay(ctx, employee, date, await punchesAround(ctx, { employee_id: employee.id, date })) };
}
