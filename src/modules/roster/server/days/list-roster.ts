/** The roster as a grid: a page of people, their days, and what each week comes to. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { addDays, endOfWeek, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { positions } from '#modules/company/server/public.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { promisedOfWeek } from '../../contract/contract-hours.ts';
import { weekOf } from '../../contract/week-of-roster.ts';
import type { listSchedules as endpoint } from '../../contract/roster.endpoints.ts';
import type { RosterKind, RosterRow } from '../../contract/roster.schema.ts';
import { MOST_DAYS } from '../../contract/schedule.endpoints.ts';
import { askedSpan } from '../asked-span.ts';
import { rosteredDaysOf, type RosteredDay } from '../planned-days-of.ts';
import { shownPeople } from './roster-people.ts';

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly employee_code: string;
  readonly branch_id: number | null;
  readonly position: string | null;
}

export async function listSchedules(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { sort_by } = input;
  const { start_date, end_date } = askedSpan(ctx, input, MOST_DAYS);
  const where = shownPeople(ctx, input, start_date, end_date);
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db
      .select({ id: e.id, name: e.name, employee_code: e.employee_code, branch_id: e.branch_id, position: positions.name })
      .from(e)
      .leftJoin(positions, and(eq(positions.company_id, e.company_id), eq(positions.id, e.position_id)))
      .where(where),
    count: ctx.db.select({ total: count() }).from(e).where(where),
    order: (to) => [to(sort_by === 'employee_code' ? e.employee_code : sort_by === 'name' ? sql`lower(${e.name})` : e.id), asc(e.id)],
  });
  const days = await rosteredDaysOf(ctx, rows, startOfWeek(start_date), endOfWeek(end_date));
  return { ...gridOf(rows, days, start_date, end_date), meta };
}

/** Rows of people by days. @param days of each, whole weeks around the span */
export function gridOf(
  people: readonly Listed[],
  days: ReadonlyMap<number, readonly RosteredDay[]>,
  from: CalendarDate,
  to: CalendarDate,
): { data: RosterRow[]; kinds: RosterKind[] } {
  const kinds: RosterKind[] = [];
  const places = new Map<string, number>();
  const placeOf = ({ plan, state, below, holiday, leave }: RosteredDay): number => {
    const key = JSON.stringify([plan, state, below, holiday, leave]);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kinds.length);
    return kinds.push({ plan, state, below, holiday, leave }) - 1;
  };
  const data = people.map(({ id, name, employee_code, position }): RosterRow => {
    const all = days.get(id) ?? [];
    const shown = all.filter(({ date }) => date >= from && date <= to);
    return {
      employee: { id, name, employee_code, position },
      days: shown.map(placeOf),
      ids: shown.map(({ row }) => row?.id ?? 0),
      weeks: weeksOf(all),
    };
  });
  return { data, kinds };
}

const weeksOf = (days: readonly RosteredDay[]) =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, at) => {
    const monday = days[at * 7]?.date;
    const last = monday && addDays(monday, 6);
    const week = days.filter(({ date }) => monday && last && date >= monday && date <= last);
    const planned = week.map(({ plan, leave }) => ({ day_type: plan.day_type, minutes: plan.minutes, onLeave: leave?.part === 'Full' }));
    return weekOf(planned, promisedOfWeek(week));
  });
