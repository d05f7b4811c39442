/** Categories as the rules of claims read them. */
import { asc, eq } from 'drizzle-orm';
import { toRinggit } from '#platform/contract/money.ts';
import { prepared, adhocText } from '#platform/server/db/prepared.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { CheckedCategory } from '../../contract/item/check-item.ts';
import { claimCategories as c, type CategoryRecord } from './claim-category.tables.ts';

const all = prepared('claim.categories', ['company'], (db, $) => db.select().from(c).where(eq(c.company_id, $.company)).orderBy(asc(c.sort_order), asc(c.id)));

/** All of them, deleted ones too, in their order; read once in a request. */
export const categoriesOf = (ctx: Ctx): Promise<CategoryRecord[]> => once(ctx, 'claim-categories', () => all(ctx, { company: ctx.companyId }));

export const categoryMap = async (ctx: Ctx): Promise<ReadonlyMap<number, CategoryRecord>> =>
  new Map((await categoriesOf(ctx)).map((category) => [category.id, category]));

/** One that is deleted is as inactive. */
export const asChecked = ({ daily_rate, deleted_at, status, ...category }: CategoryRecord): CheckedCategory => ({
  ...category,
  status: deleted_at === null ? status : 'Inactive',
  daily_rate: daily_rate === null ? null : toRinggit(daily_rate),
});

export const presentCategory = ({ id, name, name_ms, code, type }: CategoryRecord) => ({ id, name, name_ms, code, type });

const granted = adhocText<{ id: number; used: string }>(`select i.claim_category_id as id, sum(coalesce(i.approved_amount, i.allowed_amount)) as used
   from claim_items i join claims c on c.company_id = i.company_id and c.id = i.claim_id
   where i.company_id = $1 and i.claim_category_id = any($2::bigint[]) and i.date between $3 and $4
     and c.status in ('Approved', 'Waiting for Payment Approval', 'Waiting for Payment', 'Paid')
   group by i.claim_category_id`);

/** Ringgit granted of each in a year, as text. */
export async function grantedIn(ctx: Ctx, ids: readonly number[], year: number): Promise<Map<number, string>> {
  const rows = await granted(ctx.client, [ctx.companyId, ids, `${year}-01-01`, `${year}-12-31`]);
  return new Map(rows.map(({ id, used }) => [id, used]));
}

const inUse = adhocText<{ id: number }>(
  `select t.id from unnest($2::bigint[]) as t(id) where exists (select from claim_items i where i.company_id = $1 and i.claim_category_id = t.id)`,
);

export const categoriesInUse = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await inUse(ctx.client, [ctx.companyId, ids])).map(({ id }) => id));

/** Those that are named first, in this order; the others after them as they were. */
export async function orderCategories(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.client.query(
    `update claim_categories c set sort_order = o.place, updated_at = clock_timestamp()
     from (select c.id, row_number() over (order by array_position($2::bigint[], c.id), c.sort_order, c.id) as place
           from claim_categories c where c.company_id = $1 and c.deleted_at is null) o
     where c.company_id = $1 and c.id = o.id and c.sort_order <> o.place`,
    [ctx.companyId, [...ids]],
  );
}
