/** Deploys people to a need, confirms, cancels the days ahead, and gives them to somebody else. */
import { and, eq } from 'drizzle-orm';
import { addDays, calendarDate, daysInclusive, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { planAgain } from '#modules/roster/server/public.ts';
import { getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import {
  MOST_DAYS,
  type assessDeployment as assessEndpoint,
  type cancelDeployment as cancelEndpoint,
  type confirmDeployment as confirmEndpoint,
  type deployPeople as deployEndpoint,
  type replaceDeployment as replaceEndpoint,
} from '../contract/deployment.endpoints.ts';
import { WORKFORCE_DEPLOYMENT_NOTICE as NOTICE, WORKFORCE_ERRORS as E, WORKFORCE_MESSAGES as M } from '../contract/workforce.messages.ts';
import { assessPeople, requireDeployable, type WantedWork } from './assess-people.ts';
import { timesOfNeed } from './deployed-times.ts';
import { findNeed, getDeployment, holdPeople } from './deployment.store.ts';
import { keptTexts } from './plan-deployed.ts';
import { today } from './project.store.ts';
import { workforceChanged } from './workforce-changed.ts';
import { womDeployments as d, type DeploymentRecord } from './workforce.tables.ts';

const SUBJECT = 'wom_deployment';

/** The need with days on which it wants people. @throws 422 at the field that is wrong */
export async function wantedWork(ctx: Ctx, needId: number, from: CalendarDate, to: CalendarDate, lock = true): Promise<WantedWork> {
  const found = await findNeed(ctx, needId, lock);
  if (!found) throw invalid('requirement_id', E.needUnknown);
  const { need, project } = found;
  if (project.cancelled) throw invalid('requirement_id', E.projectCancelled);
  if (to < from) throw invalid('end_date', E.endBeforeStart);
  if (from < today(ctx)) throw invalid('start_date', E.past);
  if (daysInclusive(from, to) > MOST_DAYS) throw invalid('end_date', E.tooManyDays, { n: MOST_DAYS });
  const span = { from: formatDate(need.start_date), to: formatDate(need.end_date) };
  if (from < need.start_date) throw invalid('start_date', E.outsideNeed, span);
  if (to > need.end_date) throw invalid('end_date', E.outsideNeed, span);
  if (timesOfNeed(need, from, to).length === 0) throw invalid('start_date', E.notNeeded);
  return { need, project, from, to };
}

/** @throws 422 at `field` where one of them is not in sight */
export async function heldPeople(ctx: Ctx, ids: readonly number[], field: string): Promise<EmployeeRecord[]> {
  await holdPeople(ctx, ids);
  const people = await getEmployees(ctx, ids);
  if (people.length < ids.length) throw invalid(field, E.employeesUnknown);
  return people;
}

export async function deployPeople(ctx: Ctx, input: ParsedInput<typeof deployEndpoint>): Promise<OutputOf<typeof deployEndpoint>> {
  const ids = [...new Set(input.employee_ids)];
  const wanted = await wantedWork(ctx, input.requirement_id, input.start_date, input.end_date);
  const people = await heldPeople(ctx, ids, 'employee_ids');
  const warnings = await requireDeployable(ctx, people, wanted, 'employee_ids');
  const made = await insertDeployments(ctx, ids, wanted, input.standby);
  await audit(ctx, {
    action: `${SUBJECT}.deployed`,
    subject_type: SUBJECT,
    subject_id: made[0] ?? null,
    after: { requirement_id: input.requirement_id, employees: ids, start_date: wanted.from, end_date: wanted.to, ...(input.standby && { standby: true }) },
  });
  await workforceChanged(ctx);
  return {
    success: true,
    message: say(input.standby ? M.keptReady : M.deployed, ctx.locale, { n: ids.length }),
    data: { ids: made, warnings: warnings.map(said) },
  };
}

async function insertDeployments(ctx: Ctx, people: readonly number[], { need, from, to }: WantedWork, standby: boolean): Promise<number[]> {
  const rows = await ctx.db
    .insert(d)
    .values(
      people.map((employee_id) => ({
        employee_id,
        company_id: ctx.companyId,
        requirement_id: need.id,
        start_date: from,
        end_date: to,
        cost_rate: need.cost_rate,
        standby,
        created_by: ctx.actor.userId,
      })),
    )
    .returning({ id: d.id });
  return rows.map(({ id }) => id);
}

export const changeDeployment = (ctx: Ctx, id: number, set: Partial<DeploymentRecord>) =>
  ctx.db
    .update(d)
    .set(set)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id)));

/** The first day of a deployment that lies ahead. A day that has begun stays, where somebody was confirmed for it. @throws 422 where none does */
function aheadOf(ctx: Ctx, { start_date, end_date, confirmed_at, cancelled_at }: DeploymentRecord): CalendarDate {
  const now = today(ctx);
  const from = confirmed_at === null ? now : addDays(now, 1);
  if (cancelled_at !== null || end_date < from) throw invalid('base', E.ended);
  return start_date > from ? calendarDate(start_date) : from;
}

export const said = ({ employee_id, text }: { readonly employee_id: number; readonly text: string }) => ({ employee_id, text });

/** The rest day of a week and the overtime of a month are for the owner to pass over, with a reason. @throws 422 */
export function requireOverride(ctx: Ctx, why: string | undefined, reason: string | null): void {
  if (why === undefined) return;
  if (ctx.actor.type !== 'owner') throw invalid('base', E.overrideOwner, { why });
  if (reason === null || reason.length < 3) throw invalid('reason', E.overrideReason, { why });
}

