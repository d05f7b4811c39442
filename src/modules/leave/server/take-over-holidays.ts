/** Takes over the country's holidays of a year, and gives days in lieu of holidays that fall on a rest day. */
import { addDays, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { liveBranches, type BranchFacts } from '#modules/company/server/public.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import { isCompulsory, isInLieu } from '../contract/compulsory-holidays.params.ts';
import type { generateReplacements as replaceEndpoint, importHolidays as importEndpoint } from '../contract/holiday.endpoints.ts';
import { LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { holdsAt } from './day-calendar.ts';
import { findCompanyHolidays, insertHolidays, type NewHoliday } from './holiday.store.ts';
import type { HolidayRecord } from './holiday.tables.ts';
import { recountLeaves } from './recount-leaves.ts';

/** Undecided leaves of the whole span are counted once. */
async function recountOver(ctx: Ctx, dates: readonly string[]): Promise<void> {
  const sorted = [...dates].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first && last) await recountLeaves(ctx, first as CalendarDate, last as CalendarDate);
}

/** Of chosen states, or of the states where the company has branches. What is there already stays as it is. */
export async function importHolidays(ctx: Ctx, { year, states, preview }: ParsedInput<typeof importEndpoint>): Promise<OutputOf<typeof importEndpoint>> {
  const wanted = states.length > 0 ? states : [...new Set((await liveBranches(ctx)).flatMap(({ state }) => state ?? []))];
  const present = new Set((await findCompanyHolidays(ctx, { year })).map(({ date, name_ms }) => `${date} ${name_ms}`));
  const found = (await findHolidays(ctx, { from: `${year}-01-01`, to: `${year}-12-31` }))
    .map((holiday) => ({ ...holiday, states: holiday.states.filter((state) => wanted.includes(state)), national: holiday.states.length === 0 }))
    .filter((holiday) => holiday.national || holiday.states.length > 0);
  if (preview) {
    return {
      data: found.map(({ name_en, name_ms, date, states: at, status }) => ({
        name: name_en,
        name_ms,
        date,
        states: at,
        certainty: status,
        present: present.has(`${date} ${name_ms}`),
      })),
    };
  }
  const rows = found
    .filter(({ date, name_ms }) => !present.has(`${date} ${name_ms}`))
    .map(({ name_en, name_ms, date, states: at, national }): NewHoliday => ({
      name: name_en,
      name_ms,
      date,
      type: isInLieu(name_ms) ? 'Replacement' : national ? 'National' : 'State',
      states: at,
      is_compulsory: isCompulsory(name_ms),
    }));
  const added = await insertHolidays(ctx, rows);
  await audit(ctx, { action: 'holiday.imported', subject_type: 'company', subject_id: ctx.companyId, after: { year, states: wanted, added: added.length } });
  await recountOver(
    ctx,
    added.map(({ date }) => date),
  );
  const counts = { added: added.length, present: found.length - added.length };
  return { success: true, message: say(LEAVE_MESSAGES.holidaysImported, ctx.locale, counts), data: counts };
}

interface InLieu {
  readonly holiday: HolidayRecord;
  readonly date: CalendarDate;
  readonly branch_ids: number[];
}

/** For each holiday on a branch's rest day the next day on which that branch works and which is no holiday there. */
function daysInLieu(holidays: readonly HolidayRecord[], branches: readonly BranchFacts[]): InLieu[] {
  const found = new Map<string, InLieu>();
  const replaced = new Set(holidays.flatMap(({ replaces_id }) => replaces_id ?? []));
  // What the country gives in lieu already names the day that it stands for.
  const named = (holiday: HolidayRecord) => holidays.some(({ type, name_ms }) => type === 'Replacement' && name_ms === `Cuti ${holiday.name_ms}`);
  for (const branch of branches) {
    const taken = new Set(holidays.filter((holiday) => holdsAt(holiday, branch)).map(({ date }) => date));
    for (const holiday of holidays) {
      const own = holdsAt(holiday, branch) && holiday.type !== 'Replacement' && !holiday.is_half_day && !replaced.has(holiday.id) && !named(holiday);
      if (!own || !branch.rest_days.includes(weekdayOf(holiday.date as CalendarDate)) || branch.rest_days.length === 7) continue;
      let date = addDays(holiday.date as CalendarDate, 1);
      while (branch.rest_days.includes(weekdayOf(date)) || taken.has(date)) date = addDays(date, 1);
      taken.add(date);
      const key = `${holiday.id} ${date}`;
      found.set(key, { holiday, date, branch_ids: [...(found.get(key)?.branch_ids ?? []), branch.id] });
    }
  }
  return [...found.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** EA 1955 s.60D(1A): a holiday on a rest day is given on the working day that follows. */
export async function generateReplacements(ctx: Ctx, { year, preview }: ParsedInput<typeof replaceEndpoint>): Promise<OutputOf<typeof replaceEndpoint>> {
  const due = daysInLieu(await findCompanyHolidays(ctx, { year }), await liveBranches(ctx));
  if (preview) {
    return { data: due.map(({ holiday, date, branch_ids }) => ({ holiday: { id: holiday.id, name: holiday.name, date: holiday.date }, date, branch_ids })) };
  }
  const added = await insertHolidays(
    ctx,
    due.map(({ holiday, date, branch_ids }) => ({
      name: say(LEAVE_MESSAGES.inLieuOf, 'en', { name: holiday.name }),
      name_ms: say(LEAVE_MESSAGES.inLieuOf, 'ms', { name: holiday.name_ms }),
      date,
      type: 'Replacement' as const,
      branch_ids,
      replaces_id: holiday.id,
    })),
  );
  await audit(ctx, { action: 'holiday.replaced', subject_type: 'company', subject_id: ctx.companyId, after: { year, added: added.length } });
  await recountOver(
    ctx,
    added.map(({ date }) => date),
  );
  return { success: true, message: say(LEAVE_MESSAGES.replacementsAdded, ctx.locale, { n: added.length }), data: { added: added.length } };
}
