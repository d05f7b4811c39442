/** What management sees and decides in bulk. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { decide, decideMany } from '#modules/approval/server/public.ts';
import { chooseActive, getEmployee } from '#modules/employee/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { LEAVE_STATUSES, leaveWorkflow, type LeaveStatus } from '../../contract/leave.workflow.ts';
import type * as calls from '../../contract/manage-leave.endpoints.ts';
import { calculateFor, typesFor } from '../application/calculate-leave.ts';
import { cancelRecord } from '../approval/cancel-leave.ts';
import { leaveSubject } from '../approval/leave-subject.ts';
import { leaveActor, today } from '../leave-actor.ts';
import { listManagedRecords } from '../leave-list.store.ts';
import { presentLeaves, readLeave, startPresenting } from '../leave.presenter.ts';
import { relationsOf } from './read-own-leave.ts';

type Call = 'findLeaveEmployees' | 'listLeaves' | 'showLeave' | 'leaveTypesFor' | 'calculateLeave' | 'decideMany';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export async function listLeaves(ctx: Ctx, filter: In<'listLeaves'>): Promise<Out<'listLeaves'>> {
  const [{ records, counts, total }] = await pipeline(
    ctx,
    () => listManagedRecords(ctx, filter),
    () => startPresenting(ctx),
  );
  return {
    data: await presentLeaves(ctx, records, relationsOf(filter.with)),
    counts: Object.fromEntries(LEAVE_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<LeaveStatus, number>,
    meta: metaFor(filter, total),
  };
}

export const showLeave = async (ctx: Ctx, { id }: In<'showLeave'>): Promise<Out<'showLeave'>> => ({
  data: await readLeave(ctx, id, 'managed'),
});

export const findLeaveEmployees = async (ctx: Ctx, { keyword }: In<'findLeaveEmployees'>): Promise<Out<'findLeaveEmployees'>> => ({
  data: await chooseActive(ctx, keyword),
});

export const leaveTypesFor = async (ctx: Ctx, { employee_id, date }: In<'leaveTypesFor'>): Promise<Out<'leaveTypesFor'>> => ({
  data: await typesFor(ctx, await getEmployee(ctx, employee_id), date ?? today(ctx)),
});

export const calculateLeave = async (ctx: Ctx, { employee_id, ...input }: In<'calculateLeave'>): Promise<Out<'calculateLeave'>> => ({
  data: await calculateFor(ctx, await getEmployee(ctx, employee_id), input, true),
});

export async function decideManyLeaves(ctx: Ctx, { ids, action, remark }: In<'decideMany'>): Promise<Out<'decideMany'>> {
  const { subject: type, moves } = leaveWorkflow;
  if (!leaveActor(ctx).may(moves[action].needs)) throw forbidden();
  const items = ids.map((id) => ({ type, id }));
  const data = await decideMany(ctx, items, async ({ id }) =>
    action === 'cancel' ? cancelRecord(ctx, { id, remark }) : decide(ctx, leaveSubject, { id, action, remark }),
  );
  const { done, failed } = data;
  return { success: true, message: say(LEAVE_MESSAGES.bulk, ctx.locale, { done, failed }), data };
}
