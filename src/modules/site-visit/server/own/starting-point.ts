/** Where the way of one's day begins. Days that have their kilometres keep them. */
import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import type { removeStartingPoint as removeEndpoint, saveStartingPoint as saveEndpoint } from '../../contract/own-visit.endpoints.ts';
import { VISIT_MESSAGES } from '../../contract/site-visit.messages.ts';
import { reckonDay } from '../follow-visit.ts';
import { notifyVisitsChanged } from '../notify-visit.ts';
import { siteVisitStarts as st } from '../site-visit.tables.ts';
import { today } from '../visit-list.store.ts';
import { lockVisitsOf } from '../visit.store.ts';

/** Where somebody lives is nobody else's business: the log says that it changed. */
const record = (ctx: Ctx, action: string, id: number): Promise<void> =>
  audit(ctx, { action: `site_visit_start.${action}`, subject_type: 'employee', subject_id: id });

async function follow(ctx: Ctx, employeeId: number): Promise<void> {
  await reckonDay(ctx, employeeId, today(ctx) as CalendarDate);
  await notifyVisitsChanged(ctx);
}

export async function saveStartingPoint(ctx: Ctx, point: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const employee_id = ownEmployeeId(ctx);
  await lockVisitsOf(ctx, employee_id);
  await ctx.db
    .insert(st)
    .values({ ...point, company_id: ctx.companyId, employee_id })
    .onConflictDoUpdate({ target: [st.company_id, st.employee_id], set: point });
  await record(ctx, 'saved', employee_id);
  await follow(ctx, employee_id);
  return { success: true, message: say(VISIT_MESSAGES.startingPoint, ctx.locale), data: point };
}

export async function removeStartingPoint(ctx: Ctx): Promise<OutputOf<typeof removeEndpoint>> {
  const employee_id = ownEmployeeId(ctx);
  await lockVisitsOf(ctx, employee_id);
  await ctx.db.delete(st).where(and(eq(st.company_id, ctx.companyId), eq(st.employee_id, employee_id)));
  await record(ctx, 'removed', employee_id);
  await follow(ctx, employee_id);
  return { success: true, message: say(VISIT_MESSAGES.startingPointRemoved, ctx.locale) };
}
