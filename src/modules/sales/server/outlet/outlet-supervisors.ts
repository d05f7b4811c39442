/** Who looks after an outlet since when. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { OUTLET_ERRORS, OUTLET_MESSAGES } from '../../contract/outlet/outlet.messages.ts';
import type * as calls from '../../contract/outlet/outlet-supervisor.endpoints.ts';
import { activeSupervisors } from '../supervisor/supervisor.store.ts';
import { salesOutlets as o, salesOutletSupervisors as w, type OutletRecord } from '../tables/outlet.tables.ts';

const SUBJECT = 'sales_outlet_supervisor';

/** @param lock those who change who looks after it come one after the other @throws 404 */
export async function outletOf(ctx: Ctx, id: number, lock = false): Promise<OutletRecord> {
  const query = ctx.db
    .select()
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id), isNull(o.deleted_at)));
  const [outlet] = await (lock ? query.for('update') : query);
  if (!outlet) throw notFound();
  return outlet;
}

const assignments = (ctx: Ctx, outletId: number) =>
  ctx.db
    .select({ id: w.id, employee: { id: e.id, name: e.name, employee_code: e.employee_code }, from: w.from_date, to: w.to_date })
    .from(w)
    .innerJoin(e, eq(e.id, w.employee_id))
    .where(and(eq(w.company_id, ctx.companyId), eq(w.outlet_id, outletId)))
    .orderBy(sql`${w.to_date} desc nulls first`, asc(w.from_date), asc(w.id));

const announce = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'sales_outlet_changed', stored: false });

export async function listOutletSupervisors(
  ctx: Ctx,
  { id }: ParsedInput<typeof calls.listOutletSupervisors>,
): Promise<OutputOf<typeof calls.listOutletSupervisors>> {
  await outletOf(ctx, id);
  return { data: await assignments(ctx, id) };
}

export async function addOutletSupervisor(
  ctx: Ctx,
  { id, employee_id, from }: ParsedInput<typeof calls.addOutletSupervisor>,
): Promise<OutputOf<typeof calls.addOutletSupervisor>> {
  await outletOf(ctx, id, true);
  const [person] = await activeSupervisors(ctx, [employee_id]);
  if (!person) throw invalid('employee_id', OUTLET_ERRORS.supervisorUnknown);
  const open = (await assignments(ctx, id)).find(({ employee, to }) => employee.id === employee_id && (to === null || to >= from));
  if (open) throw invalid('employee_id', OUTLET_ERRORS.supervisesAlready, { name: person.name, date: formatDate(open.from) });
  const [added] = await ctx.db
    .insert(w)
    .values({ company_id: ctx.companyId, outlet_id: id, employee_id, from_date: from, created_by: ctx.actor.userId })
    .returning();
  if (!added) throw notFound();
  await audit(ctx, { action: `${SUBJECT}.created`, subject_type: SUBJECT, subject_id: added.id, before: null, after: added });
  await announce(ctx);
  const message = say(OUTLET_MESSAGES.supervisorAdded, ctx.locale, { name: person.name, date: formatDate(from) });
  return { success: true, message, data: { id: added.id } };
}

export async function endOutletSupervisor(
  ctx: Ctx,
  { id, assignment_id, to }: ParsedInput<typeof calls.endOutletSupervisor>,
): Promise<OutputOf<typeof calls.endOutletSupervisor>> {
  await outletOf(ctx, id, true);
  const before = (await assignments(ctx, id)).find((each) => each.id === assignment_id);
  if (!before) throw notFound();
  if (to < before.from) throw invalid('to', OUTLET_ERRORS.endsBefore, { date: formatDate(before.from) });
  await ctx.db
    .update(w)
    .set({ to_date: to })
    .where(and(eq(w.company_id, ctx.companyId), eq(w.id, assignment_id)));
  await audit(ctx, { action: `${SUBJECT}.updated`, subject_type: SUBJECT, subject_id: assignment_id, before, after: { ...before, to } });
  await announce(ctx);
  const message = say(OUTLET_MESSAGES.supervisorEnded, ctx.locale, { name: before.employee.name, date: formatDate(to) });
  return { success: true, message };
}
