import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import type { showOwnAttendance as endpoint } from '../../contract/own/own-attendance.endpoints.ts';
import { explainDay } from './explain-day.ts';

/** The sessions of an own day with everything behind them. */
export const showOwnAttendance = async (ctx: Ctx, { date }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> => ({
  data: await explainDay(ctx, await getOwnEmployee(ctx), date),
});
