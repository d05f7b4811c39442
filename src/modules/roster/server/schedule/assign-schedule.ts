/** Puts people on schedules, and takes them off. */
import { and, eq } from 'drizzle-orm';
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e, getEmployee, getEmployees, peopleIn, type EmploymentEnd } from '#modules/employee/server/public.ts';
import { recountSoon } from '#modules/leave/server/public.ts';
import { SCHEDULE_ERRORS, SCHEDULE_MESSAGES } from '../../contract/schedule.messages.ts';
import type {
  assignSchedule as assignEndpoint,
  assignToEmployee as toEmployeeEndpoint,
  unassignFromEmployee as unassignEndpoint,
} from '../../contract/schedule.endpoints.ts';
import { ROSTER_ERRORS } from '../../contract/roster.messages.ts';
import { plansChanged } from '../kept-attendance.ts';
import { mayChange } from '../may-change.ts';
import { dropSpan, endSpansOf, getTemplate, putOn } from '../schedule.store.ts';
import type { WorkScheduleRecord } from '../schedule.tables.ts';
import { notifySchedules } from './notify-schedule.ts';

const SPAN = 'employee_work_schedule';

type Chosen = Pick<ParsedInput<typeof assignEndpoint>, 'employee_ids' | 'branch_id' | 'division_id' | 'department_id'>;

interface Put {
  readonly people: readonly number[];
  /** Who was meant, for the audit log: by name, or by their unit, however many those are. */
  readonly as: Readonly<Record<string, unknown>>;
}

/** The people who are named, or the active ones of a unit. @throws 422 */
async function whom(ctx: Ctx, { employee_ids, branch_id, division_id, department_id }: Chosen): Promise<Put> {
  if (employee_ids.length > 0) {
    const ids = [...new Set(employee_ids)];
    const people = await getEmployees(ctx, ids);
    if (people.length < ids.length || people.some(({ status }) => status !== 'Active')) throw invalid('employee_ids', SCHEDULE_ERRORS.employeeUnknown);
    return { people: ids, as: { employee_ids: ids } };
  }
  if (!branch_id && !division_id && !department_id) throw invalid('employee_ids', SCHEDULE_ERRORS.nobody);
  const unit = { branch_id: branch_id ?? undefined, division_id: division_id ?? undefined, department_id: department_id ?? undefined };
  const rows = await ctx.db
    .select({ id: e.id })
    .from(e)
    .where(and(peopleIn(ctx, unit), eq(e.status, 'Active')));
  if (rows.length === 0) throw invalid('employee_ids', SCHEDULE_ERRORS.nobody);
  return { people: rows.map(({ id }) => id), as: unit };
}

/** Days of these people are planned otherwise: those that have come are judged again, and undecided leave of the others is counted anew. */
async function planChanged(ctx: Ctx, employee_ids: readonly number[], from: CalendarDate, to: CalendarDate | null): Promise<void> {
  await plansChanged(ctx, employee_ids, from, to);
  await recountSoon(ctx, employee_ids, from, to);
}

/** Nobody changes by what their own days that have begun are judged. @throws 422 */
function requireOthers(ctx: Ctx, people: readonly number[], from: CalendarDate, field: 'effective_from' | 'base'): void {
  if (from <= todayIn(ctx.clock, ctx.actor.timeZone) && people.some((id) => !mayChange(ctx, id))) throw invalid(field, ROSTER_ERRORS.own);
}

async function put(ctx: Ctx, { people, as }: Put, schedule: WorkScheduleRecord, span: { effective_from: CalendarDate; effective_to: CalendarDate | null }) {
  const n = people.length;
  requireOthers(ctx, people, span.effective_from, 'effective_from');
  await putOn(ctx, people, schedule.id, span.effective_from, span.effective_to);
  await planChanged(ctx, people, span.effective_from, span.effective_to);
  await audit(ctx, { action: `${SPAN}.assigned`, subject_type: 'work_schedule', subject_id: schedule.id, after: { ...span, ...as, employees: n } });
  await notifySchedules(ctx);
  const params = { n, name: schedule.name, date: formatDate(span.effective_from) };
  return { success: true as const, message: say(SCHEDULE_MESSAGES.assigned, ctx.locale, params), data: { assigned: n } };
}

const spanOf = ({ effective_from, effective_to }: { effective_from: CalendarDate; effective_to: CalendarDate | null }) => ({ effective_from, effective_to });

export async function assignSchedule(ctx: Ctx, input: ParsedInput<typeof assignEndpoint>): Promise<OutputOf<typeof assignEndpoint>> {
  const schedule = await getTemplate(ctx, input.id);
  if (schedule.status !== 'Active') throw invalid('base', SCHEDULE_ERRORS.inactive);
  return put(ctx, await whom(ctx, input), schedule, spanOf(input));
}

export async function assignToEmployee(ctx: Ctx, input: ParsedInput<typeof toEmployeeEndpoint>): Promise<OutputOf<typeof toEmployeeEndpoint>> {
  const employee = await getEmployee(ctx, input.id);
  const schedule = await getTemplate(ctx, input.work_schedule_id).catch(() => null);
  if (schedule?.status !== 'Active') throw invalid('work_schedule_id', SCHEDULE_ERRORS.inactive);
  return put(ctx, { people: [employee.id], as: { employee_ids: [employee.id] } }, schedule, spanOf(input));
}

export async function unassignFromEmployee(ctx: Ctx, { id, assignment_id }: ParsedInput<typeof unassignEndpoint>): Promise<OutputOf<typeof unassignEndpoint>> {
  await getEmployee(ctx, id, { lock: true });
  const gone = await dropSpan(ctx, id, assignment_id);
  requireOthers(ctx, [id], gone.effective_from as CalendarDate, 'base');
  await planChanged(ctx, [id], gone.effective_from as CalendarDate, gone.effective_to as CalendarDate | null);
  await audit(ctx, { action: `${SPAN}.deleted`, subject_type: SPAN, subject_id: gone.id, before: gone, after: null });
  await notifySchedules(ctx);
  return { success: true, message: say(SCHEDULE_MESSAGES.unassigned, ctx.locale) };
}

/** Whoever leaves the company leaves its schedules. */
export const endScheduleWith: EmploymentEnd = async (ctx, employee, last) => {
  await endSpansOf(ctx, employee.id, last);
  await plansChanged(ctx, [employee.id], addDays(last, 1), null);
  await notifySchedules(ctx);
};
