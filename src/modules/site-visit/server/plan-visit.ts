/** Visits that are planned: by whoever goes there, or by the office for others. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { getEmployees, getOwnEmployee } from '#modules/employee/server/public.ts';
import type { changeVisit as changeEndpoint, planVisits as planEndpoint } from '../contract/manage-visit.endpoints.ts';
import type { changeOwnVisit as changeOwnEndpoint, planOwnVisit as planOwnEndpoint } from '../contract/own-visit.endpoints.ts';
import { VISIT_ERRORS, VISIT_MESSAGES } from '../contract/site-visit.messages.ts';
import { visitWorkflow } from '../contract/site-visit.workflow.ts';
import { notifyPlan, notifyVisitsChanged } from './notify-visit.ts';
import { requirePlaceOf } from './place-of-visit.ts';
import type { VisitRecord } from './site-visit.tables.ts';
import { presentDetail } from './visit.presenter.ts';
import { today } from './visit-list.store.ts';
import { changeVisitRecord, insertVisits, lockVisit, type Visibility } from './visit.store.ts';

type Plan = ParsedInput<typeof planOwnEndpoint>;
type Change = ParsedInput<typeof changeEndpoint>;

/** @throws 422 where one of them is no active colleague */
export async function requireCompanions(ctx: Ctx, companions: readonly number[], employees: readonly number[]): Promise<void> {
  if (companions.length === 0) return;
  const found = await getEmployees(seeingAll(ctx), companions);
  const active = new Set(found.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
  if (companions.some((id) => !active.has(id) || employees.includes(id))) throw invalid('companion_ids', VISIT_ERRORS.companionUnknown);
}

/** @throws 422 by field */
async function requirePlan(ctx: Ctx, plan: Plan, employees: readonly number[]): Promise<void> {
  const { planned_date, planned_start_time, planned_end_time, companion_ids } = plan;
  if (planned_date < today(ctx)) throw invalid('planned_date', VISIT_ERRORS.past);
  if (planned_end_time !== null && planned_start_time === null) throw invalid('planned_start_time', VISIT_ERRORS.startNeeded);
  if (planned_end_time !== null && planned_start_time !== null && planned_end_time <= planned_start_time)
    throw invalid('planned_end_time', VISIT_ERRORS.endBeforeStart);
  await requirePlaceOf(ctx, plan);
  await requireCompanions(ctx, companion_ids, employees);
}

/** @throws 422 where one of them has left, or is not seen by the caller */
async function requireActive(ctx: Ctx, employees: readonly number[]): Promise<void> {
  const found = await getEmployees(ctx, employees);
  if (found.length < employees.length || found.some(({ status }) => status !== 'Active')) throw invalid('employee_ids', VISIT_ERRORS.employeeUnknown);
}

const unique = (ids: readonly number[]) => [...new Set(ids)];

async function plan(ctx: Ctx, employees: readonly number[], form: Plan): Promise<VisitRecord[]> {
  await requirePlan(ctx, form, employees);
  const values = { ...form, companion_ids: unique(form.companion_ids), date: form.planned_date, status: 'Upcoming' as const };
  const visits = await insertVisits(
    ctx,
    employees.map((employee_id) => ({ ...values, employee_id })),
  );
  await appendWorkflowLogs(
    ctx,
    visitWorkflow.subject,
    visits.map(({ id }) => ({ id, action: 'plan', from: null, to: 'Upcoming' })),
  );
  const [first] = visits;
  await audit(ctx, {
    action: 'site_visit.planned',
    subject_type: 'site_visit',
    subject_id: first?.id ?? null,
    after: { visits: visits.length, employee_ids: employees, purpose: form.purpose, planned_date: form.planned_date },
  });
  await notifyPlan(ctx, visits);
  await notifyVisitsChanged(ctx);
  return visits;
}

export async function planOwnVisit(ctx: Ctx, form: Plan): Promise<OutputOf<typeof planOwnEndpoint>> {
  const employee = await getOwnEmployee(ctx);
  if (employee.status !== 'Active') throw invalid('base', VISIT_ERRORS.inactive);
  const [visit] = await plan(ctx, [employee.id], form);
  return { success: true, message: say(VISIT_MESSAGES.planned, ctx.locale), data: await presentDetail(ctx, visit?.id ?? 0) };
}

export async function planVisits(ctx: Ctx, { employee_ids, ...form }: ParsedInput<typeof planEndpoint>): Promise<OutputOf<typeof planEndpoint>> {
  const employees = unique(employee_ids);
  await requireActive(ctx, employees);
  const visits = await plan(ctx, employees, form);
  return { success: true, message: say(VISIT_MESSAGES.plannedFor, ctx.locale, { n: visits.length }), data: { ids: visits.map(({ id }) => id) } };
}

/** Its state is Upcoming after it, also of one that was missed. */
async function change(ctx: Ctx, { id, status, updated_at, employee_id, ...form }: Change, visibility: Visibility): Promise<OutputOf<typeof changeEndpoint>> {
  const visit = await lockVisit(ctx, { id, status, updated_at }, visibility);
  const goes = employee_id ?? visit.employee_id;
  if (goes !== visit.employee_id) await requireActive(ctx, [goes]);
  await requirePlan(ctx, form, [goes]);
  await moveRecord(ctx, { workflow: visitWorkflow, action: 'change', subjectId: id, current: visit.status });
  const values = { ...form, employee_id: goes, companion_ids: unique(form.companion_ids), date: form.planned_date, late_notified_at: null };
  const after = await changeVisitRecord(ctx, id, { ...values, status: 'Upcoming' });
  await audit(ctx, { action: 'site_visit.plan_changed', subject_type: 'site_visit', subject_id: id, before: visit, after });
  await notifyPlan(ctx, [after]);
  await notifyVisitsChanged(ctx);
  return { success: true, message: say(VISIT_MESSAGES.changed, ctx.locale), data: await presentDetail(ctx, id) };
}

export const changeOwnVisit = (ctx: Ctx, input: ParsedInput<typeof changeOwnEndpoint>) => change(ctx, input, 'own');
export const changeVisit = (ctx: Ctx, input: Change) => change(ctx, input, 'managed');
