/** Effects of applications about assets: what is bought is received, licensed, given out, disposed of and written off, each once. */
import { invalid } from '#platform/contract/errors.ts';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ARMOURY_ERRORS } from '../../contract/armoury/armoury.messages.ts';
import { isCounted, isNumbered } from '../../contract/armoury/asset-kinds.ts';
import { inStore, OUTSIDE, withOfficer } from '../../contract/armoury/ledger.ts';
import { boughtOf, type Bought } from '../../contract/application/rules/asset-rules.ts';
import type { Approved, Effect } from '../effect.ts';
import { unitOf } from '../officer/strength.store.ts';
import { lossSpot, storeOf } from '../armoury/armoury-facts.ts';
import { insertAssets, insertLicences, lockAsset } from '../armoury/asset.store.ts';
import { insideOf, postEntry, postReceipts } from '../armoury/post-entry.ts';

const idsOf = (value: unknown) => [...new Set(value as number[])].toSorted((one, other) => one - other);
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
const bookOf = ({ application, decision }: Approved) => ({
  application_id: application.id,
  book_no: textOf(decision['book_no']),
  witness_id: idOf(decision['witness_id']),
});

async function licensed(ctx: Ctx, { application, decision, decision_date }: Approved, assets: readonly number[]): Promise<void> {
  const holder = (await unitOf(ctx))?.licence_holder_id ?? null;
  if (holder === null) throw invalid('base', ARMOURY_ERRORS.noHolder);
  const [licence_no, expires_at] = [String(decision['licence_no']), String(decision['licence_expiry'])];
  await insertLicences(
    ctx,
    assets.map((asset_id) => ({ asset_id, licence_no, holder_officer_id: holder, issued_at: decision_date, expires_at, application_id: application.id })),
  );
}

/** Of a counted asset one lot, of others one for each serial number, or for each piece where none is numbered. */
async function receive(ctx: Ctx, approved: Approved, { category, name, calibre, quantity, cost, serials }: Bought, row: number): Promise<number[]> {
  const { application, decision_date } = approved;
  const counted = isCounted(category);
  const pieces =
    counted || (!isNumbered(category) && serials.length === 0) ? Array.from({ length: counted ? 1 : quantity }, (_, at) => serials[at] ?? null) : serials;
  // To the sen: the first pieces bear what the division leaves.
  const sen = fromRinggit(cost);
  const costOf = (at: number) => Math.floor(sen / pieces.length) + (at < sen % pieces.length ? 1 : 0);
  const thing = {
    category,
    name,
    calibre,
    condition: 'Good' as const,
    store_id: Number(application.payload['store_id']),
    purchase_date: decision_date,
    application_id: application.id,
  };
  const assets = await guardUnique({ asm_assets_serial_key: [`decision.serials.${row}`, ARMOURY_ERRORS.serialTaken] }, () =>
    insertAssets(
      ctx,
      pieces.map((serial_no, at) => ({ ...thing, serial_no, cost: costOf(at) as Sen })),
    ),
  );
  await postReceipts(ctx, assets, counted ? quantity : 1, { ...bookOf(approved), condition: 'Good' });
  return assets.map(({ id }) => id);
}

/** Line by line; all firearms of a delivery stand in one licence. */
export const purchase: Effect = async (ctx, approved) => {
  const lines = boughtOf(approved.application.payload, approved.decision);
  const made: number[][] = [];
  for (const [row, line] of lines.entries()) made.push(await receive(ctx, approved, line, row));
  const firearms = lines.flatMap(({ category }, at) => (category === 'Firearm' ? (made[at] ?? []) : []));
  if (firearms.length > 0) await licensed(ctx, approved, firearms);
  return { asset_ids: made.flat() };
};

export const issue: Effect = async (ctx, approved) => {
  const { application, officer } = approved;
  if (!officer) throw new Error(`${application.number} names no officer`);
  const { payload } = application;
  const asset = await lockAsset(ctx, Number(payload['asset_id']));
  await postEntry(
    ctx,
    asset,
    { kind: 'Issue', quantity: Number(payload['quantity']), from: inStore(storeOf(asset, payload)), to: withOfficer(officer.id) },
    { ...bookOf(approved), due_back_at: textOf(payload['due_back_at']), remark: textOf(payload['purpose']), condition: asset.condition },
    'payload.quantity',
  );
  return { asset_id: asset.id, holder_officer_id: officer.id };
};

export const renewLicences: Effect = async (ctx, approved) => {
  const ids = idsOf(approved.application.payload['asset_ids']);
  await licensed(ctx, approved, ids);
  return { asset_ids: ids, licence_no: approved.decision['licence_no'], licence_expiry: approved.decision['licence_expiry'] };
};

/** What is in a store or at the workshop leaves the unit: a lot with all its rounds, in whichever stores they are. */
export const dispose: Effect = async (ctx, approved) => {
  const { payload } = approved.application;
  const gone: Record<string, number> = {};
  for (const id of idsOf(payload['asset_ids'])) {
    const asset = await lockAsset(ctx, id);
    const inside = await insideOf(ctx, id);
    if (inside.length === 0) throw invalid('payload.asset_ids', ARMOURY_ERRORS.notThere);
    for (const { quantity, ...from } of inside)
      await postEntry(
        ctx,
        asset,
        { kind: 'Disposal', quantity, from, to: OUTSIDE },
        { ...bookOf(approved), remark: textOf(payload['reason']) },
        'payload.asset_ids',
      );
    gone[String(id)] = inside.reduce((sum, { quantity }) => sum + quantity, 0);
  }
  return { disposed: gone };
};

export const writeOff: Effect = async (ctx, { application }) => {
  const { payload, id } = application;
  const asset = await lockAsset(ctx, Number(payload['asset_id']));
  await postEntry(
    ctx,
    asset,
    { kind: 'Loss', quantity: Number(payload['quantity']), from: lossSpot(asset, payload), to: OUTSIDE },
    { application_id: id, police_report_no: textOf(payload['police_report_no']), remark: textOf(payload['circumstances'])?.slice(0, 500) ?? null },
    'payload.quantity',
  );
  return { asset_id: asset.id };
};
