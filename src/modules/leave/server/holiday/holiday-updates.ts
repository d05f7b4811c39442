/** Corrections of the country's list reach the companies that imported the year: proposed until somebody decides, by the key of the day. */
import { addYears, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import type {
  decideHolidayUpdates as decideEndpoint,
  HolidayUpdate,
  listHolidayUpdates as listEndpoint,
} from '../../contract/holiday/holiday-updates.endpoints.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { today } from '../leave-actor.ts';
import { compareWithList, mustBeGiven, rowOfListed, statesOfBranches, type Listed } from '../calendar/country-list.ts';
import { daysChanged } from './days-changed.ts';
import { importedYears } from '../calendar/followed-holidays.ts';
import {
  changeHoliday,
  findCompanyHolidays,
  findSources,
  insertHolidays,
  lockSources,
  refusedSources,
  refuseSource,
  removeHoliday,
  removeInLieuOf,
} from '../calendar/holiday.store.ts';
import type { HolidayRecord } from '../calendar/holiday.tables.ts';

interface Found {
  readonly source: string;
  readonly kind: HolidayUpdate['kind'];
  /** Undefined: the list has the day no more. */
  readonly listed: Listed | undefined;
  readonly row: HolidayRecord | undefined;
  /** States in which the day holds after it. */
  readonly states: readonly string[];
}

/** Where an imported row holds once the list is followed; what a person added or took out stays so. */
function statesAfter({ listed_states, lacking, national }: Listed, row: HolidayRecord): string[] {
  if (row.states.length === 0 || national) return row.states;
  const gone = row.source_states.filter((state) => !listed_states.includes(state));
  return [...row.states.filter((state) => !gone.includes(state)), ...lacking];
}

const sameStates = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((state) => b.includes(state));

function updateOf(listed: Listed, refused: ReadonlySet<string>): Found | null {
  const { source, row, states } = listed;
  if (!row) return refused.has(`${source} ${listed.date}`) ? null : { source, kind: 'added', listed, row, states };
  // A day that was entered by hand is nobody's to correct.
  if (row.source !== source) return null;
  const after = statesAfter(listed, row);
  // A row that stands on the date of the list already is right, whoever moved it.
  if (row.source_date !== listed.date && row.date !== listed.date) return { source, kind: 'moved', listed, row, states: after };
  return sameStates(after, row.states) ? null : { source, kind: 'states', listed, row, states: after };
}

/** A year of the list beside what the company has of it. */
const compareYear = (ctx: Ctx, year: number, states: readonly string[]) =>
  pipeline(
    ctx,
    () => compareWithList(ctx, year, states),
    () => findHolidays(ctx, { from: `${year}-01-01`, to: `${year}-12-31` }),
    () => findSources(ctx, year),
  );

/** Of the imported years, last year and later. */
async function found(ctx: Ctx): Promise<Found[]> {
  const since = yearOf(addYears(today(ctx), -1));
  const [imported, states, refused] = await pipeline(
    ctx,
    () => importedYears(ctx),
    () => statesOfBranches(ctx),
    () => refusedSources(ctx),
  );
  const years = [...imported].filter((year) => year >= since).sort();
  if (years.length === 0) return [];
  const compared = await pipeline(ctx, ...years.map((year) => () => compareYear(ctx, year, states)));
  const updates: Found[] = [];
  for (const [listing, holidays, sources] of compared) {
    for (const listed of listing) {
      const update = updateOf(listed, refused);
      if (update) updates.push(update);
    }
    const keys = new Map(holidays.map(({ key, states: at }) => [key, at]));
    for (const [source, row] of sources) {
      const at = keys.get(source);
      // Gone from the list, or from every state that it was imported for.
      const gone = at === undefined || (at.length > 0 && row.source_states.length > 0 && !row.source_states.some((state) => at.includes(state)));
      if (gone) updates.push({ source, kind: 'removed', listed: undefined, row, states: [] });
    }
  }
  return updates;
}

const present = ({ source, kind, listed, row, states }: Found): HolidayUpdate => ({
  source,
  kind,
  name: listed?.name_en ?? row?.name ?? '',
  name_ms: listed?.name_ms ?? row?.name_ms ?? '',
  date: listed?.date ?? row?.date ?? '',
  current_date: row?.date ?? null,
  states: [...states],
  current_states: row?.states ?? [],
  certainty: listed?.status ?? row?.certainty ?? null,
  basis: listed?.basis ?? null,
  unconfirmed_states: [...(listed?.unconfirmed_states ?? [])],
});

export const listHolidayUpdates = async (ctx: Ctx, _input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> => ({
  data: (await found(ctx)).map(present).sort((a, b) => a.date.localeCompare(b.date)),
});

/** How many wait for a decision. */
export const countHolidayUpdates = async (ctx: Ctx): Promise<number> => (await found(ctx)).length;

/** @throws 404 on a correction that is none any more */
export async function decideHolidayUpdates(ctx: Ctx, { sources, action }: ParsedInput<typeof decideEndpoint>): Promise<OutputOf<typeof decideEndpoint>> {
  await lockSources(ctx);
  const open = new Map((await found(ctx)).map((update) => [update.source, update]));
  const dates: string[] = [];
  for (const source of new Set(sources)) {
    const update = open.get(source);
    if (!update) throw notFound();
    dates.push(...(await (action === 'accept' ? accept(ctx, update) : reject(ctx, update))));
    await audit(ctx, {
      action: action === 'accept' ? 'holiday.update_accepted' : 'holiday.update_rejected',
      subject_type: 'holiday',
      subject_id: update.row?.id ?? null,
      after: { ...present(update) },
    });
  }
  await daysChanged(ctx, dates);
  const decided = new Set(sources).size;
  return { success: true, message: say(LEAVE_MESSAGES.holidayUpdatesDone, ctx.locale, { n: decided }), data: { decided } };
}

/** @returns the days that changed */
async function accept(ctx: Ctx, { kind, listed, row, states }: Found): Promise<string[]> {
  if (kind === 'removed' && row) {
    await removeHoliday(ctx, row.id);
    return [row.date];
  }
  if (!listed) return [];
  if (!row) {
    await insertHolidays(ctx, [rowOfListed(listed)]);
    return [listed.date];
  }
  const known = { source_date: listed.date, certainty: listed.status, basis: listed.basis, unconfirmed_states: [...listed.unconfirmed_states] };
  const source_states = row.source_states.length === 0 ? [] : [...listed.states];
  if (kind === 'states') {
    await changeHoliday(ctx, row.id, { ...known, states: [...states], source_states });
    return [row.date];
  }
  // Days in lieu stood for the old date; they are proposed anew where the new one needs them.
  const inLieu = await removeInLieuOf(ctx, row.id);
  const byHand = (await findCompanyHolidays(ctx, { year: yearOf(listed.date as CalendarDate) })).find(
    ({ id, date, name }) => id !== row.id && date === listed.date && name === row.name,
  );
  // Somebody has entered the right day meanwhile: it takes the place of the imported one.
  if (byHand) await removeHoliday(ctx, row.id);
  await changeHoliday(ctx, byHand?.id ?? row.id, {
    ...known,
    date: listed.date,
    source: listed.source,
    states: [...states],
    source_states,
    is_compulsory: row.is_compulsory || mustBeGiven(listed),
  });
  return [row.date, listed.date, ...inLieu];
}

/** What was rejected is not proposed again, unless the list says something else of it. */
async function reject(ctx: Ctx, { source, kind, listed, row }: Found): Promise<string[]> {
  if (kind === 'added' && listed) await refuseSource(ctx, source, listed.date);
  if (!row) return [];
  if (kind === 'removed') await changeHoliday(ctx, row.id, { source: null, source_date: null, source_states: [] });
  else if (listed) await changeHoliday(ctx, row.id, { source_date: listed.date, source_states: row.source_states.length === 0 ? [] : [...listed.states] });
  return [];
}
