/** What is seen of assets. */
import { and, eq, sql } from 'drizzle-orm';
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { ringgitOrNull } from '#platform/contract/money.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/armoury/armoury.endpoints.ts';
import type { AssetRow } from '../../contract/armoury/asset.schema.ts';
import { NOTICE_DAYS } from '../../contract/expiry-notice.ts';
import { today } from '../officer/read-officers.ts';
import { asmAssets as a } from './armoury.tables.ts';
import {
  assetsOf,
  chosenAssets,
  countAssets,
  findAsset,
  IN_STORE,
  LICENCE_ENDS,
  licencesOf,
  overdue,
  storesOf,
  viewOf,
  WITH_OFFICERS,
  type ListedAsset,
} from './asset.store.ts';
import { entriesOf, placesOf } from './entry.store.ts';
import { signaturesOf } from './signatures.ts';
import { PHOTO, SUBJECT } from './write-assets.ts';

type Call = 'listStoreChoices' | 'listAssets' | 'assetSummary' | 'showAsset';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const ORDER = { id: a.id, name: sql`lower(${a.name})`, category: a.category, serial_no: sql`lower(${a.serial_no})`, licence_expiry: LICENCE_ENDS } as const;

const present = ({ asset, store, quantity, in_store, licence_no, licence_expiry, to_license, service_no, holder }: ListedAsset): AssetRow => ({
  id: asset.id,
  category: asset.category,
  name: asset.name,
  serial_no: asset.serial_no,
  calibre: asset.calibre,
  quantity,
  in_store,
  licence_no,
  licence_expiry,
  to_license,
  holder: asset.holder_officer_id !== null && holder !== null ? { id: asset.holder_officer_id, name: holder, service_no: service_no ?? '' } : null,
  due_back_at: asset.due_back_at,
  store,
  condition: asset.condition,
  status: asset.status,
  updated_at: asset.updated_at,
});

export async function listAssets(ctx: Ctx, input: In<'listAssets'>): Promise<Out<'listAssets'>> {
  const day = today(ctx);
  const where = and(chosenAssets(ctx, input, day), input.view && viewOf(input.view, day));
  const { rows, meta } = await readPage(ctx, input, {
    rows: assetsOf(ctx).where(where),
    count: countAssets(ctx, where),
    order: (to) => [to(ORDER[input.sort_by]), to(a.id)],
  });
  return { data: rows.map(present), meta };
}

export const listStoreChoices = async (ctx: Ctx): Promise<Out<'listStoreChoices'>> => ({ data: await storesOf(ctx) });

export async function assetSummary(ctx: Ctx): Promise<Out<'assetSummary'>> {
  const day = today(ctx);
  const number = (what: ReturnType<typeof sql>) => sql<number>`coalesce(${what}, 0)`.mapWith(Number);
  const ending = sql`${a.status} not in ('Lost', 'Disposed') and ${a.category} = 'Firearm' and ${LICENCE_ENDS} <= ${addDays(day, NOTICE_DAYS[0])}::date`;
  const [sums] = await ctx.db
    .select({
      firearms: number(sql`count(*) filter (where ${a.category} = 'Firearm' and ${a.status} = 'Available')`),
      firearms_issued: number(sql`count(*) filter (where ${a.category} = 'Firearm' and ${a.status} = 'Issued')`),
      rounds: number(sql`sum(${IN_STORE}) filter (where ${a.category} = 'Ammunition')`),
      rounds_issued: number(sql`sum(${WITH_OFFICERS}) filter (where ${a.category} = 'Ammunition')`),
      licences_ending: number(sql`count(*) filter (where ${ending})`),
      to_license: number(sql`count(*) filter (where ${viewOf('licence', day)}) - count(*) filter (where ${ending})`),
      overdue: number(sql`count(*) filter (where ${overdue(day)})`),
    })
    .from(a)
    .where(eq(a.company_id, ctx.companyId));
  return { data: sums as Out<'assetSummary'>['data'] };
}

export async function showAsset(ctx: Ctx, { id }: In<'showAsset'>): Promise<Out<'showAsset'>> {
  const listed = await findAsset(ctx, id);
  const { asset } = listed;
  const entries = await entriesOf(ctx, id);
  const signatures = await signaturesOf(
    ctx,
    entries.map((entry) => entry.id),
  );
  return {
    data: {
      ...present(listed),
      brand: asset.brand,
      model: asset.model,
      purchase_date: asset.purchase_date,
      cost: ringgitOrNull(asset.cost),
      note: asset.note,
      photo: (await presentFilesOf(ctx, SUBJECT, [id], PHOTO)).get(id) ?? [],
      licences: await licencesOf(ctx, id),
      places: await placesOf(ctx, id),
      entries: entries.map((entry) => ({ ...entry, signature: signatures.get(entry.id) ?? null })),
    },
  };
}
