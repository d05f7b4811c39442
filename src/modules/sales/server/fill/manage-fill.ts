/** Asks for schedules that fill the needs of a project, follows the search, puts a proposal away, accepts it. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type * as calls from '../../contract/fill/fill.endpoints.ts';
import { FILL_ERRORS, FILL_MESSAGES } from '../../contract/fill/fill.messages.ts';
import { shiftKey } from '../../contract/need/need-standing.ts';
import type { Planned } from '../../contract/schedule/plan-schedules.ts';
import { SCHEDULE_MESSAGES } from '../../contract/schedule/schedule.messages.ts';
import { seenProject } from '../project-reach.ts';
import { plan, plannable } from '../schedule/plan-schedules.ts';
import type { SalesFillRecord } from '../tables/need.tables.ts';
import { sift } from './barred-from.ts';
import { FILL_JOB, type FillJobData } from './fill-job.ts';
import { countPromoters, lastOpenFill, lockFill, moveFill, openFill, ownFill } from './fill.store.ts';
import { loadFill, wantedNeeds } from './load-fill.ts';
import { proposalOf } from './present-fill.ts';

type In<E extends 'startFill' | 'lastFill' | 'showFill' | 'cancelFill' | 'acceptFill'> = ParsedInput<(typeof calls)[E]>;

const SUBJECT = 'sales_fill';
/** Promoters times needs of one search. */
const MOST_CELLS = 60_000;

const rowOf = ({ id, project_id, status, percent, start_date, end_date }: SalesFillRecord) => ({ id, project_id, status, percent, start_date, end_date });

export async function startFill(ctx: Ctx, form: In<'startFill'>): Promise<OutputOf<typeof calls.startFill>> {
  const seen = await plannable(ctx, form.id);
  if (form.start_date < todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('start_date', FILL_ERRORS.past);
  const { shifts } = await wantedNeeds(ctx, seen, form);
  if (shifts.length === 0) throw invalid('end_date', FILL_ERRORS.noNeeds);
  const people = await countPromoters(ctx, form.id);
  if (people * shifts.length > MOST_CELLS) throw invalid('end_date', FILL_ERRORS.manyPeople, { people, shifts: shifts.length });
  const opened = await openFill(ctx, form);
  if ('heldBy' in opened) {
    const name = (await userNames(ctx, [opened.heldBy])).get(opened.heldBy) ?? '';
    throw new AppError(409, FILL_ERRORS.busy, { params: { name } });
  }
  const { fill } = opened;
  await audit(ctx, { action: `${SUBJECT}.asked`, subject_type: SUBJECT, subject_id: fill.id, after: form });
  const { actor, locale, request } = ctx;
  await ctx.services.jobs.enqueue(ctx, FILL_JOB, { fill_id: fill.id, actor, locale, request } satisfies FillJobData);
  return { success: true, message: say(FILL_MESSAGES.started, ctx.locale), data: rowOf(fill) };
}

export async function lastFill(ctx: Ctx, { id }: In<'lastFill'>): Promise<OutputOf<typeof calls.lastFill>> {
  await seenProject(ctx, id);
  const fill = await lastOpenFill(ctx, id);
  return { data: fill ? rowOf(fill) : null };
}

export async function showFill(ctx: Ctx, { id }: In<'showFill'>): Promise<OutputOf<typeof calls.showFill>> {
  const fill = await ownFill(ctx, id);
  const seen = await seenProject(ctx, fill.project_id);
  return { data: { ...rowOf(fill), proposal: fill.status === 'ready' ? await proposalOf(ctx, seen, fill) : null } };
}

export async function cancelFill(ctx: Ctx, { id }: In<'cancelFill'>): Promise<OutputOf<typeof calls.cancelFill>> {
  await ownFill(ctx, id);
  const moved = await moveFill(ctx, id, { status: 'cancelled', result: null }, ['pending', 'running', 'ready', 'failed']);
  if (!moved) throw invalid('base', FILL_ERRORS.over);
  await audit(ctx, { action: `${SUBJECT}.put_away`, subject_type: SUBJECT, subject_id: id });
  return { success: true, message: say(FILL_MESSAGES.putAway, ctx.locale) };
}

/** Plans what may still be planned, as anybody who plans by hand does: one lock of the project, one of the promoters, the same refusals. */
export async function acceptFill(ctx: Ctx, { id }: In<'acceptFill'>): Promise<OutputOf<typeof calls.acceptFill>> {
  const fill = await lockFill(ctx, id);
  if (fill.status !== 'ready' || !fill.result) throw invalid('base', FILL_ERRORS.over);
  const seen = await plannable(ctx, fill.project_id);
  const { open, candidates, food } = await loadFill(ctx, seen, fill.asked);
  const { given } = fill.result;
  const possible = given.flatMap(({ promoter_id, need_id, date }) => {
    const shift = open.get(shiftKey(need_id, date));
    return shift ? [{ promoter_id, shift }] : [];
  });
  const planned = sift(possible, candidates, food).kept.map(({ promoter_id, shift: { need, date, start, end } }): Planned => ({
    promoter_id,
    outlet_id: need.outlet_id,
    date,
    start_time: need.start_time,
    end_time: need.end_time,
    start,
    end,
  }));
  const { created, warnings } = planned.length === 0 ? { created: 0, warnings: [] } : (await plan(ctx, seen, { planned, remark: null, skip: true })).data;
  await moveFill(ctx, id, { status: 'accepted' }, ['ready']);
  await audit(ctx, { action: `${SUBJECT}.accepted`, subject_type: SUBJECT, subject_id: id, after: { created } });
  return { success: true, message: say(SCHEDULE_MESSAGES.created, ctx.locale, { n: created }), data: { created, left_out: given.length - created, warnings } };
}
