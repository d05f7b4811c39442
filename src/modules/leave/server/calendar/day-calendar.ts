/** Which days are rest days and holidays for an employee: what they work by their own plan, else the branch's weekly rest, and the holidays of its state. */
import { and, between, eq } from 'drizzle-orm';
import { weekdayOf, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branchFacts, type BranchFacts } from '#modules/company/server/public.ts';
import type { HolidayStatus } from '#modules/reference/contract/reference.schema.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import type { DayCalendar, DayFacts } from '../../contract/application/count-leave-days.ts';
import { importedYears } from './followed-holidays.ts';
import { holidays, type HolidayRecord } from './holiday.tables.ts';
import { workedBy, type WorkedOn } from './worked-days.ts';

/** Weekly rest of somebody without a branch: Sunday, one whole day in each week (EA 1955 s.59). */
const DEFAULT_REST = [7];

export interface Placed {
  readonly id: number;
  readonly branch_id: number | null;
}

interface Holiday {
  readonly date: string;
  readonly name: string;
  readonly name_ms: string;
  readonly states: readonly string[];
  readonly branch_ids: readonly number[];
  readonly is_half_day: boolean;
  /** Null: of the country's list. */
  readonly type: HolidayRecord['type'] | null;
  /** How sure its date is; null: the company's own day. */
  readonly certainty: HolidayStatus | null;
}

interface Wanted {
  /** Of states, too, whose days no import brought: where a company has a site and no branch. */
  readonly everyState?: boolean;
}

/** The holidays of a span. A company that has imported none of a year's public holidays follows the country's, beside days of its own. */
export async function holidaysBetween(ctx: Ctx, from: CalendarDate, to: CalendarDate, { everyState = false }: Wanted = {}): Promise<Holiday[]> {
  const [first, last] = [`${yearOf(from)}-01-01`, `${yearOf(to)}-12-31`];
  const [own, publicOnes, imported] = await pipeline(
    ctx,
    async () =>
      ctx.db
        .select()
        .from(holidays)
        .where(and(eq(holidays.company_id, ctx.companyId), between(holidays.date, first, last))),
    () => findHolidays(ctx, { from: first, to: last }),
    () => importedYears(ctx),
  );
  const found: Holiday[] = [...own];
  const brought = new Set(own.flatMap(({ source, source_states }) => (source === null ? [] : source_states.map((state) => `${source.slice(0, 4)} ${state}`))));
  for (const { date, name_en, name_ms, states, status } of publicOnes) {
    const year = yearOf(date as CalendarDate);
    const others = states.filter((state) => !brought.has(`${year} ${state}`));
    const day = { date, name: name_en, name_ms, branch_ids: [], is_half_day: false, type: null, certainty: status };
    if (!imported.has(year)) found.push({ ...day, states });
    else if (everyState && others.length > 0) found.push({ ...day, states: others });
  }
  return found.filter(({ date }) => date >= from && date <= to);
}

/** Is this a holiday at the branch? Without a branch only what holds everywhere is. */
export const appliesAt = (holiday: Pick<Holiday, 'states' | 'branch_ids'>, branch: BranchFacts | undefined) =>
  (holiday.states.length === 0 || (branch?.state != null && holiday.states.includes(branch.state))) &&
  (holiday.branch_ids.length === 0 || (branch !== undefined && holiday.branch_ids.includes(branch.id)));

/** Calendars of several employees, in one round trip. */
export async function dayCalendars(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<(employeeId: number) => DayCalendar> {
  const ids = people.map(({ id }) => id);
  const [calendarOf, worked] = await pipeline(
    ctx,
    () => branchCalendars(ctx, people, from, to),
    () => workedBy(ctx, ids, from, to),
  );
  return (employeeId) => asPlanned(employeeId, calendarOf(employeeId), worked);
}

const asPlanned =
  (employeeId: number, calendar: DayCalendar, worked: WorkedOn): DayCalendar =>
  (date) => {
    const facts = calendar(date);
    const works = worked(employeeId, date);
    return works === null || works !== facts.rest ? facts : { ...facts, rest: !works };
  };

/** The same by their branches alone: for whoever plans the days, and asks for the holidays. */
export async function branchCalendars(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<(employeeId: number) => DayCalendar> {
  const [branches, found] = await pipeline(
    ctx,
    () => branchFacts(ctx, [...new Set(people.flatMap(({ branch_id }) => branch_id ?? []))]),
    () => holidaysBetween(ctx, from, to),
  );
  const ofBranch = new Map<number | null, ReadonlyMap<string, Holiday>>();
  for (const id of new Set(people.map(({ branch_id }) => branch_id))) {
    const branch = id === null ? undefined : branches.get(id);
    // Where two meet on a day, the whole day wins over the half one.
    const there = found.filter((holiday) => appliesAt(holiday, branch)).sort((a, b) => Number(b.is_half_day) - Number(a.is_half_day));
    ofBranch.set(id, new Map(there.map((holiday) => [holiday.date, holiday])));
  }
  const placed = new Map(people.map(({ id, branch_id }) => [id, branch_id]));
  // Found out once for everybody of a branch: a page of the team calendar asks for 500 people.
  const known = new Map<number | null, Map<string, DayFacts>>();
  return (employeeId) => {
    const branchId = placed.get(employeeId) ?? null;
    const ofDate = known.get(branchId) ?? new Map<string, DayFacts>();
    known.set(branchId, ofDate);
    return (date) => {
      const facts = ofDate.get(date) ?? branchDay(branchId === null ? undefined : branches.get(branchId), ofBranch.get(branchId)?.get(date), date);
      ofDate.set(date, facts);
      return facts;
    };
  };
}

const branchDay = (branch: BranchFacts | undefined, holiday: Holiday | undefined, date: CalendarDate): DayFacts => ({
  rest: (branch?.rest_days ?? DEFAULT_REST).includes(weekdayOf(date)),
  holiday: holiday ? { name: holiday.name, name_ms: holiday.name_ms, half: holiday.is_half_day, estimated: holiday.certainty === 'estimated' } : null,
});
