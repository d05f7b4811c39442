/** SQL of claims and their items. Every query carries the company; management sees the employees of its scope alone, and no drafts. */
import { and, asc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { prepared, preparedText, adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { claimItems as i, claims as c, type ClaimItemRecord, type ClaimRecord, type NewClaim, type NewClaimItem } from './claim.tables.ts';

/** `own`: of the signed-in employee; `managed`: of the employees that an administrator may see. */
export type Visibility = 'own' | 'managed';

export const CLAIM_NUMBERS = 'claim';

const ofCompany = (ctx: Ctx) => eq(c.company_id, ctx.companyId);

function visibilityOf(ctx: Ctx, visibility: Visibility): SQL | undefined {
  return visibility === 'own'
    ? and(ofCompany(ctx), eq(c.employee_id, ctx.actor.employee?.id ?? 0))
    : and(ofCompany(ctx), ne(c.status, 'Draft'), sql`exists (select from ${employees} where ${employees.id} = ${c.employee_id} and ${visible(ctx)})`);
}

/** Whoever changes what claims of a person hold takes this first: what a limit leaves is given once. */
export async function lockClaimsOf(ctx: Ctx, employeeId: number): Promise<void> {
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('claim.employee', $1) # $2)`, [ctx.companyId, employeeId]);
}

const lockedMany = adhocText(`select pg_advisory_xact_lock(hashtextextended('claim.employee', $1) # asked.id)
   from (select distinct employee_id as id from claims where company_id = $1 and id = any($2::bigint[]) order by 1) asked`);

/** The same of everybody whose claims are to be moved together, in one order: two officers with overlapping choices wait for each other. */
export const lockOwnersOf = async (ctx: Ctx, ids: readonly number[]): Promise<void> => void (await lockedMany(ctx.client, [ctx.companyId, ids]));

/** One claim, locked for the move that follows when asked. @throws 404 */
export async function getClaim(ctx: Ctx, id: number, visibility: Visibility, lock = false): Promise<ClaimRecord> {
  const query = ctx.db
    .select()
    .from(c)
    .where(and(visibilityOf(ctx, visibility), eq(c.id, id)));
  const [record] = await (lock ? query.for('update') : query);
  if (!record) throw notFound();
  return record;
}

/** Locks the claims of its employee, then the record: decisions and submissions of one person never cross. */
export async function lockClaim(ctx: Ctx, id: number, visibility: Visibility): Promise<ClaimRecord> {
  const { employee_id } = await getClaim(ctx, id, visibility);
  await lockClaimsOf(ctx, employee_id);
  return getClaim(ctx, id, visibility, true);
}

/** Those of some claims that an administrator may see, locked in one order; their owners are locked before (`lockOwnersOf`). */
export const lockClaims = (ctx: Ctx, ids: readonly number[]): Promise<ClaimRecord[]> =>
  ctx.db
    .select()
    .from(c)
    .where(and(visibilityOf(ctx, 'managed'), among(c.id, ids)))
    .orderBy(asc(c.id))
    .for('update')
    .execute();

/** A new claim of an employee is saved once under its name. */
export const CLAIMS_MADE = { table: c, person: c.employee_id };

const byIds = prepared('claim.by-ids', ['company', 'ids'], (db, $) =>
  db
    .select()
    .from(c)
    .where(and(eq(c.company_id, $.company), sql`${c.id} = any(${$.ids}::bigint[])`)),
);

/** Some claims of the company, those that are no longer there aside. */
export const claimsById = async (ctx: Ctx, ids: readonly number[]): Promise<ClaimRecord[]> =>
  ids.length === 0 ? [] : byIds(ctx, { company: ctx.companyId, ids: [...ids] });

export async function insertClaim(ctx: Ctx, claim: Omit<NewClaim, 'company_id'>): Promise<ClaimRecord> {
  const [saved] = await ctx.db
    .insert(c)
    .values({ ...claim, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning();
  return saved as ClaimRecord;
}

export async function changeClaim(ctx: Ctx, id: number, change: Partial<NewClaim>): Promise<ClaimRecord> {
  const [saved] = await ctx.db
    .update(c)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(ofCompany(ctx), eq(c.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

export async function removeClaim(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(c).where(and(ofCompany(ctx), eq(c.id, id)));
}

const itemsById = prepared('claim.items', ['company', 'claims'], (db, $) =>
  db
    .select()
    .from(i)
    .where(and(eq(i.company_id, $.company), sql`${i.claim_id} = any(${$.claims}::bigint[])`))
    .orderBy(asc(i.claim_id), asc(i.position)),
);

/** Items of some claims, by claim, in the order of their rows. */
export async function itemsOfClaims(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ClaimItemRecord[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await itemsById(ctx, { company: ctx.companyId, claims: [...ids] }), ({ claim_id }) => claim_id);
}

export const itemsOf = async (ctx: Ctx, claimId: number): Promise<ClaimItemRecord[]> => (await itemsOfClaims(ctx, [claimId])).get(claimId) ?? [];

export type ItemValues = Omit<NewClaimItem, 'company_id' | 'claim_id' | 'employee_id' | 'receipt_key'>;

/** What an item may be changed in; the rest says whose it is. */
const CHANGED = Object.fromEntries(
  Object.keys(getTableColumns(i))
    .filter((column) => !['id', 'company_id', 'claim_id', 'employee_id', 'receipt_key', 'created_at', 'updated_at'].includes(column))
    .map((column) => [column, sql.raw(`excluded.${column}`)]),
);

/** Makes these the items of a claim, in one statement: those with an id are changed, the others added, the rest go. @returns ids, row by row */
export async function replaceItems(ctx: Ctx, { id, employee_id }: ClaimRecord, items: readonly ItemValues[]): Promise<number[]> {
  const stay = items.flatMap((item) => item.id ?? []);
  await ctx.db.delete(i).where(and(eq(i.company_id, ctx.companyId), eq(i.claim_id, id), sql`not ${among(i.id, stay)}`));
  if (items.length === 0) return [];
  const saved = await ctx.db
    .insert(i)
    .values(items.map((item) => ({ ...item, company_id: ctx.companyId, claim_id: id, employee_id })))
    .onConflictDoUpdate({ target: i.id, set: CHANGED, setWhere: sql`${i.company_id} = ${ctx.companyId} and ${i.claim_id} = ${id}` })
    .returning({ id: i.id, position: i.position });
  return saved.toSorted((one, other) => one.position - other.position).map((item) => item.id);
}

/** What the office says of an item. */
export type ItemCheck = Pick<ClaimItemRecord, 'id' | 'check_status' | 'check_remark' | 'approved_amount'>;

const checked = adhocText(`update claim_items i
   set check_status = t.check_status, check_remark = t.check_remark, approved_amount = t.approved_amount, updated_at = clock_timestamp()
   from json_to_recordset($2) as t(id bigint, check_status text, check_remark text, approved_amount numeric)
   where i.company_id = $1 and i.id = t.id`);

export const writeChecks = async (ctx: Ctx, checks: readonly ItemCheck[]): Promise<void> =>
  void (await checked(ctx.client, [ctx.companyId, JSON.stringify(checks.map((check) => asStored(i, check)))]));

const granted = adhocText(`update claim_items set approved_amount = coalesce(allowed_amount, 0), updated_at = clock_timestamp()
   where company_id = $1 and claim_id = $2 and check_status = 'Pending'`);

/** What nobody has checked is granted what the limits left of it. */
export const grantUnchecked = async (ctx: Ctx, claimId: number): Promise<void> => void (await granted(ctx.client, [ctx.companyId, claimId]));

const batches = preparedText<{ claim_id: number; id: number; number: string }>(
  'claim.batches',
  `select i.subject_id as claim_id, b.id, b.number from payment_items i join payment_batches b on b.company_id = i.company_id and b.id = i.batch_id
   where i.company_id = $1 and i.subject_type = 'claim' and i.subject_id = any($2::bigint[]) and i.status not in ('Cancelled', 'Returned')`,
);

/** The payment batch that each stands in. */
export async function batchesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, { readonly id: number; readonly number: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await batches(ctx.client, [ctx.companyId, ids]);
  return new Map(rows.map(({ claim_id, ...batch }) => [claim_id, batch]));
}
