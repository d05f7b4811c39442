/** Blackout days: list, add, delete. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { checkOrganisation } from '#modules/company/server/public.ts';
import type { createBlackout as createEndpoint, deleteBlackout as deleteEndpoint, listBlackouts as listEndpoint } from '../contract/holiday.endpoints.ts';
import type { BlackoutRow } from '../contract/holiday.schema.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { insertBlackout, listBlackoutRecords, removeBlackout } from './blackout.store.ts';
import type { BlackoutRecord } from './holiday.tables.ts';
import { today } from './leave-actor.ts';
import { findTypes } from './leave-type.store.ts';

const present = ({ id, name, start_date, end_date, leave_type_ids, department_ids }: BlackoutRecord): BlackoutRow => ({
  id,
  name,
  start_date: start_date as CalendarDate,
  end_date: end_date as CalendarDate,
  leave_type_ids,
  department_ids,
});

export const listBlackouts = async (ctx: Ctx, { year }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> => ({
  data: (await listBlackoutRecords(ctx, year ?? yearOf(today(ctx)))).map(present),
});

export async function createBlackout(ctx: Ctx, form: ParsedInput<typeof createEndpoint>): Promise<OutputOf<typeof createEndpoint>> {
  const types = new Set((await findTypes(ctx)).map(({ id }) => id));
  if (form.leave_type_ids.some((id) => !types.has(id))) throw invalid('leave_type_ids', LEAVE_ERRORS.typeUnknown);
  for (const department_id of form.department_ids) await checkOrganisation(ctx, { department_id });
  const record = await insertBlackout(ctx, form);
  await audit(ctx, { action: 'leave_blackout.created', subject_type: 'leave_blackout', subject_id: record.id, after: record });
  return { success: true, message: say(LEAVE_MESSAGES.blackoutSaved, ctx.locale), data: present(record) };
}

export async function deleteBlackout(ctx: Ctx, { id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const before = await removeBlackout(ctx, id);
  if (!before) throw notFound();
  await audit(ctx, { action: 'leave_blackout.deleted', subject_type: 'leave_blackout', subject_id: id, before, after: null });
  return { success: true, message: say(LEAVE_MESSAGES.blackoutDeleted, ctx.locale) };
}
