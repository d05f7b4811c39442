/** Holidays: list, add, change, delete. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { demandSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { liveBranches } from '#modules/company/server/public.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import type * as calls from '../contract/holiday.endpoints.ts';
import type { HolidayForm, HolidayRow } from '../contract/holiday.schema.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { holdsAt } from './day-calendar.ts';
import { changeHoliday, daysInLieuOf, findCompanyHolidays, insertHolidays, lockHoliday, removeHoliday } from './holiday.store.ts';
import type { HolidayRecord } from './holiday.tables.ts';
import { today } from './leave-actor.ts';
import { recountLeaves } from './recount-leaves.ts';

type Call = 'listHolidays' | 'createHoliday' | 'updateHoliday' | 'deleteHoliday';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const present = ({ company_id: _company, created_at: _created, created_by: _by, updated_by: _changer, updated_at, ...holiday }: HolidayRecord): HolidayRow => ({
  ...holiday,
  date: holiday.date as CalendarDate,
  updated_at: instantText(updated_at),
});

export async function listHolidays(ctx: Ctx, { mine, ...filter }: In<'listHolidays'>): Promise<Out<'listHolidays'>> {
  const year = filter.year ?? yearOf(today(ctx));
  const branches = await liveBranches(ctx);
  const states = [...new Set(branches.flatMap(({ state }) => state ?? []))].sort();
  const found = await findCompanyHolidays(ctx, { ...filter, year });
  if (!mine || !ctx.actor.employee) return { data: found.map(present), year, states };
  const { branch_id } = await getOwnEmployee(ctx);
  const own = branches.find(({ id }) => id === branch_id);
  return { data: found.filter((holiday) => holdsAt(holiday, own)).map(present), year, states };
}

/** @throws 422 on branches, or a replaced holiday, that the company does not have. */
async function demandPlaces(ctx: Ctx, { branch_ids, replaces_id, date }: HolidayForm): Promise<void> {
  const branches = new Set((await liveBranches(ctx)).map(({ id }) => id));
  if (branch_ids.some((id) => !branches.has(id))) throw invalid('branch_ids', LEAVE_ERRORS.branchUnknown);
  if (replaces_id === null) return;
  // A day in lieu of a holiday in December may lie in January.
  const found = [...(await findCompanyHolidays(ctx, { year: yearOf(date) - 1 })), ...(await findCompanyHolidays(ctx, { year: yearOf(date) }))];
  if (!found.some(({ id }) => id === replaces_id)) throw invalid('replaces_id', LEAVE_ERRORS.holidayUnknown);
}

async function saved(ctx: Ctx, record: HolidayRecord, message: Text, dates: readonly string[]) {
  for (const date of new Set(dates)) await recountLeaves(ctx, date as CalendarDate, date as CalendarDate);
  return { success: true as const, message: say(message, ctx.locale), data: present(record) };
}

export async function createHoliday(ctx: Ctx, form: In<'createHoliday'>): Promise<Out<'createHoliday'>> {
  await demandPlaces(ctx, form);
  const [record] = await insertHolidays(ctx, [form]);
  if (!record) throw new Error('The holiday was not saved');
  await audit(ctx, { action: 'holiday.created', subject_type: 'holiday', subject_id: record.id, after: record });
  return saved(ctx, record, LEAVE_MESSAGES.holidaySaved, [record.date]);
}

export async function updateHoliday(ctx: Ctx, { id, updated_at: seen, ...form }: In<'updateHoliday'>): Promise<Out<'updateHoliday'>> {
  const before = await lockHoliday(ctx, id);
  demandSeenVersion(before, seen);
  await demandPlaces(ctx, form);
  if (form.replaces_id === id) throw invalid('replaces_id', LEAVE_ERRORS.holidayUnknown);
  const after = await changeHoliday(ctx, id, form);
  await audit(ctx, { action: 'holiday.updated', subject_type: 'holiday', subject_id: id, before, after });
  return saved(ctx, after, LEAVE_MESSAGES.holidaySaved, [before.date, after.date]);
}

export async function deleteHoliday(ctx: Ctx, { id }: In<'deleteHoliday'>): Promise<Out<'deleteHoliday'>> {
  const before = await lockHoliday(ctx, id);
  const inLieu = await daysInLieuOf(ctx, id);
  await removeHoliday(ctx, id);
  await audit(ctx, { action: 'holiday.deleted', subject_type: 'holiday', subject_id: id, before, after: null });
  for (const date of new Set([before.date, ...inLieu])) await recountLeaves(ctx, date as CalendarDate, date as CalendarDate);
  return { success: true, message: say(LEAVE_MESSAGES.holidayDeleted, ctx.locale) };
}
