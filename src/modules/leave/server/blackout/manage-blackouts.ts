/** Blackout days: list, add, change, delete. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { demandSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import type {
  createBlackout as createEndpoint,
  deleteBlackout as deleteEndpoint,
  listBlackouts as listEndpoint,
  updateBlackout as updateEndpoint,
} from '../../contract/holiday/holiday.endpoints.ts';
import type { BlackoutForm, BlackoutRow } from '../../contract/holiday/holiday.schema.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { changeBlackout, insertBlackout, listBlackoutRecords, lockBlackout, removeBlackout } from './blackout.store.ts';
import type { BlackoutRecord } from '../holiday/holiday.tables.ts';
import { today } from '../application/leave-actor.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { tellSetupChanged } from '../application/tell-leave.ts';

const present = ({ id, name, start_date, end_date, leave_type_ids, department_ids, updated_at }: BlackoutRecord): BlackoutRow => ({
  id,
  name,
  start_date: start_date as CalendarDate,
  end_date: end_date as CalendarDate,
  leave_type_ids,
  department_ids,
  updated_at: instantText(updated_at),
});

export const listBlackouts = async (ctx: Ctx, { year }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> => ({
  data: (await listBlackoutRecords(ctx, year ?? yearOf(today(ctx)))).map(present),
});

/** @throws 422 on types and departments that the company does not have. */
async function demandConcerned(ctx: Ctx, { leave_type_ids, department_ids }: BlackoutForm): Promise<void> {
  const types = new Set((await findTypes(ctx)).map(({ id }) => id));
  if (leave_type_ids.some((id) => !types.has(id))) throw invalid('leave_type_ids', LEAVE_ERRORS.typeUnknown);
  const known = (await organisationNames(ctx, { department: department_ids })).department;
  if (department_ids.some((id) => !known.has(id))) throw invalid('department_ids', LEAVE_ERRORS.departmentUnknown);
}

export async function createBlackout(ctx: Ctx, form: ParsedInput<typeof createEndpoint>): Promise<OutputOf<typeof createEndpoint>> {
  await demandConcerned(ctx, form);
  const record = await insertBlackout(ctx, form);
  await audit(ctx, { action: 'leave_blackout.created', subject_type: 'leave_blackout', subject_id: record.id, after: record });
  await tellSetupChanged(ctx);
  return { success: true, message: say(LEAVE_MESSAGES.blackoutSaved, ctx.locale), data: present(record) };
}

/** What was applied for before stays as it is. */
export async function updateBlackout(
  ctx: Ctx,
  { id, updated_at: seen, ...form }: ParsedInput<typeof updateEndpoint>,
): Promise<OutputOf<typeof updateEndpoint>> {
  const before = await lockBlackout(ctx, id);
  demandSeenVersion(before, seen);
  await demandConcerned(ctx, form);
  const after = await changeBlackout(ctx, id, form);
  await audit(ctx, { action: 'leave_blackout.updated', subject_type: 'leave_blackout', subject_id: id, before, after });
  await tellSetupChanged(ctx);
  return { success: true, message: say(LEAVE_MESSAGES.blackoutSaved, ctx.locale), data: present(after) };
}

export async function deleteBlackout(ctx: Ctx, { id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const before = await removeBlackout(ctx, id);
  if (!before) throw notFound();
  await audit(ctx, { action: 'leave_blackout.deleted', subject_type: 'leave_blackout', subject_id: id, before, after: null });
  await tellSetupChanged(ctx);
  return { success: true, message: say(LEAVE_MESSAGES.blackoutDeleted, ctx.locale) };
}
