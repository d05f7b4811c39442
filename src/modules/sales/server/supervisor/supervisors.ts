/** Supervisors of promoters: who they are, adding, regions, taking the flag off. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees, setSalesSupervisor, type EmploymentEnd } from '#modules/employee/server/public.ts';
import type { Region } from '../../contract/outlet/region.ts';
import { SUPERVISOR_ERRORS, SUPERVISOR_MESSAGES } from '../../contract/supervisor/supervisor.messages.ts';
import type * as calls from '../../contract/supervisor/supervisor.endpoints.ts';
import type { Supervisor } from '../../contract/supervisor/supervisor.endpoints.ts';
import * as store from './supervisor.store.ts';

type Row = Omit<Supervisor, 'regions' | 'outlets' | 'projects' | 'promoters_today' | 'to_review'> & { readonly regions: Region[] | null };

const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

async function present(ctx: Ctx, rows: readonly Row[]): Promise<Supervisor[]> {
  const ids = rows.map(({ id }) => id);
  const [outlets, projects, promoters, reports] = await pipeline(
    ctx,
    () => store.outletsOf(ctx, ids, today(ctx)),
    () => store.projectsOfSupervisors(ctx, ids),
    () => store.promotersToday(ctx, ids, today(ctx)),
    () => store.reportsToReview(ctx, ids),
  );
  const named = (all: readonly { readonly employee_id: number; readonly id: number; readonly name: string }[], id: number) =>
    all.filter(({ employee_id }) => employee_id === id).map((each) => ({ id: each.id, name: each.name }));
  return rows.map((row) => ({
    ...row,
    regions: row.regions ?? [],
    outlets: named(outlets, row.id),
    projects: named(projects, row.id),
    promoters_today: promoters.find(({ employee_id }) => employee_id === row.id)?.promoters ?? 0,
    to_review: reports.find(({ employee_id }) => employee_id === row.id)?.reports ?? 0,
  }));
}

const changed = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'sales_supervisor_changed', stored: false });

export async function listSupervisors(ctx: Ctx, input: ParsedInput<typeof calls.listSupervisors>): Promise<OutputOf<typeof calls.listSupervisors>> {
  const { rows, meta } = await store.pageOfSupervisors(ctx, input);
  return { data: await present(ctx, rows), meta };
}

/** @throws 404 */
async function supervisorOf(ctx: Ctx, id: number): Promise<Row> {
  const [row] = await store.supervisorById(ctx, id);
  if (!row) throw notFound();
  return row;
}

export async function showSupervisor(ctx: Ctx, { id }: ParsedInput<typeof calls.showSupervisor>): Promise<OutputOf<typeof calls.showSupervisor>> {
  const [data] = await present(ctx, [await supervisorOf(ctx, id)]);
  if (!data) throw notFound();
  return { data };
}

export async function addSupervisors(
  ctx: Ctx,
  { employee_ids, regions }: ParsedInput<typeof calls.addSupervisors>,
): Promise<OutputOf<typeof calls.addSupervisors>> {
  const ids = [...new Set(employee_ids)].sort((a, b) => a - b);
  const people = await getEmployees(ctx, ids);
  if (people.length < ids.length || people.some(({ status }) => status !== 'Active')) throw invalid('employee_ids', SUPERVISOR_ERRORS.employeeUnknown);
  let added = 0;
  for (const id of ids) if (await setSalesSupervisor(ctx, id, true)) added += 1;
  await store.saveRegions(ctx, ids, regions);
  await changed(ctx);
  return { success: true, message: say(SUPERVISOR_MESSAGES.added, ctx.locale, { n: added }), data: { added } };
}

export async function changeSupervisor(
  ctx: Ctx,
  { id, regions }: ParsedInput<typeof calls.changeSupervisor>,
): Promise<OutputOf<typeof calls.changeSupervisor>> {
  const before = await supervisorOf(ctx, id);
  await store.saveRegions(ctx, [id], regions);
  await audit(ctx, {
    action: 'sales_supervisor.updated',
    subject_type: 'sales_supervisor',
    subject_id: id,
    before: { regions: before.regions ?? [] },
    after: { regions },
  });
  await changed(ctx);
  return { success: true, message: say(SUPERVISOR_MESSAGES.saved, ctx.locale) };
}

export async function removeSupervisor(ctx: Ctx, { id }: ParsedInput<typeof calls.removeSupervisor>): Promise<OutputOf<typeof calls.removeSupervisor>> {
  const { name } = await supervisorOf(ctx, id);
  await setSalesSupervisor(ctx, id, false);
  await store.leaveOutletsAndProjects(ctx, id, today(ctx));
  await changed(ctx);
  return { success: true, message: say(SUPERVISOR_MESSAGES.removed, ctx.locale, { name }) };
}

export async function findSupervisable(ctx: Ctx, { keyword }: ParsedInput<typeof calls.findSupervisable>): Promise<OutputOf<typeof calls.findSupervisable>> {
  return { data: await store.searchCandidates(ctx, keyword) };
}

export async function findSupervisors(ctx: Ctx, { keyword }: ParsedInput<typeof calls.findSupervisors>): Promise<OutputOf<typeof calls.findSupervisors>> {
  return { data: await store.searchSupervisors(ctx, keyword) };
}

/** Whoever leaves the company leaves its outlets and projects. */
export const endSupervisionWith: EmploymentEnd = async (ctx, employee, last: CalendarDate) => {
  await store.leaveOutletsAndProjects(ctx, employee.id, last);
};
