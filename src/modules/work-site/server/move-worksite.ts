/** What is done with one assignment: made the main one, ended, taken back. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee, type EmploymentEnd } from '#modules/employee/server/public.ts';
import { placeOnSites, type OpenPlace } from '../contract/place-on-sites.ts';
import { WORK_SITE_ERRORS, WORK_SITE_MESSAGES } from '../contract/work-site.messages.ts';
import type { deleteWorksite as deleteEndpoint, endWorksite as endEndpoint, makeMainSite as mainEndpoint } from '../contract/worksite.endpoints.ts';
import { settlePlacing, WORKSITE } from './settle-placing.ts';
import { notifySites } from './notify-sites.ts';
import type { AssignmentRecord } from './work-site.tables.ts';
import { dropAssignment, endAllOf, endAssignment, lockAssignment, lockPlaced } from './worksite.store.ts';

/** The assignment and its site, and where else the person stands. @throws 404 also for somebody whom the caller may not see */
async function stand(ctx: Ctx, employeeId: number, id: number) {
  await getEmployee(ctx, employeeId);
  const open = await lockPlaced(ctx, [employeeId]);
  return { ...(await lockAssignment(ctx, employeeId, id)), open };
}

/** Who lost their main site gets the one where they have been longest. */
async function keepAMainSite(ctx: Ctx, left: readonly OpenPlace[], from: CalendarDate): Promise<void> {
  const [first] = left;
  if (first) await settlePlacing(ctx, placeOnSites(left, [{ ...first, is_primary: false }]), from);
}

async function announced(ctx: Ctx, wording: Text, params: Params) {
  await notifySites(ctx);
  return { success: true as const, message: say(wording, ctx.locale, params) };
}

const note = (ctx: Ctx, action: 'updated' | 'deleted', before: AssignmentRecord, after: AssignmentRecord | null) =>
  audit(ctx, { action: `${WORKSITE}.${action}`, subject_type: WORKSITE, subject_id: before.id, before, after });

export async function makeMainSite(ctx: Ctx, { id, assignment_id }: ParsedInput<typeof mainEndpoint>): Promise<OutputOf<typeof mainEndpoint>> {
  const { assignment, site, open } = await stand(ctx, id, assignment_id);
  if (assignment.effective_to !== null) throw invalid('base', WORK_SITE_ERRORS.over, { date: formatDate(assignment.effective_to) });
  await settlePlacing(ctx, placeOnSites(open, [{ ...assignment, is_primary: true }]), assignment.effective_from as CalendarDate);
  return announced(ctx, WORK_SITE_MESSAGES.mainSite, { name: site.name });
}

export async function endWorksite(ctx: Ctx, { id, assignment_id, effective_to }: ParsedInput<typeof endEndpoint>): Promise<OutputOf<typeof endEndpoint>> {
  const { assignment, site, open } = await stand(ctx, id, assignment_id);
  if (effective_to < assignment.effective_from) throw invalid('effective_to', WORK_SITE_ERRORS.beforeStart, { date: formatDate(assignment.effective_from) });
  const after = await endAssignment(ctx, assignment.id, effective_to);
  await keepAMainSite(
    ctx,
    open.filter((place) => place.id !== assignment.id),
    effective_to,
  );
  await note(ctx, 'updated', assignment, after);
  return announced(ctx, WORK_SITE_MESSAGES.ended, {
    name: site.name,
    date: formatDate(effective_to),
  });
}

export async function deleteWorksite(ctx: Ctx, { id, assignment_id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const { assignment, site, open } = await stand(ctx, id, assignment_id);
  await dropAssignment(ctx, assignment.id);
  await keepAMainSite(
    ctx,
    open.filter((place) => place.id !== assignment.id),
    assignment.effective_from as CalendarDate,
  );
  await note(ctx, 'deleted', assignment, null);
  return announced(ctx, WORK_SITE_MESSAGES.unplaced, { name: site.name });
}

/** Whoever leaves the company leaves its sites. */
export const endWorksitesWith: EmploymentEnd = async (ctx, employee, last) => {
  await endAllOf(ctx, employee.id, last);
  await notifySites(ctx);
};
