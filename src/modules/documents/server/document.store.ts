/** SQL of documents. Every query carries the company and stands behind `sight`. */
import { and, asc, count, desc, eq, ilike, lte, or, sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { readPage, type Page } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { listDocuments } from '../contract/document.endpoints.ts';
import { audienceCondition, sharedWithMe, visibility } from './document-visibility.ts';
import { documentAcknowledgements as acks, documents as d, documentVersions as versions, type DocumentRecord } from './document.tables.ts';

type Filter = ParsedInput<typeof listDocuments>;
export type NewDocument = typeof d.$inferInsert;

const SORT = { id: d.id, title: d.title, category: d.category, published_at: d.published_at, expires_at: d.expires_at, created_at: d.created_at } as const;

/** People who should confirm reading: active employees of the audience. */
const readers = sql<number>`(select count(*) from ${employees} where ${employees.company_id} = ${d.company_id} and ${employees.status} = 'Active' and ${employees.deleted_at} is null and ${audienceCondition})`;
const confirmed = sql<number>`(select count(*) from ${acks} where ${acks.document_id} = ${d.id} and ${acks.version} = ${d.version})`;
const confirmedBy = (employeeId: number) =>
  sql<boolean>`exists (select 1 from ${acks} where ${acks.document_id} = ${d.id} and ${acks.version} = ${d.version} and ${acks.employee_id} = ${employeeId})`;

export interface ListedDocument {
  readonly document: DocumentRecord;
  readonly file: string | null;
  readonly person: { readonly id: number; readonly name: string; readonly employee_code: string } | null;
  readonly author: string | null;
  readonly readers: number;
  readonly confirmed: number;
  readonly mine: boolean;
}

function rowsOf(ctx: Ctx, where: SQL | undefined) {
  // `employees` inside the counts is the audience; the document's own person is joined under another name.
  const person = sql`(select jsonb_build_object('id', p.id, 'name', p.name, 'employee_code', p.employee_code) from employees p where p.company_id = ${d.company_id} and p.id = ${d.employee_id})`;
  return ctx.db
    .select({
      document: d,
      file: versions.file,
      person: sql<ListedDocument['person']>`${person}`,
      author: users.name,
      readers: sql<number>`case when ${d.require_acknowledgement} then ${readers} else 0 end`.mapWith(Number),
      confirmed: sql<number>`case when ${d.require_acknowledgement} then ${confirmed} else 0 end`.mapWith(Number),
      mine: confirmedBy(ctx.actor.employee?.id ?? 0),
    })
    .from(d)
    .leftJoin(versions, and(eq(versions.document_id, d.id), eq(versions.version, d.version)))
    .leftJoin(users, eq(users.id, d.created_by))
    .where(where)
    .$dynamic();
}

function conditions(ctx: Ctx, filter: Filter, today: CalendarDate): SQL | undefined {
  const past = sql`${d.status} = 'published' and ${d.expires_at} < ${today}`;
  const byStatus =
    filter.status === 'expired'
      ? past
      : filter.status === 'published'
        ? sql`${d.status} = 'published' and not coalesce(${d.expires_at} < ${today}, false)`
        : undefined;
  return and(
    visibility(ctx, today),
    filter.mine ? sharedWithMe(ctx, today) : undefined,
    filter.employee_id ? eq(d.employee_id, filter.employee_id) : undefined,
    filter.category ? eq(d.category, filter.category) : undefined,
    filter.folder ? eq(d.folder, filter.folder) : undefined,
    filter.audience ? eq(d.audience, filter.audience) : undefined,
    byStatus ?? (filter.status ? eq(d.status, filter.status as 'draft' | 'archived') : undefined),
    filter.expiring ? and(lte(d.expires_at, addDays(today, filter.expiring)), sql`${d.expires_at} >= ${today}`) : undefined,
    filter.keyword ? or(ilike(d.title, containing(filter.keyword)), ilike(d.description, containing(filter.keyword))) : undefined,
  );
}

export async function listDocumentRecords(ctx: Ctx, filter: Filter, today: CalendarDate): Promise<Page<ListedDocument>> {
  const where = conditions(ctx, filter, today);
  return readPage(ctx, filter, {
    rows: rowsOf(ctx, where),
    count: ctx.db.select({ total: count() }).from(d).where(where),
    order: (to) => [to(SORT[filter.sort_by]), to(d.id)],
  });
}

export const listFolders = (ctx: Ctx, today: CalendarDate) =>
  ctx.db
    .select({ folder: d.folder, count: sql<number>`count(*)`.mapWith(Number) })
    .from(d)
    .where(visibility(ctx, today))
    .groupBy(d.folder)
    .orderBy(sql`${d.folder} nulls first`);

/** @throws 404 */
export async function getListed(ctx: Ctx, id: number, today: CalendarDate): Promise<ListedDocument> {
  const [row] = await rowsOf(ctx, and(visibility(ctx, today), eq(d.id, id)));
  if (!row) throw notFound();
  return row;
}

/** One document, locked. @throws 404 */
export async function lockDocument(ctx: Ctx, id: number, today: CalendarDate): Promise<DocumentRecord> {
  const [row] = await ctx.db
    .select()
    .from(d)
    .where(and(visibility(ctx, today), eq(d.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function insertDocument(ctx: Ctx, document: Omit<NewDocument, 'company_id'>, file: string): Promise<DocumentRecord> {
  const [saved] = await ctx.db
    .insert(d)
    .values({ ...document, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning();
  await addVersion(ctx, (saved as DocumentRecord).id, 1, file);
  return saved as DocumentRecord;
}

export async function addVersion(ctx: Ctx, documentId: number, version: number, file: string): Promise<void> {
  await ctx.db.insert(versions).values({ company_id: ctx.companyId, document_id: documentId, version, file, created_by: ctx.actor.userId });
}

export async function updateDocumentRecord(ctx: Ctx, id: number, change: Partial<NewDocument>): Promise<DocumentRecord> {
  const [saved] = await ctx.db
    .update(d)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

export const versionsOf = (ctx: Ctx, id: number) =>
  ctx.db
    .select({ version: versions.version, file: versions.file, by: users.name, at: versions.created_at })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.created_by))
    .where(and(eq(versions.company_id, ctx.companyId), eq(versions.document_id, id)))
    .orderBy(desc(versions.version))
    .execute();

export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly user_id: number | null;
}

/** Active employees of a document's audience; `unread`: without those who confirmed the current version. */
export function readersOf(ctx: Ctx, id: number, unread: boolean): Promise<Reader[]> {
  return ctx.db
    .select({ id: employees.id, name: employees.name, user_id: employees.user_id })
    .from(d)
    .innerJoin(employees, and(eq(employees.company_id, d.company_id), sql`${employees.deleted_at} is null`, eq(employees.status, 'Active'), audienceCondition))
    .where(
      and(
        eq(d.company_id, ctx.companyId),
        eq(d.id, id),
        unread
          ? sql`not exists (select 1 from ${acks} where ${acks.document_id} = ${d.id} and ${acks.version} = ${d.version} and ${acks.employee_id} = ${employees.id})`
          : undefined,
      ),
    )
    .orderBy(asc(employees.name));
}

/** Who has confirmed the current version, newest first. */
export const confirmersOf = (ctx: Ctx, id: number) =>
  ctx.db
    .select({ id: employees.id, name: employees.name, at: acks.at })
    .from(acks)
    .innerJoin(d, and(eq(d.company_id, acks.company_id), eq(d.id, acks.document_id), eq(d.version, acks.version)))
    .innerJoin(employees, and(eq(employees.company_id, acks.company_id), eq(employees.id, acks.employee_id)))
    .where(and(eq(acks.company_id, ctx.companyId), eq(acks.document_id, id)))
    .orderBy(desc(acks.at), asc(employees.name));

export async function insertAcknowledgement(ctx: Ctx, documentId: number, employeeId: number, version: number): Promise<void> {
  await ctx.db
    .insert(acks)
    .values({ company_id: ctx.companyId, document_id: documentId, employee_id: employeeId, version, at: ctx.clock.now().toISOString() })
    .onConflictDoNothing();
}

export async function isAcknowledged(ctx: Ctx, documentId: number): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: acks.id })
    .from(acks)
    .where(and(eq(acks.company_id, ctx.companyId), eq(acks.document_id, documentId)))
    .limit(1);
  return found !== undefined;
}
