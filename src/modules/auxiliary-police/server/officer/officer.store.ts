/** SQL on officers. An officer is seen by whoever may see the employee. */
import { and, asc, count, eq, gte, ilike, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { OfficerStatus } from '../../contract/officer/officer.schema.ts';
import { asmOfficers as o, asmRanks as r, type OfficerRecord } from '../unit.tables.ts';

/** What officers are chosen by, without page and order. */
export interface OfficerChoice {
  readonly keyword?: string | undefined;
  readonly rank_id?: number | undefined;
  readonly station?: string | undefined;
  readonly source?: OfficerRecord['source'] | undefined;
  readonly status?: OfficerStatus | undefined;
  readonly expiring?: number | undefined;
}

/** Officers whom the viewer sees; the query joins `employees` and `asm_ranks`. */
const seen = (ctx: Ctx): SQL | undefined => and(eq(o.company_id, ctx.companyId), visible(ctx));

export const chosenOfficers = (ctx: Ctx, choice: OfficerChoice, today: CalendarDate): SQL | undefined => {
  const like = choice.keyword && containing(choice.keyword);
  return and(
    seen(ctx),
    choice.rank_id ? eq(o.rank_id, choice.rank_id) : undefined,
    choice.station ? eq(sql`lower(${o.station})`, choice.station.toLowerCase()) : undefined,
    choice.source ? eq(o.source, choice.source) : undefined,
    choice.expiring ? and(gte(o.appointment_expiry, today), lte(o.appointment_expiry, addDays(today, choice.expiring)), ne(o.status, 'Inactive')) : undefined,
    like ? or(ilike(employees.search, like), ilike(o.service_no, like), ilike(o.station, like)) : undefined,
  );
};

const LISTED = {
  officer: o,
  rank: { name: r.name, name_ms: r.name_ms, level: r.level },
  card_until: sql<string | null>`(select max(k.expiry_at)::text from asm_cards k
    where k.company_id = ${o.company_id} and k.officer_id = ${o.id} and k.kind = 'Authority Card' and k.status = 'Active')`,
  person: {
    name: employees.name,
    code: employees.employee_code,
    status: employees.status,
    image_file: employees.image_file,
    date_of_birth: employees.date_of_birth,
    identity_number: employees.identity_number,
    blood_type: employees.blood_type,
  },
};

/** Officers with rank and person; narrow it by `chosenOfficers`. */
export const officersOf = (ctx: Ctx) => ctx.db.select(LISTED).from(o).innerJoin(employees, eq(employees.id, o.employee_id)).innerJoin(r, eq(r.id, o.rank_id));
export type ListedOfficer = Awaited<ReturnType<typeof officersOf>>[number];

export const countByStatus = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db.select({ status: o.status, total: count() }).from(o).innerJoin(employees, eq(employees.id, o.employee_id)).where(where).groupBy(o.status).execute();

/** @throws 404 also for an officer whom the viewer may not see */
export async function findOfficer(ctx: Ctx, id: number): Promise<ListedOfficer> {
  const [row] = await officersOf(ctx)
    .where(and(seen(ctx), eq(o.id, id)))
    .execute();
  if (!row) throw notFound();
  return row;
}

/** Locked for the change that follows; a row that names the officer, as a witness, need not wait. @throws 404 */
export async function lockOfficer(ctx: Ctx, id: number): Promise<OfficerRecord> {
  await findOfficer(ctx, id);
  const [row] = await ctx.db
    .select()
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)))
    .for('no key update');
  if (!row) throw notFound();
  return row;
}

export async function updateOfficerRecord(ctx: Ctx, id: number, change: Partial<OfficerRecord>): Promise<OfficerRecord> {
  const [saved] = await ctx.db
    .update(o)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

export async function insertOfficer(ctx: Ctx, officer: Omit<typeof o.$inferInsert, 'company_id'>): Promise<OfficerRecord> {
  const [saved] = await ctx.db
    .insert(o)
    .values({ ...officer, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning();
  return saved as OfficerRecord;
}

/** Officers who serve, by name or service number, as many as a list to choose from shows. */
export const chooseOfficers = (ctx: Ctx, keyword: string, today: CalendarDate) =>
  ctx.db
    .select({ id: o.id, name: employees.name, code: o.service_no })
    .from(o)
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .where(and(chosenOfficers(ctx, { keyword }, today), ne(o.status, 'Inactive')))
    .orderBy(asc(sql`lower(${employees.name})`))
    .limit(20)
    .execute();

/** Active local employees who are no officers. */
export const chooseCandidates = (ctx: Ctx, keyword: string) =>
  ctx.db
    .select({ id: employees.id, name: employees.name, code: employees.employee_code })
    .from(employees)
    .where(
      and(
        visible(ctx),
        eq(employees.status, 'Active'),
        eq(employees.employee_type, 'Local'),
        keyword ? ilike(employees.search, containing(keyword)) : undefined,
        sql`not exists (select from ${o} where ${o.company_id} = ${employees.company_id} and ${o.employee_id} = ${employees.id} and ${o.status} <> 'Inactive')`,
      ),
    )
    .orderBy(asc(sql`lower(${employees.name})`))
    .limit(20)
    .execute();

export const unitOfficer = adhocText<{ id: number; name: string }>(
  'select o.id, e.name from asm_officers o join employees e on e.company_id = o.company_id and e.id = o.employee_id where o.company_id = $1 and o.id = any($2::bigint[])',
);

const serving = adhocText<{ id: number }>(`select id from asm_officers where company_id = $1 and employee_id = $2 and status <> 'Inactive'`);

/** The officer that an employee is now, whoever asks; undefined: none. */
export const findServing = async (ctx: Ctx, employee: number): Promise<number | undefined> => (await serving(ctx.client, [ctx.companyId, employee]))[0]?.id;

/** Officers by id whom the viewer sees, also those who left. */
export const seenOfficers = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: o.id, name: employees.name, code: o.service_no, status: o.status })
    .from(o)
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .where(and(seen(ctx), among(o.id, ids)))
    .execute();

/** The employees who are these officers, as far as the viewer sees them and they serve. */
export const servingEmployees = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: o.employee_id, name: employees.name })
    .from(o)
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .where(and(seen(ctx), among(o.id, ids), ne(o.status, 'Inactive')))
    .orderBy(asc(o.employee_id))
    .execute();

/** Active officers whom the viewer sees. */
export const servingOfficers = (ctx: Ctx) =>
  ctx.db
    .select({ id: o.id, employee_id: o.employee_id, name: employees.name, service_no: o.service_no })
    .from(o)
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .where(and(seen(ctx), eq(o.status, 'Active')))
    .execute();
export type ServingOfficer = Awaited<ReturnType<typeof servingOfficers>>[number];
