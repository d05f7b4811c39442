/** Gathers what the rules of applications about assets judge by. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { OfficerStatus } from '../../contract/officer/officer.schema.ts';
import { isCounted } from '../../contract/armoury/asset-kinds.ts';
import { foldedNumber } from '../../contract/armoury/folded-number.ts';
import { inStore, withOfficer, WORKSHOP } from '../../contract/armoury/ledger.ts';
import type { ArmouryFacts, NamedAsset, Numbered } from '../../contract/armoury/armoury-facts.ts';
import { boughtOf } from '../../contract/application/rules/asset-rules.ts';
import { unitOf } from '../officer/strength.store.ts';
import type { AssetRecord } from './armoury.tables.ts';
import { findAsset, storesOf } from './asset.store.ts';
import { issueFacts } from './issue-facts.ts';
import { balanceAt } from './post-entry.ts';

const named = adhocText<NamedAsset>(
  `select a.id, a.name || coalesce(' · ' || a.serial_no, '') as name, a.category, a.status,
     (select coalesce(sum(b.quantity), 0) from asm_armoury_balances b where b.company_id = a.company_id and b.asset_id = a.id and b.place <> 'Officer')::int as inside
   from asm_assets a where a.company_id = $1 and a.id = any($2::bigint[]) order by a.id`,
);
const officers = adhocText<{ id: number; status: OfficerStatus }>('select id, status from asm_officers where company_id = $1 and id = any($2::bigint[])');
const taken = adhocText<Numbered>(
  `select a.category, a.serial_no from unnest($2::text[], $3::text[]) as named (category, serial_no)
   join asm_assets a on a.company_id = $1 and a.category = named.category and replace(lower(a.serial_no), ' ', '') = named.serial_no order by a.serial_no`,
);

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const idsOf = (...values: readonly unknown[]): number[] => values.flatMap((value) => (Array.isArray(value) ? (value as number[]) : (idOf(value) ?? [])));

/** From where an application takes something: the store that its form names, else the one where it belongs. */
export const storeOf = ({ store_id }: AssetRecord, payload: Readonly<Record<string, unknown>>): number => idOf(payload['store_id']) ?? store_id;

/** From where a loss is taken: of a lot the officer or the store that the form names, of another thing whoever has it, else where it is. */
export function lossSpot(asset: AssetRecord, payload: Readonly<Record<string, unknown>>) {
  const { category, status, holder_officer_id, store_id } = asset;
  const officer = idOf(payload['officer_id']);
  if (isCounted(category)) return officer === null ? inStore(storeOf(asset, payload)) : withOfficer(officer);
  if (holder_officer_id !== null) return withOfficer(holder_officer_id);
  return status === 'Maintenance' ? WORKSHOP : inStore(store_id);
}

interface Judged {
  readonly category: string;
  readonly officer_id: number | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

export async function armouryFacts(
  ctx: Ctx,
  { category, officer_id, payload }: Judged,
  decision: Readonly<Record<string, unknown>>,
  on: CalendarDate,
): Promise<ArmouryFacts> {
  const ids = [...new Set(idsOf(payload['asset_id'], payload['asset_ids']))];
  const people = [...new Set(idsOf(payload['officer_id'], decision['witness_id']))];
  const [assets, found, stores] = [await named(ctx.client, [ctx.companyId, ids]), await officers(ctx.client, [ctx.companyId, people]), await storesOf(ctx)];
  const store = idOf(payload['store_id']);
  const isMissing = (value: unknown) => idsOf(value).some((id) => !found.some((officer) => officer.id === id));
  const [first] = assets;
  const asset = first && (category === 'Issue' || category === 'Loss Report') ? (await findAsset(ctx, first.id)).asset : null;
  const quantity = Number(payload['quantity'] ?? 1);
  const delivered = boughtOf(payload, decision).flatMap(({ category: of, serials }) => serials.map((each) => ({ of, serial_no: foldedNumber(each) })));
  return {
    assets,
    unknown: [
      ...['asset_id', 'asset_ids'].filter((key) => idsOf(payload[key]).some((id) => !assets.some((asset) => asset.id === id))).map((key) => `payload.${key}`),
      ...(store !== null && !stores.some(({ id }) => id === store) ? ['payload.store_id'] : []),
      ...(isMissing(payload['officer_id']) ? ['payload.officer_id'] : []),
      ...(isMissing(decision['witness_id']) ? ['decision.witness_id'] : []),
    ],
    issue: asset && category === 'Issue' ? await issueFacts(ctx, asset, { officer_id, store_id: storeOf(asset, payload), quantity, on }) : null,
    witness_left: found.some(({ id, status }) => id === decision['witness_id'] && status === 'Inactive'),
    lost_from: asset && category === 'Loss Report' ? await balanceAt(ctx, asset.id, lossSpot(asset, payload)) : null,
    serials_taken:
      delivered.length === 0 ? [] : await taken(ctx.client, [ctx.companyId, delivered.map(({ of }) => of), delivered.map(({ serial_no }) => serial_no)]),
    licence_holder: ((await unitOf(ctx))?.licence_holder_id ?? null) !== null,
  };
}
