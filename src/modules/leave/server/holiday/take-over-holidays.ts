/** Takes over the country's holidays of a year, and gives days in lieu of holidays that fall on a rest day. */
import { addDays, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { liveBranches, type BranchFacts } from '#modules/company/server/public.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import { isInLieu } from '../../contract/holiday/compulsory-holidays.params.ts';
import type { generateReplacements as replaceEndpoint, importHolidays as importEndpoint } from '../../contract/holiday/holiday.endpoints.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { appliesAt } from '../calendar/day-calendar.ts';
import { compareWithList, rowOfListed, statesOfBranches } from '../calendar/country-list.ts';
import { daysChanged } from './days-changed.ts';
import { findCompanyHolidays, insertHolidays, widenHoliday } from '../calendar/holiday.store.ts';
import type { HolidayRecord } from '../calendar/holiday.tables.ts';

/** Of chosen states, or of the states where the company has branches. What a person entered, changed or moved stays as it is. */
export async function importHolidays(ctx: Ctx, { year, states, preview }: ParsedInput<typeof importEndpoint>): Promise<OutputOf<typeof importEndpoint>> {
  const wanted = states.length > 0 ? states : await statesOfBranches(ctx);
  const found = await compareWithList(ctx, year, wanted);
  if (preview) {
    return {
      data: found.map(({ name_en, name_ms, date, states: at, status, basis, unconfirmed_states, row, lacking }) => ({
        name: name_en,
        name_ms,
        date,
        states: [...at],
        certainty: status,
        basis,
        unconfirmed_states: [...unconfirmed_states],
        present: row !== undefined && lacking.length === 0,
      })),
    };
  }
  const rows = found.filter(({ row }) => row === undefined).map(rowOfListed);
  const added = await insertHolidays(ctx, rows);
  const widened = found.flatMap(({ row, lacking }) => (row && lacking.length > 0 ? [{ row, lacking }] : []));
  for (const { row, lacking } of widened) await widenHoliday(ctx, row.id, { states: lacking, branch_ids: [] });
  const counts = { added: added.length, widened: widened.length, present: found.length - added.length - widened.length };
  await audit(ctx, { action: 'holiday.imported', subject_type: 'company', subject_id: ctx.companyId, after: { year, states: wanted, ...counts } });
  await daysChanged(ctx, [...added.map(({ date }) => date), ...widened.map(({ row }) => row.date)]);
  const message = counts.widened > 0 ? LEAVE_MESSAGES.holidaysWidened : LEAVE_MESSAGES.holidaysImported;
  return { success: true, message: say(message, ctx.locale, counts), data: counts };
}

interface InLieu {
  readonly holiday: HolidayRecord;
  /** What it falls on. */
  readonly because: 'rest_day' | 'holiday';
  readonly date: CalendarDate;
  readonly branch_ids: number[];
  /** The same day in lieu of other branches, given before. */
  readonly row: HolidayRecord | undefined;
}

/** Names of the days in lieu that some state gives, by the country's list or by the company's. */
async function givenByStates(ctx: Ctx, year: number, holidays: readonly HolidayRecord[]): Promise<Set<string>> {
  const country = await findHolidays(ctx, { from: `${year}-01-01`, to: `${year + 1}-01-31` });
  const own = holidays.filter(({ type, states }) => type === 'Replacement' && states.length > 0);
  return new Set([...country.filter(({ name_ms }) => isInLieu(name_ms)), ...own].map(({ name_ms }) => name_ms));
}

/** Public holidays that share their day with another one at a branch, but for the one that keeps it: those without a day in lieu yet come first. */
function sharingTheirDay(there: readonly HolidayRecord[], isReplaced: (holiday: HolidayRecord) => boolean): ReadonlySet<number> {
  const given = there.filter(({ type, is_half_day }) => (type === 'National' || type === 'State') && !is_half_day);
  return new Set(
    [...Map.groupBy(given, ({ date }) => date).values()].flatMap((group) => {
      const left = group.filter((holiday) => !isReplaced(holiday));
      return left.slice(0, Math.max(0, left.length - 1)).map(({ id }) => id);
    }),
  );
}

/** For each holiday on a branch's rest day, or on another holiday, the next day on which that branch works and which is no holiday there. */
function daysInLieu(holidays: readonly HolidayRecord[], year: number, branches: readonly BranchFacts[], byStates: ReadonlySet<string>): InLieu[] {
  const found = new Map<string, InLieu>();
  // What the country gives in lieu already names the day that it stands for. A branch whose state nobody has said gets
  // none where any state gives it: its own may be among them.
  const named = ({ name_ms }: HolidayRecord, branch: BranchFacts) =>
    (branch.state === null && byStates.has(`Cuti ${name_ms}`)) ||
    holidays.some((other) => other.type === 'Replacement' && other.name_ms === `Cuti ${name_ms}` && appliesAt(other, branch));
  const replaced = ({ id }: HolidayRecord, branch: BranchFacts) => holidays.some((other) => other.replaces_id === id && appliesAt(other, branch));
  for (const branch of branches) {
    const there = holidays.filter((holiday) => appliesAt(holiday, branch));
    const taken = new Set(there.map(({ date }) => date));
    const isReplaced = (holiday: HolidayRecord) => replaced(holiday, branch) || named(holiday, branch);
    const sharing = sharingTheirDay(there, isReplaced);
    for (const holiday of holidays) {
      const own = appliesAt(holiday, branch) && holiday.date.startsWith(`${year}-`) && holiday.type !== 'Replacement' && !holiday.is_half_day;
      if (!own || isReplaced(holiday) || branch.rest_days.length === 7) continue;
      const onRest = branch.rest_days.includes(weekdayOf(holiday.date as CalendarDate));
      if (!onRest && !sharing.has(holiday.id)) continue;
      let date = addDays(holiday.date as CalendarDate, 1);
      while (branch.rest_days.includes(weekdayOf(date)) || taken.has(date)) date = addDays(date, 1);
      taken.add(date);
      const key = `${holiday.id} ${date}`;
      const row = holidays.find((other) => other.replaces_id === holiday.id && other.date === date);
      found.set(key, { holiday, because: onRest ? 'rest_day' : 'holiday', date, branch_ids: [...(found.get(key)?.branch_ids ?? []), branch.id], row });
    }
  }
  return [...found.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** EA 1955 s.60D(1): a holiday on a rest day, or on another holiday, is given on the working day that follows. */
export async function generateReplacements(ctx: Ctx, { year, preview }: ParsedInput<typeof replaceEndpoint>): Promise<OutputOf<typeof replaceEndpoint>> {
  // The working day that follows the last holidays of December may lie in January.
  const holidays = [...(await findCompanyHolidays(ctx, { year })), ...(await findCompanyHolidays(ctx, { year: year + 1 }))];
  const due = daysInLieu(holidays, year, await liveBranches(ctx), await givenByStates(ctx, year, holidays));
  if (preview) {
    return {
      data: due.map(({ holiday, because, date, branch_ids }) => ({
        because,
        holiday: { id: holiday.id, name: holiday.name, name_ms: holiday.name_ms, date: holiday.date },
        date,
        branch_ids,
      })),
    };
  }
  const fresh = due.filter(({ row }) => row === undefined);
  for (const { row, branch_ids } of due) if (row) await widenHoliday(ctx, row.id, { states: [], branch_ids });
  await insertHolidays(
    ctx,
    fresh.map(({ holiday, date, branch_ids }) => ({
      name: say(LEAVE_MESSAGES.inLieuOf, 'en', { name: holiday.name }),
      name_ms: say(LEAVE_MESSAGES.inLieuOf, 'ms', { name: holiday.name_ms }),
      date,
      type: 'Replacement' as const,
      branch_ids,
      replaces_id: holiday.id,
    })),
  );
  await audit(ctx, { action: 'holiday.replaced', subject_type: 'company', subject_id: ctx.companyId, after: { year, added: due.length } });
  await daysChanged(
    ctx,
    due.map(({ date }) => date),
  );
  return { success: true, message: say(LEAVE_MESSAGES.replacementsAdded, ctx.locale, { n: due.length }), data: { added: due.length } };
}
