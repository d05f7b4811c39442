/** Officers suspended and reinstated; what is planned of them stays in the plans, and is counted. */
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { UNIT_ERRORS, UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';
import type * as calls from '../../contract/officer/officer.endpoints.ts';
import { findOfficer, lockOfficer, updateOfficerRecord } from '../officer/officer.store.ts';
import { today } from '../officer/read-officers.ts';
import { auditOfficer } from '../officer/write-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import type { OfficerRecord } from '../unit.tables.ts';
import { countPlanned } from './barred.ts';

type Call = 'suspendOfficer' | 'reinstateOfficer';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

async function setStatus(ctx: Ctx, id: number, from: OfficerRecord['status'], change: Partial<OfficerRecord>, wording: 'suspended' | 'reinstated') {
  const before = await lockOfficer(ctx, id);
  if (before.status !== from) throw invalid('base', wording === 'suspended' ? UNIT_ERRORS.notActive : UNIT_ERRORS.notSuspended);
  if (change.status_from && change.status_from < before.appointed_at)
    throw invalid('from', UNIT_ERRORS.beforeAppointment, { date: formatDate(before.appointed_at) });
  const after = await updateOfficerRecord(ctx, id, change);
  await auditOfficer(ctx, wording, before, after);
  await unitChanged(ctx);
  const { person } = await findOfficer(ctx, id);
  const day = today(ctx);
  const n =
    wording === 'suspended'
      ? await countPlanned(ctx, after.employee_id, after.status_from && after.status_from > day ? calendarDate(after.status_from) : day)
      : 0;
  const said = say(UNIT_MESSAGES[wording], ctx.locale, { name: person.name });
  return { success: true as const, message: n > 0 ? `${said} ${say(UNIT_MESSAGES.stillPlanned, ctx.locale, { n })}` : said, data: { id } };
}

export const suspendOfficer = (ctx: Ctx, { id, reason, from }: In<'suspendOfficer'>): Promise<Out<'suspendOfficer'>> =>
  setStatus(ctx, id, 'Active', { status: 'Suspended', status_reason: reason, status_from: from }, 'suspended');
export const reinstateOfficer = (ctx: Ctx, { id }: In<'reinstateOfficer'>): Promise<Out<'reinstateOfficer'>> =>
  setStatus(ctx, id, 'Suspended', { status: 'Active', status_reason: null, status_from: null }, 'reinstated');
