/** SQL on the armoury book. People are named where the viewer sees them, else by their service number. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import type { AssetDetail, BookEntry, EntryKind } from '../../contract/armoury/asset.schema.ts';

const MOST = 100;
/** An officer as text. @param id SQL of the officer's id @param scope the first hole of the viewer's scope */
const officer = (id: string, scope: number) => `(select o.service_no || coalesce(' · ' || (select e.name from employees e
  where e.company_id = o.company_id and e.id = o.employee_id and e.deleted_at is null and ${scopeText('e', scope)}), '')
  from asm_officers o where o.company_id = $1 and o.id = ${id})`;
const store = (id: string) => `(select s.name from asm_stores s where s.company_id = $1 and s.id = ${id})`;
const INSTANT = `to_char(b.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = (scope: number) => `b.id, b.kind, b.quantity, ${INSTANT} as entered_at, b.book_no, b.condition, b.police_report_no, b.remark,
  coalesce(${store('b.from_store_id')}, ${officer('b.from_officer_id', scope)}) as "from",
  coalesce(${store('b.to_store_id')}, ${officer('b.to_officer_id', scope)}) as "to",
  ${officer('b.witness_id', scope)} as witness`;

const ofAsset = adhocText<Omit<BookEntry, 'signature'>>(
  `select ${columns(3)} from asm_armoury_entries b where b.company_id = $1 and b.asset_id = $2 order by b.id desc limit ${MOST}`,
);
export const entriesOf = (ctx: Ctx, asset: number) => ofAsset(ctx.client, [ctx.companyId, asset, ...scopeList(ctx.actor.scope)]);

const places = adhocText<AssetDetail['places'][number]>(
  `select b.place, b.store_id, b.officer_id, coalesce(${store('b.store_id')}, ${officer('b.officer_id', 3)}) as name, b.quantity
   from asm_armoury_balances b where b.company_id = $1 and b.asset_id = $2 and b.quantity > 0 order by b.place desc, name`,
);
export const placesOf = (ctx: Ctx, asset: number) => places(ctx.client, [ctx.companyId, asset, ...scopeList(ctx.actor.scope)]);

export interface BookLine extends Omit<BookEntry, 'signature'> {
  readonly kind: EntryKind;
  readonly asset_id: number;
  readonly from_store_id: number | null;
  readonly to_store_id: number | null;
}
const inBook = `b.company_id = $1 and $2 in (b.store_id, b.from_store_id, b.to_store_id)`;
const ofStore = adhocText<BookLine>(
  `select ${columns(6)}, b.asset_id, b.from_store_id, b.to_store_id from asm_armoury_entries b
   where ${inBook} and b.entered_at >= $3::timestamptz and b.entered_at < $4::timestamptz order by b.id limit $5`,
);
/** Entries of a store's book from an instant on and before another, the oldest first. */
export const bookLines = (ctx: Ctx, storeId: number, from: string, before: string, most: number) =>
  ofStore(ctx.client, [ctx.companyId, storeId, from, before, most, ...scopeList(ctx.actor.scope)]);

const opening = adhocText<{ asset_id: number; n: number }>(
  `select b.asset_id, sum(case when b.to_store_id = $2 then b.quantity else 0 end - case when b.from_store_id = $2 then b.quantity else 0 end)::int as n
   from asm_armoury_entries b where ${inBook} and b.entered_at < $3::timestamptz group by b.asset_id`,
);
/** What was in a store before an instant, by asset. */
export const openingsOf = async (ctx: Ctx, storeId: number, from: string): Promise<ReadonlyMap<number, number>> =>
  new Map((await opening(ctx.client, [ctx.companyId, storeId, from])).map(({ asset_id, n }) => [asset_id, n]));
