/** SQL on assets and where they are. */
import { and, count, desc, eq, ilike, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { ARMED, type AssetCategory, type AssetStatus } from '../../contract/armoury/asset-kinds.ts';
import { NOTICE_DAYS } from '../../contract/expiry-notice.ts';
import { asmOfficers as o } from '../unit.tables.ts';
import { asmAssets as a, asmFirearmLicences as l, asmStores as s, type AssetRecord } from './armoury.tables.ts';

const GONE = ['Lost', 'Disposed'] as const;
/** Of the newest licence of an asset. */
const ofLicence = (column: 'licence_no' | 'expires_at' | 'holder_officer_id') => sql`(select ${sql.identifier(column)} from asm_firearm_licences n
  where n.company_id = ${a.company_id} and n.asset_id = ${a.id} order by n.expires_at desc, n.id desc limit 1)`;
export const LICENCE_ENDS = ofLicence('expires_at');
const amount = (where: SQL) =>
  sql<number>`(select coalesce(sum(b.quantity), 0) from asm_armoury_balances b
  where b.company_id = ${a.company_id} and b.asset_id = ${a.id} and ${where})`.mapWith(Number);
const NOMINATED = sql`(select g.licence_holder_id from asm_agencies g where g.company_id = ${a.company_id})`;
/** The licence is in the name of somebody who is not nominated any more. */
const OTHER_HOLDER = sql<boolean>`coalesce(${a.category} = 'Firearm' and ${a.status} not in ('Lost', 'Disposed') and ${ofLicence('holder_officer_id')} is distinct from ${NOMINATED}, false)`;

export const IN_STORE = amount(sql`b.place = 'Store'`);
export const WITH_OFFICERS = amount(sql`b.place = 'Officer'`);

export type View = 'armed' | 'issued' | 'licence' | 'maintenance';
export const viewOf = (view: View, today: CalendarDate): SQL | undefined => {
  const licensed = and(eq(a.category, 'Firearm'), sql`${a.status} not in ('Lost', 'Disposed')`);
  return {
    armed: among(a.category, ARMED),
    issued: sql`${WITH_OFFICERS} > 0`,
    licence: and(licensed, sql`(${LICENCE_ENDS} is null or ${LICENCE_ENDS} <= ${addDays(today, NOTICE_DAYS[0])}::date or ${OTHER_HOLDER})`),
    maintenance: eq(a.status, 'Maintenance'),
  }[view];
};

export interface AssetChoice {
  readonly keyword?: string | undefined;
  readonly category?: AssetCategory | undefined;
  readonly status?: AssetStatus | undefined;
  readonly store_id?: number | undefined;
  readonly officer_id?: number | undefined;
  readonly expiring?: number | undefined;
}

export function chosenAssets(ctx: Ctx, choice: AssetChoice, today: CalendarDate): SQL | undefined {
  const like = choice.keyword && containing(choice.keyword);
  const has = (where: SQL) =>
    sql`exists (select from asm_armoury_balances b where b.company_id = ${a.company_id} and b.asset_id = ${a.id} and b.quantity > 0 and ${where})`;
  return and(
    eq(a.company_id, ctx.companyId),
    choice.category ? eq(a.category, choice.category) : undefined,
    choice.status ? eq(a.status, choice.status) : undefined,
    choice.store_id ? or(eq(a.store_id, choice.store_id), has(sql`b.store_id = ${choice.store_id}`)) : undefined,
    choice.officer_id ? has(sql`b.officer_id = ${choice.officer_id}`) : undefined,
    choice.expiring ? sql`${LICENCE_ENDS} between ${today}::date and ${addDays(today, choice.expiring)}::date` : undefined,
    like ? or(ilike(a.name, like), ilike(a.serial_no, like), ilike(a.brand, like), ilike(a.model, like), ilike(o.service_no, like)) : undefined,
  );
}

/** Assets with their store, licence and holder; the holder's name only where the viewer sees the person. */
export const assetsOf = (ctx: Ctx) =>
  ctx.db
    .select({
      asset: a,
      store: s.name,
      quantity: amount(sql`true`),
      in_store: IN_STORE,
      licence_no: sql<string | null>`${ofLicence('licence_no')}`,
      licence_expiry: sql<string | null>`${LICENCE_ENDS}::text`,
      to_license: OTHER_HOLDER,
      service_no: o.service_no,
      holder: employees.name,
    })
    .from(a)
    .innerJoin(s, eq(s.id, a.store_id))
    .leftJoin(o, eq(o.id, a.holder_officer_id))
    .leftJoin(employees, and(eq(employees.id, o.employee_id), visible(ctx)));
export type ListedAsset = Awaited<ReturnType<typeof assetsOf>>[number];

export const countAssets = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db.select({ total: count() }).from(a).leftJoin(o, eq(o.id, a.holder_officer_id)).where(where);

const own = (ctx: Ctx, id: number) => and(eq(a.company_id, ctx.companyId), eq(a.id, id));

/** @throws 404 */
export async function findAsset(ctx: Ctx, id: number): Promise<ListedAsset> {
  const [row] = await assetsOf(ctx).where(own(ctx, id)).execute();
  if (!row) throw notFound();
  return row;
}

/** Locked: whoever moves the same thing waits here. @throws 404 */
export async function lockAsset(ctx: Ctx, id: number): Promise<AssetRecord> {
  const [row] = await ctx.db.select().from(a).where(own(ctx, id)).for('update');
  if (!row) throw notFound();
  return row;
}

type NewAsset = Omit<typeof a.$inferInsert, 'company_id'>;
/** At least one. */
export const insertAssets = (ctx: Ctx, assets: readonly NewAsset[]): Promise<AssetRecord[]> =>
  ctx.db
    .insert(a)
    .values(assets.map((asset) => ({ ...asset, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })))
    .returning()
    .execute();
export const insertAsset = async (ctx: Ctx, asset: NewAsset): Promise<AssetRecord> => (await insertAssets(ctx, [asset]))[0] as AssetRecord;

export async function updateAssetRecord(ctx: Ctx, id: number, change: Partial<AssetRecord>): Promise<AssetRecord> {
  const [saved] = await ctx.db
    .update(a)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(own(ctx, id))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

/** What an officer has is due back by a day, or sooner where that was agreed: the page of assets then names it as late. */
export async function recallFrom(ctx: Ctx, officer: number, day: string): Promise<void> {
  await ctx.db
    .update(a)
    .set({ due_back_at: sql`least(${a.due_back_at}, ${day}::date)`, updated_by: ctx.actor.userId })
    .where(and(eq(a.company_id, ctx.companyId), eq(a.holder_officer_id, officer)));
}

export async function insertLicences(ctx: Ctx, rows: readonly Omit<typeof l.$inferInsert, 'company_id'>[]): Promise<void> {
  if (rows.length > 0) await ctx.db.insert(l).values(rows.map((row) => ({ ...row, company_id: ctx.companyId })));
}

export const licencesOf = (ctx: Ctx, asset: number) =>
  ctx.db
    .select({
      id: l.id,
      licence_no: l.licence_no,
      holder: sql<string>`coalesce(${employees.name}, ${o.service_no})`,
      issued_at: l.issued_at,
      expires_at: l.expires_at,
    })
    .from(l)
    .innerJoin(o, eq(o.id, l.holder_officer_id))
    .leftJoin(employees, and(eq(employees.id, o.employee_id), visible(ctx)))
    .where(and(eq(l.company_id, ctx.companyId), eq(l.asset_id, asset)))
    .orderBy(desc(l.expires_at), desc(l.id))
    .execute();

/** Things that may be chosen, by typed words: `firearm` alone, what an officer may be given (`there`), or any that is not gone. */
export const chooseAssets = (ctx: Ctx, keyword: string, of: 'firearm' | 'there' | 'any', today: CalendarDate) =>
  ctx.db
    .select({ id: a.id, name: a.name, code: sql<string>`coalesce(${a.serial_no}, '–')` })
    .from(a)
    .leftJoin(o, eq(o.id, a.holder_officer_id))
    .where(
      and(
        chosenAssets(ctx, { keyword, ...(of === 'firearm' && { category: 'Firearm' as const }) }, today),
        sql`${a.status} not in (${sql.join(
          GONE.map((gone) => sql`${gone}`),
          sql`, `,
        )})`,
        of === 'there' ? sql`${IN_STORE} > 0` : undefined,
      ),
    )
    .orderBy(sql`lower(${a.name})`, a.serial_no)
    .limit(20)
    .execute();

const stores = adhocText<{ id: number; name: string }>('select id, name from asm_stores where company_id = $1 order by lower(name)');
export const storesOf = (ctx: Ctx) => stores(ctx.client, [ctx.companyId]);

const named = adhocText<{ id: number; name: string }>(
  `select id, name || coalesce(' · ' || serial_no, '') as name from asm_assets where company_id = $1 and id = any($2::bigint[]) order by array_position($2::bigint[], id)`,
);
export const assetNames = (ctx: Ctx, ids: readonly number[]) => named(ctx.client, [ctx.companyId, ids]);

export const overdue = (today: CalendarDate): SQL | undefined => and(isNotNull(a.due_back_at), sql`${a.due_back_at} < ${today}::date`);
