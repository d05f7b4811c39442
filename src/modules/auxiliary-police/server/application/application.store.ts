/** SQL on applications. One about a person is seen by whoever sees the person. */
import { and, count, eq, gte, ilike, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { OPEN_STATUSES, type ApplicationStatus } from '../../contract/application/application.workflow.ts';
import type { ApplicationType } from '../../contract/application/form-fields.ts';
import { asmAssets as t } from '../armoury/armoury.tables.ts';
import { asmOfficers as o } from '../unit.tables.ts';
import { typesSeen } from './application-rights.ts';
import { asmApplications as a, type ApplicationRecord } from './application.tables.ts';
import { firstPerson } from './subjects.ts';

export interface ApplicationChoice {
  readonly keyword?: string | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly type?: ApplicationType | undefined;
  readonly category?: string | null | undefined;
  readonly contingent?: string | null | undefined;
  readonly officer_id?: number | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Those that the viewer sees, without the status. The query joins `employees` and `asm_officers` from the left. */
export function chosenApplications(ctx: Ctx, choice: ApplicationChoice): SQL | undefined {
  const like = choice.keyword && containing(choice.keyword);
  return and(
    eq(a.company_id, ctx.companyId),
    among(a.type, typesSeen(ctx)),
    ctx.actor.scope.all ? undefined : or(isNull(a.employee_id), visible(ctx)),
    choice.type ? eq(a.type, choice.type) : undefined,
    choice.category ? eq(a.category, choice.category) : undefined,
    choice.contingent ? eq(a.contingent, choice.contingent) : undefined,
    choice.officer_id ? eq(a.officer_id, choice.officer_id) : undefined,
    choice.start_date ? gte(a.submitted_at, choice.start_date) : undefined,
    choice.end_date ? lte(a.submitted_at, choice.end_date) : undefined,
    like ? or(ilike(a.number, like), ilike(a.forward_ref, like), ilike(employees.search, like), ilike(o.service_no, like)) : undefined,
  );
}

/** The asset that a form names, or the first of several. */
export const namesAsset = and(eq(t.company_id, a.company_id), eq(t.id, sql`coalesce(${a.payload} ->> 'asset_id', ${a.payload} -> 'asset_ids' ->> 0)::bigint`));

export const applicationsOf = (ctx: Ctx) =>
  ctx.db
    .select({
      application: a,
      person: { name: employees.name, code: employees.employee_code },
      service_no: o.service_no,
      asset: { name: t.name, code: t.serial_no },
      first: firstPerson(ctx),
    })
    .from(a)
    .leftJoin(employees, eq(employees.id, a.employee_id))
    .leftJoin(o, eq(o.id, a.officer_id))
    .leftJoin(t, namesAsset);
export type ListedApplication = Awaited<ReturnType<typeof applicationsOf>>[number];

/** Kept by triggers, for a whole company: counting 100,000 takes longer than all else of a list. */
const kept = adhocText<{ status: ApplicationStatus; total: number }>(
  'select status, sum(n)::int as total from asm_application_counts where company_id = $1 and type = any($2::text[]) group by status having sum(n) <> 0',
);
/** Nothing but the type is chosen, and the viewer sees everybody. */
const isKept = ({ actor }: Ctx, { keyword, category, contingent, officer_id, start_date, end_date }: ApplicationChoice) =>
  actor.scope.all && !keyword && !category && !contingent && !officer_id && !start_date && !end_date;

const counting = (ctx: Ctx) =>
  ctx.db.select({ status: a.status, total: count() }).from(a).leftJoin(employees, eq(employees.id, a.employee_id)).leftJoin(o, eq(o.id, a.officer_id));
/** Of those that the viewer sees and that are chosen, whatever their status. */
export const countByStatus = async (ctx: Ctx, choice: ApplicationChoice): Promise<ReadonlyMap<ApplicationStatus, number>> => {
  const rows = isKept(ctx, choice)
    ? await kept(ctx.client, [ctx.companyId, choice.type ? typesSeen(ctx).filter((type) => type === choice.type) : typesSeen(ctx)])
    : await counting(ctx).where(chosenApplications(ctx, choice)).groupBy(a.status).execute();
  return new Map(rows.map(({ status, total }) => [status, total]));
};
export const countAll = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db.select({ total: count() }).from(a).leftJoin(employees, eq(employees.id, a.employee_id)).leftJoin(o, eq(o.id, a.officer_id)).where(where);

/** @throws 404 also for one that the viewer may not see */
export async function findApplication(ctx: Ctx, id: number): Promise<ListedApplication> {
  const [row] = await applicationsOf(ctx)
    .where(and(chosenApplications(ctx, {}), eq(a.id, id)))
    .execute();
  if (!row) throw notFound();
  return row;
}

/** Locked for the move that follows: who moves it at the same time waits here. @throws 404 */
export async function lockApplication(ctx: Ctx, id: number): Promise<ApplicationRecord> {
  await findApplication(ctx, id);
  const own = and(eq(a.company_id, ctx.companyId), eq(a.id, id));
  const [row] = await ctx.db.select().from(a).where(own).for('update');
  if (!row) throw notFound();
  return row;
}

export async function insertApplication(ctx: Ctx, row: Omit<typeof a.$inferInsert, 'company_id'>): Promise<ApplicationRecord> {
  const [saved] = await ctx.db
    .insert(a)
    .values({ ...row, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning();
  return saved as ApplicationRecord;
}

export async function updateApplicationRecord(ctx: Ctx, id: number, change: Partial<ApplicationRecord>): Promise<ApplicationRecord> {
  const [saved] = await ctx.db
    .update(a)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(eq(a.company_id, ctx.companyId), eq(a.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

/** Other ones of the same category about the same person that are open or wait for their day, whoever may see them. */
export async function countOthers(
  ctx: Ctx,
  {
    id = 0,
    type,
    category,
    employee_id,
  }: { readonly id?: number | null; readonly type: ApplicationType; readonly category: string; readonly employee_id: number | null },
): Promise<number> {
  if (employee_id === null) return 0;
  const [row] = await ctx.db
    .select({ n: count() })
    .from(a)
    .where(
      and(
        eq(a.company_id, ctx.companyId),
        eq(a.type, type),
        eq(a.category, category),
        eq(a.employee_id, employee_id),
        or(among(a.status, OPEN_STATUSES), isNotNull(a.effect_due)),
        ne(a.id, id ?? 0),
      ),
    );
  return row?.n ?? 0;
}

/** Of those that the viewer sees: how many were submitted in each month of a year, by type. */
export const countByMonth = (ctx: Ctx, year: number) => {
  const month = sql<number>`extract(month from ${a.submitted_at})::int`;
  return ctx.db
    .select({ month, type: a.type, n: count() })
    .from(a)
    .leftJoin(employees, eq(employees.id, a.employee_id))
    .leftJoin(o, eq(o.id, a.officer_id))
    .where(and(chosenApplications(ctx, {}), gte(a.submitted_at, `${year}-01-01`), lte(a.submitted_at, `${year}-12-31`)))
    .groupBy(month, a.type)
    .orderBy(month, a.type)
    .execute();
};

/** From one contingent to the next by the index: however many applications there are, as few steps as there are contingents. */
const contingents = adhocText<{ name: string }>(
  `with recursive each as (
     select min(contingent) as name from asm_applications where company_id = $1
     union all
     select (select min(contingent) from asm_applications where company_id = $1 and contingent > each.name) from each where each.name is not null)
   select name from each where name is not null order by lower(name)`,
);
/** The contingents that applications of the company went to. */
export const contingentsOf = (ctx: Ctx) => contingents(ctx.client, [ctx.companyId]);

/** Of applications that were approved since a day: how many, and the days from submission to decision. */
export const approvedSince = (ctx: Ctx, choice: ApplicationChoice, day: string) =>
  ctx.db
    .select({ n: count(), average_days: sql<string | null>`round(avg(${a.decision_date} - ${a.submitted_at}))` })
    .from(a)
    .leftJoin(employees, eq(employees.id, a.employee_id))
    .leftJoin(o, eq(o.id, a.officer_id))
    .where(and(chosenApplications(ctx, choice), eq(a.status, 'Approved'), gte(a.decision_date, day)))
    .execute();

export const rejectedSince = (ctx: Ctx, choice: ApplicationChoice, day: string) =>
  countAll(ctx, and(chosenApplications(ctx, choice), eq(a.status, 'Rejected'), gte(a.closed_at, day))).execute();
