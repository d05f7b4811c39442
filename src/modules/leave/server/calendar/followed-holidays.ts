/** A year of which the company has imported nothing follows the country's list, beside the company's own days. */
import { and, eq, like, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import { isInLieu } from '../../contract/holiday/compulsory-holidays.params.ts';
import type { HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { mustBeGiven } from './country-list.ts';
import { holidays as h } from './holiday.tables.ts';

/** Years of which the company has imported days, wherever those stand now. */
export async function importedYears(ctx: Ctx): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ year: sql<number>`left(${h.source}, 4)::int` })
    .from(h)
    .where(and(eq(h.company_id, ctx.companyId), like(h.source, '____ %')));
  return new Set(rows.map(({ year }) => year));
}

export const isFollowed = async (ctx: Ctx, year: number): Promise<boolean> => !(await importedYears(ctx)).has(year);

interface Asked {
  readonly year: number;
  readonly type?: HolidayRow['type'] | undefined;
  readonly state?: string | undefined;
}

/** The country's days of a year for some states, as rows of the list that nobody has imported. */
export async function countryDays(ctx: Ctx, { year, type, state }: Asked, states: readonly string[]): Promise<HolidayRow[]> {
  const found = await findHolidays(ctx, { from: `${year}-01-01`, to: `${year}-12-31`, state });
  return found
    .filter((holiday) => holiday.states.length === 0 || holiday.states.some((each) => states.includes(each)))
    .map((holiday): HolidayRow => ({
      id: null,
      name: holiday.name_en,
      name_ms: holiday.name_ms,
      date: holiday.date,
      type: isInLieu(holiday.name_ms) ? 'Replacement' : holiday.states.length === 0 ? 'National' : 'State',
      states: holiday.states.filter((each) => states.includes(each)),
      branch_ids: [],
      is_compulsory: mustBeGiven(holiday),
      is_half_day: false,
      replaces_id: null,
      certainty: holiday.status,
      basis: holiday.basis,
      unconfirmed_states: holiday.unconfirmed_states,
      updated_at: null,
    }))
    .filter((row) => type === undefined || row.type === type);
}