/** What speaks against the days ahead of one that is to be confirmed. */
export async function assessDeployment(ctx: Ctx, { id }: ParsedInput<typeof assessEndpoint>): Promise<OutputOf<typeof assessEndpoint>> {
  const row = await getDeployment(ctx, id, false);
  if (row.confirmed_at !== null) throw invalid('base', E.alreadyConfirmed);
  const wanted = await wantedWork(ctx, row.requirement_id, aheadOf(ctx, row), calendarDate(row.end_date), false);
  const people = await getEmployees(ctx, [row.employee_id]);
  const { refused = [], warnings = [] } = (await assessPeople(ctx, people, { ...wanted, except: [id] })).get(row.employee_id) ?? {};
  return { data: { refused: [...refused], warnings: warnings.map(({ text }) => text), override: warnings.some(({ hours }) => hours) } };
}

export async function confirmDeployment(ctx: Ctx, { id, reason }: ParsedInput<typeof confirmEndpoint>): Promise<OutputOf<typeof confirmEndpoint>> {
  const before = await getDeployment(ctx, id);
  if (before.confirmed_at !== null) throw invalid('base', E.alreadyConfirmed);
  const from = aheadOf(ctx, before);
  const wanted = await wantedWork(ctx, before.requirement_id, from, calendarDate(before.end_date));
  const people = await heldPeople(ctx, [before.employee_id], 'base');
  // Leave, rosters and permits may have changed since somebody was deployed.
  const warnings = await requireDeployable(ctx, people, { ...wanted, except: [id] }, 'base');
  const over = warnings.find(({ hours }) => hours)?.text;
  requireOverride(ctx, over, reason);
  const override_reason = over === undefined ? null : reason;
  await changeDeployment(ctx, id, { confirmed_at: ctx.clock.now().toISOString(), start_date: from, override_reason });
  await audit(ctx, {
    action: `${SUBJECT}.confirmed`,
    subject_type: SUBJECT,
    subject_id: id,
    after: { employee_id: before.employee_id, ...(over !== undefined && { over, override_reason }) },
  });
  const kept = await planAgain(ctx, [before.employee_id], from, calendarDate(before.end_date), { tell: false });
  const keptDays = keptTexts(ctx, people[0]?.name ?? '', kept).map((text) => ({ employee_id: before.employee_id, text }));
  const user = people[0]?.user_id;
  if (user)
    await notify(ctx, {
      to: { user },
      notification_type: 'wom_deployment',
      title: before.standby ? NOTICE.standbyTitle : NOTICE.title,
      message: NOTICE.message,
      params: { project: wanted.project.name, from: formatDate(from), to: formatDate(before.end_date) },
    });
  await workforceChanged(ctx);
  return { success: true, message: say(M.confirmed, ctx.locale), data: { id, warnings: [...warnings.map(said), ...keptDays] } };
}

/** Nothing of it is left: it is cancelled. Some days were worked: it ends before the first that lies ahead. */
async function takeAway(ctx: Ctx, before: DeploymentRecord, from: CalendarDate, cancel_reason: string, replaced_by_id: number | null = null): Promise<void> {
  const begun = before.confirmed_at !== null && before.start_date < from;
  const ended = begun ? { end_date: addDays(from, -1) } : { cancelled_at: ctx.clock.now().toISOString() };
  await changeDeployment(ctx, before.id, { ...ended, cancel_reason, replaced_by_id });
  if (before.confirmed_at === null) return;
  await planAgain(ctx, [before.employee_id], from, calendarDate(before.end_date), { tell: true });
  if (before.standby) await tellStandbyOver(ctx, before, from);
}

/** Whoever was kept ready has no day on the roster, so that no change of the roster tells them. */
async function tellStandbyOver(ctx: Ctx, { employee_id, requirement_id, end_date }: DeploymentRecord, from: CalendarDate): Promise<void> {
  const [person] = await getEmployees(ctx, [employee_id]);
  const found = await findNeed(ctx, requirement_id, false);
  if (!person?.user_id || !found) return;
  await notify(ctx, {
    to: { user: person.user_id },
    notification_type: 'wom_deployment',
    title: NOTICE.standbyOverTitle,
    message: NOTICE.message,
    params: { project: found.project.name, from: formatDate(from), to: formatDate(end_date) },
  });
}

export async function cancelDeployment(ctx: Ctx, { id, reason }: ParsedInput<typeof cancelEndpoint>): Promise<OutputOf<typeof cancelEndpoint>> {
  const before = await getDeployment(ctx, id);
  await takeAway(ctx, before, aheadOf(ctx, before), reason);
  await audit(ctx, { action: `${SUBJECT}.cancelled`, subject_type: SUBJECT, subject_id: id, after: { reason } });
  await workforceChanged(ctx);
  return { success: true, message: say(M.cancelled, ctx.locale), data: { id } };
}

export async function replaceDeployment(ctx: Ctx, input: ParsedInput<typeof replaceEndpoint>): Promise<OutputOf<typeof replaceEndpoint>> {
  const { id, employee_id, reason } = input;
  const before = await getDeployment(ctx, id);
  if (before.employee_id === employee_id) throw invalid('employee_id', E.samePerson);
  const from = aheadOf(ctx, before);
  const wanted = await wantedWork(ctx, before.requirement_id, from, calendarDate(before.end_date));
  const people = await heldPeople(ctx, [employee_id], 'employee_id');
  const warnings = await requireDeployable(ctx, people, wanted, 'employee_id');
  const [made = 0] = await insertDeployments(ctx, [employee_id], wanted, before.standby);
  await takeAway(ctx, before, from, reason, made);
  await audit(ctx, { action: `${SUBJECT}.replaced`, subject_type: SUBJECT, subject_id: id, after: { reason, employee_id, replaced_by_id: made } });
  await workforceChanged(ctx);
  return { success: true, message: say(M.replaced, ctx.locale), data: { id: made, warnings: warnings.map(said) } };
}
