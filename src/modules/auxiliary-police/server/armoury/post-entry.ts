/** The one way into the armoury book: the entry, the balances that it moves and what it makes of the asset, in the caller's transaction. */
import { changed, invalid } from '#platform/contract/errors.ts';
import { toInstant } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ARMOURY_ERRORS } from '../../contract/armoury/armoury.messages.ts';
import { isCounted, type Condition } from '../../contract/armoury/asset-kinds.ts';
import { inStore, isRouted, OUTSIDE, type Entry, type Spot } from '../../contract/armoury/ledger.ts';
import { asmArmouryBalances, asmArmouryEntries, type AssetRecord } from './armoury.tables.ts';
import { updateAssetRecord } from './asset.store.ts';

/** What the book says beside what is moved. */
export interface BookFacts {
  readonly book_no?: string | null;
  readonly witness_id?: number | null;
  readonly condition?: Condition | null;
  readonly remark?: string | null;
  readonly due_back_at?: string | null;
  readonly police_report_no?: string | null;
  /** Made by the form: what is sent again is entered once. */
  readonly ref?: string | null;
  readonly application_id?: number | null;
}

const entered = adhocText<{ asset_id: number }>('select asset_id from asm_armoury_entries where company_id = $1 and ref = $2 limit 1');

/** Is what a form sends entered already? Ask behind the lock of the asset. @throws 409 where the same ref stands for another asset */
export async function isEntered(ctx: Ctx, asset: number, ref: string): Promise<boolean> {
  const [entry] = await entered(ctx.client, [ctx.companyId, ref]);
  if (entry && entry.asset_id !== asset) throw changed();
  return entry !== undefined;
}

const SPOT = 'company_id = $1 and asset_id = $2 and place = $3 and store_id is not distinct from $4::bigint and officer_id is not distinct from $5::bigint';
const take = adhocText<{ quantity: number }>(
  `update asm_armoury_balances set quantity = quantity - $6, updated_at = clock_timestamp() where ${SPOT} and quantity >= $6 returning quantity`,
);
const give = adhocText(
  `insert into asm_armoury_balances (company_id, asset_id, place, store_id, officer_id, quantity) values ($1, $2, $3, $4, $5, $6)
   on conflict (company_id, asset_id, place, store_id, officer_id) do update set quantity = asm_armoury_balances.quantity + excluded.quantity, updated_at = clock_timestamp()`,
);
const there = adhocText<{ quantity: number }>(`select quantity from asm_armoury_balances where ${SPOT}`);

/** How many of an asset are at a place. */
export async function balanceAt(ctx: Ctx, asset: number, { place, store_id, officer_id }: Spot): Promise<number> {
  return (await there(ctx.client, [ctx.companyId, asset, place, store_id, officer_id]))[0]?.quantity ?? 0;
}

const inside = adhocText<Spot & { quantity: number }>(
  `select place, store_id, officer_id, quantity from asm_armoury_balances
   where company_id = $1 and asset_id = $2 and place in ('Store', 'Workshop') and quantity > 0 order by place, store_id`,
);
/** Where an asset is that no officer has, and how many are there. */
export const insideOf = (ctx: Ctx, asset: number) => inside(ctx.client, [ctx.companyId, asset]);

/** What an entry makes of a thing with a serial number; of a lot the balances say it. */
function stateAfter({ kind, to }: Entry, { condition, due_back_at }: BookFacts): Partial<AssetRecord> {
  const free = { holder_officer_id: null, due_back_at: null };
  switch (kind) {
    case 'Issue':
      return { status: 'Issued', holder_officer_id: to.officer_id, due_back_at: due_back_at ?? null };
    case 'Maintenance':
      return { status: 'Maintenance', ...free };
    case 'Loss':
      return { status: 'Lost', ...free };
    case 'Disposal':
      return { status: 'Disposed', ...free };
    case 'Expended':
      return {};
    default:
      return { status: 'Available', ...free, ...(to.store_id !== null && { store_id: to.store_id }), ...(condition && { condition }) };
  }
}

const rowOf = (ctx: Ctx, asset: Pick<AssetRecord, 'id' | 'store_id'>, { kind, quantity, from, to }: Entry, facts: BookFacts) => ({
  ...facts,
  company_id: ctx.companyId,
  asset_id: asset.id,
  store_id: from.store_id ?? to.store_id ?? asset.store_id,
  kind,
  quantity,
  from_place: from.place,
  from_store_id: from.store_id,
  from_officer_id: from.officer_id,
  to_place: to.place,
  to_store_id: to.store_id,
  to_officer_id: to.officer_id,
  entered_at: toInstant(ctx.clock.now()),
  entered_by: ctx.actor.userId,
});

/** What is new comes into the stores where it belongs. @param assets made by the caller just now, in the condition that the book says */
export async function postReceipts(ctx: Ctx, assets: readonly AssetRecord[], quantity: number, facts: BookFacts): Promise<void> {
  if (assets.length === 0) return;
  const entries = assets.map((asset) => rowOf(ctx, asset, { kind: 'Receipt', quantity, from: OUTSIDE, to: inStore(asset.store_id) }, facts));
  await ctx.db
    .insert(asmArmouryBalances)
    .values(assets.map(({ id, store_id }) => ({ company_id: ctx.companyId, asset_id: id, place: 'Store' as const, store_id, quantity })));
  await ctx.db.insert(asmArmouryEntries).values(entries);
}

/**
 * @param asset locked by the caller @param field of the input that names the number
 * @returns its id in the book @throws 422 where there are not so many, or the officer has a firearm already
 */
export async function postEntry(ctx: Ctx, asset: AssetRecord, entry: Entry, facts: BookFacts = {}, field = 'quantity'): Promise<number> {
  const { kind, quantity, from, to } = entry;
  if (!isRouted(entry)) throw invalid('store_id', ARMOURY_ERRORS.notThere);
  if (from.place !== 'Outside') {
    const key = [ctx.companyId, asset.id, from.place, from.store_id, from.officer_id] as const;
    const taken = await take(ctx.client, [...key, quantity]);
    if (taken.length === 0) throw invalid(field, ARMOURY_ERRORS.tooFewThere, { n: await balanceAt(ctx, asset.id, from) });
  }
  if (to.place !== 'Outside') await give(ctx.client, [ctx.companyId, asset.id, to.place, to.store_id, to.officer_id, quantity]);
  const [made] = await ctx.db
    .insert(asmArmouryEntries)
    .values(rowOf(ctx, asset, entry, facts))
    .returning({ id: asmArmouryEntries.id });
  const { condition } = facts;
  const change = isCounted(asset.category) ? (condition && kind !== 'Issue' ? { condition } : {}) : stateAfter(entry, facts);
  if (Object.keys(change).length > 0)
    await guardUnique({ asm_assets_firearm_key: ['officer_id', ARMOURY_ERRORS.hasFirearm] }, () => updateAssetRecord(ctx, asset.id, change));
  return (made as { id: number }).id;
}
