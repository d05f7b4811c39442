/** Asks for a roster that fills itself, follows it, stops it, accepts it. */
import { type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type * as calls from '../../../contract/fill/fill.endpoints.ts';
import { FILL_ERRORS, FILL_MESSAGES } from '../../../contract/fill/fill.messages.ts';
import { neededShifts } from '../../../contract/fill/needed-shifts.ts';
import { writeCells } from '../write-cells.ts';
import { FILL_JOB, type FillJobData } from './fill-job.ts';
import { changeFill, dropAbandoned, getFill, insertFill, lastOpenFill, openFill } from './fill.store.ts';
import { countCandidates, loadFill, needsOf } from './load-fill.ts';
import { fillRowOf, proposalOf } from './present-fill.ts';
import { proposedCells } from './proposed-days.ts';

type Call = 'startFill' | 'showFill' | 'cancelFill' | 'acceptFill';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;

const AUDITED = 'roster_fill';
/** People times sessions of one search: 500 people with four sessions a day of a month. What is written for the solver is written between the requests of others. */
const MOST_CELLS = 60_000;

export async function startFill(ctx: Ctx, asked: In<'startFill'>): Promise<OutputOf<typeof calls.startFill>> {
  const { start_date, end_date } = asked;
  const needs = await needsOf(ctx, asked.need_ids);
  const shifts = neededShifts(needs, start_date, end_date, start_date, 0).length;
  if (shifts === 0) throw invalid('need_ids', FILL_ERRORS.noNeeds);
  const people = await countCandidates(ctx, asked);
  if (people * shifts > MOST_CELLS) throw invalid('end_date', FILL_ERRORS.manyPeople, { people, shifts });
  await dropAbandoned(ctx);
  const fill = await insertFill(ctx, { start_date, end_date, asked });
  if (!fill) {
    const by = (await openFill(ctx))?.asked_by ?? 0;
    throw new AppError(409, FILL_ERRORS.busy, { params: { name: (await userNames(ctx, [by])).get(by) ?? '' } });
  }
  await audit(ctx, { action: `${AUDITED}.asked`, subject_type: AUDITED, subject_id: fill.id, after: asked });
  const { actor, locale, request } = ctx;
  await ctx.services.jobs.enqueue(ctx, FILL_JOB, { fill_id: fill.id, actor, locale, request } satisfies FillJobData);
  return { success: true, message: say(FILL_MESSAGES.started, ctx.locale), data: fillRowOf(fill) };
}

export async function lastFill(ctx: Ctx): Promise<OutputOf<typeof calls.lastFill>> {
  const fill = await lastOpenFill(ctx);
  return { data: fill ? fillRowOf(fill) : null };
}

export async function showFill(ctx: Ctx, { id }: In<'showFill'>): Promise<OutputOf<typeof calls.showFill>> {
  const fill = await getFill(ctx, id);
  return { data: { ...fillRowOf(fill), proposal: fill.status === 'ready' ? await proposalOf(ctx, fill) : null } };
}

export async function cancelFill(ctx: Ctx, { id }: In<'cancelFill'>): Promise<OutputOf<typeof calls.cancelFill>> {
  await getFill(ctx, id);
  if (!(await changeFill(ctx, id, { status: 'cancelled', result: null }, ['pending', 'running', 'ready', 'failed']))) throw invalid('base', FILL_ERRORS.over);
  await audit(ctx, { action: `${AUDITED}.stopped`, subject_type: AUDITED, subject_id: id });
  return { success: true, message: say(FILL_MESSAGES.cancelled, ctx.locale) };
}

export async function acceptFill(ctx: Ctx, { id, publish, reason }: In<'acceptFill'>): Promise<OutputOf<typeof calls.acceptFill>> {
  const fill = await getFill(ctx, id, { lock: true });
  if (fill.status !== 'ready' || !fill.result) throw invalid('base', FILL_ERRORS.over);
  const loaded = await loadFill(ctx, fill.asked);
  const cells = proposedCells(loaded, fill.result, fill.start_date as CalendarDate, fill.end_date as CalendarDate);
  const people = await getEmployees(ctx, [...new Set(cells.map(({ employee_id }) => employee_id))]);
  const known = new Set(people.map(({ id: each }) => each));
  // Who has gone out of sight since is left as they are.
  const answer = await writeCells(
    ctx,
    people,
    cells.filter(({ employee_id }) => known.has(employee_id)),
    { publish, replace: false, skip_conflicts: true, reason },
  );
  await changeFill(ctx, id, { status: 'accepted' }, ['ready']);
  await audit(ctx, { action: `${AUDITED}.accepted`, subject_type: AUDITED, subject_id: id, after: { publish, days: cells.length } });
  return answer;
}
