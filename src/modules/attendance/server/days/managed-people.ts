/** Whose days management looks at: employed on a day, in sight, in the organisation that is asked for. */
import { and, asc, count, eq, gte, ilike, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Meta } from '#platform/contract/endpoint.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { positions } from '#modules/company/server/public.ts';
import { countEmployed, employees as e, peopleIn } from '#modules/employee/server/public.ts';
import { attendances as a } from '../attendance.tables.ts';

export interface ManagedPerson {
  readonly id: number;
  readonly name: string;
  readonly employee_code: string;
  readonly branch_id: number | null;
  readonly position: string | null;
  readonly image_file: string | null;
  readonly created_at: string;
}

export interface PeopleAsked {
  readonly branch_id?: number | undefined;
  readonly division_id?: number | undefined;
  readonly department_id?: number | undefined;
  readonly employee_id?: number | undefined;
  readonly keyword?: string | undefined;
}

/** Employed on at least one day of a span. */
export const employedWithin = (ctx: Ctx, asked: PeopleAsked, from: CalendarDate, to: CalendarDate): SQL | undefined =>
  and(
    peopleIn(ctx, asked),
    lte(e.company_joined_at, to),
    or(isNull(e.inactive_at), gte(e.inactive_at, from)),
    asked.keyword ? ilike(e.search, containing(asked.keyword)) : undefined,
  );

/** Nobody of the company is left out, neither by the caller's scope nor by what is asked for. */
export const isEverybody = (ctx: Ctx, { branch_id, division_id, department_id, employee_id, keyword }: PeopleAsked): boolean =>
  ctx.actor.scope.all && !(branch_id ?? division_id ?? department_id ?? employee_id ?? keyword);

const COLUMNS = {
  id: e.id,
  name: e.name,
  employee_code: e.employee_code,
  branch_id: e.branch_id,
  position: positions.name,
  image_file: e.image_file,
  created_at: e.created_at,
};
const people = (ctx: Ctx, where: SQL | undefined) => ctx.db.select(COLUMNS).from(e).leftJoin(positions, eq(positions.id, e.position_id)).where(where);

interface Sorted {
  readonly sort: 'asc' | 'desc';
  readonly sort_by: string;
}
const orderOf =
  ({ sort_by }: Pick<Sorted, 'sort_by'>) =>
  (to: typeof asc): SQL[] => [to(sort_by === 'employee_code' ? e.employee_code : sort_by === 'name' ? sql`lower(${e.name})` : e.id), asc(e.id)];

/** The days within which everybody is employed whom a page is of; null: it is of a part of the company. */
export type WholeSpan = readonly [from: CalendarDate, to: CalendarDate] | null;

/** A page of them. Of a whole company their number follows from the kept one. */
export const pageOfPeople = (ctx: Ctx, asked: PageRequest & Sorted, where: SQL | undefined, whole: WholeSpan): Promise<{ rows: ManagedPerson[]; meta: Meta }> =>
  readPage(ctx, asked, {
    rows: people(ctx, where),
    count: whole ? { execute: async () => [{ total: await countEmployed(ctx, ...whole) }] } : ctx.db.select({ total: count() }).from(e).where(where),
    order: orderOf(asked),
  });

/** All of them, in order. */
export const allPeople = (ctx: Ctx, where: SQL | undefined, sorted: Sorted = { sort: 'asc', sort_by: 'name' }): Promise<ManagedPerson[]> =>
  people(ctx, where)
    .orderBy(...orderOf(sorted)(sorted.sort === 'asc' ? asc : (column) => sql`${column} desc`))
    .execute();

/** Whose kept session it is, in sight, with its day. */
export const personOfSession = (ctx: Ctx, id: number): Promise<(ManagedPerson & { date: string })[]> =>
  ctx.db
    .select({ ...COLUMNS, date: a.date })
    .from(a)
    .innerJoin(e, and(eq(e.company_id, a.company_id), eq(e.id, a.employee_id)))
    .leftJoin(positions, eq(positions.id, e.position_id))
    .where(and(eq(a.company_id, ctx.companyId), eq(a.id, id), peopleIn(ctx, {})))
    .execute();
