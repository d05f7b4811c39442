/** Says how many promoters the outlets of a project need. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { MOST_NEEDS, type listNeeds as listCall, type removeNeed as removeCall, type saveNeed as saveCall } from '../../contract/need/need.endpoints.ts';
import { NEED_ERRORS, NEED_MESSAGES } from '../../contract/need/need.messages.ts';
import { notifyProjects, requireOpen } from '../project/notify-projects.ts';
import { lockProject, seenProject } from '../project-reach.ts';
import { countNeeds, deleteNeed, getNeed, isActiveOutlet, needsOf, writeNeed } from './need.store.ts';

const SUBJECT = 'sales_need';

export async function listNeeds(ctx: Ctx, { id }: ParsedInput<typeof listCall>): Promise<OutputOf<typeof listCall>> {
  const { outletIds } = await seenProject(ctx, id);
  const found = await needsOf(ctx, id, outletIds, false);
  return {
    data: found.map(({ need, outlet }) => ({
      id: need.id,
      outlet: { id: outlet.id, name: outlet.name },
      weekdays: need.weekdays,
      start_time: need.start_time,
      end_time: need.end_time,
      heads: need.heads,
      start_date: need.start_date,
      end_date: need.end_date,
    })),
  };
}

export async function saveNeed(ctx: Ctx, { id, need_id, ...form }: ParsedInput<typeof saveCall>): Promise<OutputOf<typeof saveCall>> {
  const project = requireOpen(ctx, await lockProject(ctx, id));
  const before = need_id === undefined ? null : await getNeed(ctx, id, need_id);
  if (before === undefined) throw notFound();
  if (!(await isActiveOutlet(ctx, id, form.outlet_id))) throw invalid('outlet_id', NEED_ERRORS.outlet);
  const span = { from: formatDate(project.start_date), to: formatDate(project.end_date) };
  const isOutside = (date: CalendarDate | null) => date !== null && (date < project.start_date || date > project.end_date);
  if (isOutside(form.start_date)) throw invalid('start_date', NEED_ERRORS.outside, span);
  if (isOutside(form.end_date)) throw invalid('end_date', NEED_ERRORS.outside, span);
  if (before === null && (await countNeeds(ctx, id)) >= MOST_NEEDS) throw invalid('base', NEED_ERRORS.many, { n: MOST_NEEDS });
  const after = await writeNeed(ctx, id, need_id, form);
  if (!after) throw notFound();
  await audit(ctx, { action: `${SUBJECT}.${before ? 'updated' : 'created'}`, subject_type: SUBJECT, subject_id: after.id, before, after });
  await notifyProjects(ctx);
  return { success: true, message: say(NEED_MESSAGES.saved, ctx.locale) };
}

export async function removeNeed(ctx: Ctx, { id, need_id }: ParsedInput<typeof removeCall>): Promise<OutputOf<typeof removeCall>> {
  requireOpen(ctx, await lockProject(ctx, id));
  const before = await deleteNeed(ctx, id, need_id);
  if (!before) throw notFound();
  await audit(ctx, { action: `${SUBJECT}.deleted`, subject_type: SUBJECT, subject_id: need_id, before, after: null });
  await notifyProjects(ctx);
  return { success: true, message: say(NEED_MESSAGES.removed, ctx.locale) };
}
