/** The country's list of holidays beside the company's own rows. */
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { liveBranches } from '#modules/company/server/public.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import type { HolidayBasis, HolidayStatus } from '#modules/reference/contract/reference.schema.ts';
import { isCompulsory, isInLieu } from '../../contract/holiday/compulsory-holidays.params.ts';
import { findCompanyHolidays, findSources, type NewHoliday } from './holiday.store.ts';
import type { HolidayRecord } from './holiday.tables.ts';

export interface Listed {
  /** Key of the day: it stays when the date is corrected. */
  readonly source: string;
  readonly name_en: string;
  readonly name_ms: string;
  readonly date: string;
  readonly status: HolidayStatus;
  readonly basis: HolidayBasis | null;
  readonly unconfirmed_states: readonly string[];
  readonly national: boolean;
  /** Of the wanted states; empty: everywhere. */
  readonly states: readonly string[];
  /** All of the list. */
  readonly listed_states: readonly string[];
  /** The row that was imported from it, or entered by hand for it. */
  readonly row: HolidayRecord | undefined;
  /** States that no import has brought the row to yet; which of the others it holds in is for people to say. */
  readonly lacking: readonly string[];
}

/** States in which the company has branches. */
export const statesOfBranches = async (ctx: Ctx): Promise<string[]> => [...new Set((await liveBranches(ctx)).flatMap(({ state }) => state ?? []))];

/** The country's days of a year for some states, each with the company's own row. */
export async function compareWithList(ctx: Ctx, year: number, states: readonly string[]): Promise<Listed[]> {
  const [sources, own, found] = await pipeline(
    ctx,
    () => findSources(ctx, year),
    () => findCompanyHolidays(ctx, { year }),
    () => findHolidays(ctx, { from: `${year}-01-01`, to: `${year}-12-31` }),
  );
  const byHand = new Map(own.flatMap((row) => [row.name, row.name_ms].map((name) => [`${row.date} ${name}`, row])));
  return found.flatMap(({ key, states: listed_states, ...holiday }): Listed | [] => {
    const national = listed_states.length === 0;
    const wanted = listed_states.filter((state) => states.includes(state));
    if (!national && wanted.length === 0) return [];
    const row = sources.get(key) ?? byHand.get(`${holiday.date} ${holiday.name_ms}`) ?? byHand.get(`${holiday.date} ${holiday.name_en}`);
    // A row without states holds everywhere.
    const lacking = row?.source != null && row.states.length > 0 ? wanted.filter((state) => ![...row.source_states, ...row.states].includes(state)) : [];
    return { ...holiday, source: key, national, states: wanted, listed_states, row, lacking };
  });
}

/** Days that every employer gives (EA 1955 s.60D(1)): the five by name, and those appointed under section 8 of the Holidays Act 1951. */
export const mustBeGiven = ({ name_ms, basis }: Pick<Listed, 'name_ms' | 'basis'>): boolean => isCompulsory(name_ms) || basis === 'section-8';

/** The row of a day that is imported. */
export const rowOfListed = ({
  source,
  name_en,
  name_ms,
  date,
  states,
  national,
  status,
  basis,
  unconfirmed_states,
}: Omit<Listed, 'row' | 'lacking'>): NewHoliday => ({
  name: name_en,
  name_ms,
  date,
  type: isInLieu(name_ms) ? 'Replacement' : national ? 'National' : 'State',
  states: [...states],
  is_compulsory: mustBeGiven({ name_ms, basis }),
  source,
  source_states: [...states],
  source_date: date,
  certainty: status,
  basis,
  unconfirmed_states: [...unconfirmed_states],
});
