/** Overtime of several sessions, decided each on its own. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { decide, decideMany } from '#modules/approval/server/public.ts';
import type { decideOvertime as endpoint } from '../../contract/manage/correct-attendance.endpoints.ts';
import { MANAGE_MESSAGES } from '../../contract/manage/manage.messages.ts';
import { overtimeWorkflow } from '../../contract/manage/overtime.workflow.ts';
import { overtimeSubject } from '../overtime/overtime-subject.ts';

export async function decideOvertime(ctx: Ctx, { ids, decision, remark }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const action = decision === 'Approved' ? 'approve' : 'reject';
  const items = ids.map((id) => ({ type: overtimeWorkflow.subject, id }));
  const data = await decideMany(ctx, items, ({ id }) => decide(ctx, overtimeSubject, { id, action, remark }));
  const { done, failed } = data;
  return { success: true, message: say(MANAGE_MESSAGES.overtime, ctx.locale, { done, failed }), data: { ...data, changed: done } };
}
