/** SQL of a company's holidays. */
import { and, asc, between, eq, like, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { HOLIDAY_TYPES } from '../../contract/holiday/holiday.schema.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { holidayRefusals, holidays as h, type HolidayRecord } from './holiday.tables.ts';

export type NewHoliday = Omit<typeof h.$inferInsert, 'company_id'>;
interface Filter {
  readonly year: number;
  readonly type?: (typeof HOLIDAY_TYPES)[number] | undefined;
  readonly state?: string | undefined;
}

const ONE_NAME_A_DAY = { holidays_company_id_date_name_key: ['name', LEAVE_ERRORS.holidayTaken] } as const;

export const findCompanyHolidays = (ctx: Ctx, { year, type, state }: Filter): Promise<HolidayRecord[]> =>
  ctx.db
    .select()
    .from(h)
    .where(
      and(
        eq(h.company_id, ctx.companyId),
        between(h.date, `${year}-01-01`, `${year}-12-31`),
        type ? eq(h.type, type) : undefined,
        state ? sql`(cardinality(${h.states}) = 0 or ${state} = any(${h.states}))` : undefined,
      ),
    )
    .orderBy(asc(h.date), asc(h.id));

/** Holidays that were taken over from the country's calendar of a year, by where they came from, wherever they stand now. */
export async function findSources(ctx: Ctx, year: number): Promise<Map<string, HolidayRecord>> {
  const rows = await ctx.db
    .select()
    .from(h)
    .where(and(eq(h.company_id, ctx.companyId), like(h.source, `${year} %`)));
  return new Map(rows.flatMap((row) => (row.source === null ? [] : [[row.source, row]])));
}

/** @throws 404 */
export async function getHoliday(ctx: Ctx, id: number, lock = false): Promise<HolidayRecord> {
  const query = ctx.db
    .select()
    .from(h)
    .where(and(eq(h.company_id, ctx.companyId), eq(h.id, id)));
  const [record] = await (lock ? query.for('update') : query);
  if (!record) throw notFound();
  return record;
}

/** Locked for the change that follows. @throws 404 */
export const lockHoliday = (ctx: Ctx, id: number): Promise<HolidayRecord> => getHoliday(ctx, id, true);

export async function insertHolidays(ctx: Ctx, rows: readonly NewHoliday[]): Promise<HolidayRecord[]> {
  if (rows.length === 0) return [];
  const stamped = rows.map((row) => ({ ...row, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId }));
  return guardUnique(ONE_NAME_A_DAY, () => ctx.db.insert(h).values(stamped).returning());
}

export async function changeHoliday(ctx: Ctx, id: number, change: Partial<NewHoliday>): Promise<HolidayRecord> {
  const [saved] = await guardUnique(ONE_NAME_A_DAY, () =>
    ctx.db
      .update(h)
      .set({ ...change, updated_by: ctx.actor.userId })
      .where(and(eq(h.company_id, ctx.companyId), eq(h.id, id)))
      .returning(),
  );
  if (!saved) throw notFound();
  return saved;
}

/** More places for holidays that are there: nobody has edited them by this, so that their versions stay. */
export async function widenHoliday(ctx: Ctx, id: number, more: { readonly states: readonly string[]; readonly branch_ids: readonly number[] }): Promise<void> {
  await ctx.db
    .update(h)
    .set({
      states: sql`${h.states} || ${sql.param([...more.states])}::text[]`,
      source_states: sql`${h.source_states} || ${sql.param([...more.states])}::text[]`,
      branch_ids: sql`${h.branch_ids} || ${sql.param([...more.branch_ids])}::bigint[]`,
      updated_at: sql`${h.updated_at}`,
    })
    .where(and(eq(h.company_id, ctx.companyId), eq(h.id, id)));
}

/** Decisions about the list of one company come one after the other. */
export async function lockSources(ctx: Ctx): Promise<void> {
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('holiday-list/' || $1, 0))`, [ctx.companyId]);
}

/** Days in lieu of a holiday go. @returns their dates */
export async function removeInLieuOf(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.db
    .delete(h)
    .where(and(eq(h.company_id, ctx.companyId), eq(h.replaces_id, id)))
    .returning({ date: h.date });
  return rows.map(({ date }) => date);
}

/** How sure the days of the list are by now, where a row stands on its date. */
export async function refreshCertainty(ctx: Ctx): Promise<void> {
  await ctx.client.query(
    `update holidays h set certainty = p.status, basis = p.basis, unconfirmed_states = p.unconfirmed_states, source_date = p.date
     from public_holidays p
     where h.company_id = $1 and p.key = h.source and p.date = h.date
       and (h.certainty, h.basis, h.unconfirmed_states, h.source_date) is distinct from (p.status, p.basis, p.unconfirmed_states, p.date)`,
    [ctx.companyId],
  );
}

/** Remembers which changes of the list a company was told of. @returns how many of these are new */
export async function newlyTold(ctx: Ctx, updates: readonly { readonly source: string; readonly date: string }[]): Promise<number> {
  if (updates.length === 0) return 0;
  const { rowCount } = await ctx.client.query(
    `insert into holiday_update_notices (company_id, source, date)
     select $1, u.source, u.date from json_to_recordset($2) as u(source text, date date) on conflict do nothing`,
    [ctx.companyId, JSON.stringify(updates.map(({ source, date }) => ({ source, date })))],
  );
  return rowCount ?? 0;
}

/** The company does not want this day of the list; at another date it is proposed again. */
export async function refuseSource(ctx: Ctx, source: string, date: string): Promise<void> {
  await ctx.db.insert(holidayRefusals).values({ company_id: ctx.companyId, source, date, created_by: ctx.actor.userId }).onConflictDoNothing();
}

/** `source date` of the days of the list that the company does not want. */
export async function refusedSources(ctx: Ctx): Promise<Set<string>> {
  const rows = await ctx.db.select().from(holidayRefusals).where(eq(holidayRefusals.company_id, ctx.companyId));
  return new Set(rows.map(({ source, date }) => `${source} ${date}`));
}

/** Its replacement days go with it. */
export async function removeHoliday(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(h).where(and(eq(h.company_id, ctx.companyId), eq(h.id, id)));
}

/** Dates of the days in lieu that go with a holiday. */
export const daysInLieuOf = async (ctx: Ctx, id: number): Promise<string[]> =>
  (
    await ctx.db
      .select({ date: h.date })
      .from(h)
      .where(and(eq(h.company_id, ctx.companyId), eq(h.replaces_id, id)))
  ).map(({ date }) => date);
