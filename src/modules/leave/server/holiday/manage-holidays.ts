/** Holidays: list, show, add, change, delete. */
import { pipeline } from '#platform/server/db/scope.ts';
import { addDays, daysInclusive, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { liveBranches } from '#modules/company/server/public.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import { MAX_HOLIDAY_DAYS } from '../../contract/holiday/holiday.endpoints.ts';
import type * as calls from '../../contract/holiday/holiday.endpoints.ts';
import type { HolidayForm, HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { appliesAt } from '../calendar/day-calendar.ts';
import { daysChanged } from './days-changed.ts';
import { countryDays, isFollowed } from '../calendar/followed-holidays.ts';
import {
  changeHoliday,
  daysInLieuOf,
  findCompanyHolidays,
  getHoliday,
  insertHolidays,
  lockHoliday,
  refuseSource,
  removeHoliday,
} from '../calendar/holiday.store.ts';
import type { HolidayRecord } from '../calendar/holiday.tables.ts';
import { today } from '../leave-actor.ts';

type Call = 'listHolidays' | 'showHoliday' | 'createHoliday' | 'updateHoliday' | 'deleteHoliday';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const present = ({
  company_id: _company,
  created_at: _created,
  created_by: _by,
  updated_by: _changer,
  source: _source,
  source_states: _states,
  source_date: _listed,
  updated_at,
  ...holiday
}: HolidayRecord): HolidayRow => ({
  ...holiday,
  date: holiday.date as CalendarDate,
  updated_at: instantText(updated_at),
});

export async function listHolidays(ctx: Ctx, { mine, ...filter }: In<'listHolidays'>): Promise<Out<'listHolidays'>> {
  const year = filter.year ?? yearOf(today(ctx));
  const [branches, records, follows] = await pipeline(
    ctx,
    () => liveBranches(ctx),
    () => findCompanyHolidays(ctx, { ...filter, year }),
    () => isFollowed(ctx, year),
  );
  const states = [...new Set(branches.flatMap(({ state }) => state ?? []))].sort();
  const places = { year, states, stateless: branches.flatMap(({ state, name }) => (state === null ? name : [])) };
  const own: HolidayRow[] = records.map(present);
  // What applies is shown, whether the company imported it or follows the country's list.
  const all = follows ? [...own, ...(await countryDays(ctx, { ...filter, year }, states))].sort((a, b) => a.date.localeCompare(b.date)) : own;
  if (!mine || !ctx.actor.employee) return { data: all, ...places, follows_country: follows };
  const { branch_id } = await getOwnEmployee(ctx);
  const branch = branches.find(({ id }) => id === branch_id);
  return { data: all.filter((holiday) => appliesAt(holiday, branch)), ...places, follows_country: follows };
}

/** @throws 422 on branches, or a replaced holiday, that the company does not have. */
async function requirePlaces(ctx: Ctx, { branch_ids, replaces_id, date }: HolidayForm): Promise<void> {
  const branches = new Set((await liveBranches(ctx)).map(({ id }) => id));
  if (branch_ids.some((id) => !branches.has(id))) throw invalid('branch_ids', LEAVE_ERRORS.branchUnknown);
  if (replaces_id === null) return;
  // A day in lieu of a holiday in December may lie in January.
  const found = [...(await findCompanyHolidays(ctx, { year: yearOf(date) - 1 })), ...(await findCompanyHolidays(ctx, { year: yearOf(date) }))];
  if (!found.some(({ id }) => id === replaces_id)) throw invalid('replaces_id', LEAVE_ERRORS.holidayUnknown);
}

async function saved(ctx: Ctx, record: HolidayRecord, message: Text, dates: readonly string[]) {
  await daysChanged(ctx, dates);
  return { success: true as const, message: say(message, ctx.locale), data: present(record) };
}

export const showHoliday = async (ctx: Ctx, { id }: In<'showHoliday'>): Promise<Out<'showHoliday'>> => ({ data: present(await getHoliday(ctx, id)) });

/** One row for each day of a range. */
export async function createHoliday(ctx: Ctx, { end_date, ...form }: In<'createHoliday'>): Promise<Out<'createHoliday'>> {
  const end = end_date ?? form.date;
  if (end < form.date) throw invalid('end_date', LEAVE_ERRORS.endBeforeStart);
  const length = daysInclusive(form.date, end);
  if (length > MAX_HOLIDAY_DAYS) throw invalid('end_date', LEAVE_ERRORS.calendarTooLong, { limit: MAX_HOLIDAY_DAYS });
  await requirePlaces(ctx, form);
  const records = await insertHolidays(
    ctx,
    Array.from({ length }, (_, at) => ({ ...form, date: addDays(form.date, at) })),
  );
  for (const record of records) await audit(ctx, { action: 'holiday.created', subject_type: 'holiday', subject_id: record.id, after: record });
  const [first] = records;
  if (!first) throw new Error('The holiday was not saved');
  return saved(
    ctx,
    first,
    LEAVE_MESSAGES.holidaySaved,
    records.map(({ date }) => date),
  );
}

export async function updateHoliday(
  ctx: Ctx,
  { id, updated_at: seen, certainty: _certainty, basis: _context, unconfirmed_states: _unconfirmed, ...form }: In<'updateHoliday'>,
): Promise<Out<'updateHoliday'>> {
  const before = await lockHoliday(ctx, id);
  requireSeenVersion(before, seen);
  await requirePlaces(ctx, form);
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
  if (before.source !== null) await refuseSource(ctx, before.source, before.source_date ?? before.date);
  await daysChanged(ctx, [before.date, ...inLieu]);
  return { success: true, message: say(LEAVE_MESSAGES.holidayDeleted, ctx.locale) };
}
