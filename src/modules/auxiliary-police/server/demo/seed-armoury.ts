/** The armoury of the demo: two stores, firearms with licences, ammunition by lot, equipment; issued, overdue, at the workshop, to be licensed anew; counts of the last days. */
import { addDays, addYears, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { AssetCategory } from '../../contract/armoury/asset-kinds.ts';
import { inStore, OUTSIDE, withOfficer, WORKSHOP, type Entry } from '../../contract/armoury/ledger.ts';
import { licenceEnd } from '../../contract/armoury/licence.ts';
import { asmArmouryCountLines, asmArmouryCounts, asmStores, type AssetRecord } from '../armoury/armoury.tables.ts';
import { insertAsset, insertLicences, lockAsset } from '../armoury/asset.store.ts';
import { postEntry, type BookFacts } from '../armoury/post-entry.ts';
import { seedSignatures } from './seed-signatures.ts';
import type { SeededUnit } from './seed-unit.ts';

interface Planned {
  readonly category: AssetCategory;
  readonly name: string;
  readonly brand?: string;
  readonly calibre?: string;
  /** Serial number, or prefix of the numbers of several. */
  readonly serial?: string;
  /** How many things of their own. */
  readonly things?: number;
  /** Of a lot. */
  readonly quantity?: number;
  readonly cost: number;
}
const PLAN: readonly Planned[] = [
  { category: 'Firearm', name: 'Service pistol', brand: 'Contoh P9', calibre: '9 mm', serial: 'CP9-41', things: 8, cost: 4200 },
  { category: 'Firearm', name: 'Pump shotgun', brand: 'Contoh S12', calibre: '12 gauge', serial: 'CS12-7', things: 2, cost: 5600 },
  { category: 'Ammunition', name: '9 mm rounds', calibre: '9 mm', serial: 'LOT 9-2025-04', quantity: 900, cost: 2700 },
  { category: 'Ammunition', name: '12 gauge cartridges', calibre: '12 gauge', serial: 'LOT 12-2024-11', quantity: 150, cost: 900 },
  { category: 'Radio', name: 'Portable radio', brand: 'Contoh R2', serial: 'CR2-30', things: 5, cost: 780 },
  { category: 'Body Armour', name: 'Body armour, level II', serial: 'BA-6', things: 3, cost: 1900 },
  { category: 'Baton', name: 'Expandable baton', things: 3, cost: 140 },
  { category: 'Handcuff', name: 'Handcuffs', things: 4, cost: 120 },
  { category: 'Uniform', name: 'Uniform shirts', quantity: 60, cost: 3300 },
];

/** What the applications of the demo name. */
export interface SeededArmoury {
  readonly store: number;
  readonly pistols: readonly number[];
  readonly shotguns: readonly number[];
  readonly rounds: number;
  readonly batons: readonly number[];
}

/** Enters every planned thing with its receipt, a year ago. */
async function receive(ctx: Ctx, store: number, day: CalendarDate): Promise<Map<string, AssetRecord[]>> {
  const made = new Map<string, AssetRecord[]>();
  for (const { category, name, brand, calibre, serial, things = 1, quantity, cost } of PLAN) {
    const rows: AssetRecord[] = [];
    for (let at = 0; at < things; at += 1) {
      const serial_no = serial === undefined ? null : quantity === undefined ? `${serial}${at + 1}` : serial;
      const asset = await insertAsset(ctx, {
        category,
        name,
        brand: brand ?? null,
        calibre: calibre ?? null,
        serial_no,
        condition: at % 4 === 3 ? 'Fair' : 'Good',
        store_id: store,
        purchase_date: day,
        cost: fromRinggit(cost),
      });
      await postEntry(ctx, asset, { kind: 'Receipt', quantity: quantity ?? 1, from: OUTSIDE, to: inStore(store) }, { condition: asset.condition });
      rows.push(asset);
    }
    made.set(name, rows);
  }
  return made;
}

export async function seedArmoury(
  stage: DemoStage,
  clerk: { readonly userId: number; readonly name: string },
  { company_id, officers }: SeededUnit,
): Promise<SeededArmoury> {
  const today = calendarDate(stage.today);
  const on = (day: CalendarDate, time = '08:00') => seedContext(stage.tx, { ...clerk, companyId: company_id }, fixedClock(`${day}T${time}:00+08:00`));
  const [main, post] = await stage.tx.db
    .insert(asmStores)
    .values([
      { company_id, name: 'Armoury Shah Alam', address: 'Persiaran Contoh, Seksyen 15, Shah Alam' },
      { company_id, name: 'Store Klang', address: null },
    ])
    .returning();
  const [store, second] = [main?.id ?? 0, post?.id ?? 0];
  const made = await receive(on(addDays(today, -340)), store, addDays(today, -340));
  const of = (name: string) => made.get(name) ?? [];
  const [pistols, shotguns, radios, [rounds], [shirts]] = [
    of('Service pistol'),
    of('Pump shotgun'),
    of('Portable radio'),
    of('9 mm rounds'),
    of('Uniform shirts'),
  ];
  const [chief, deputy] = officers;
  if (!chief || !deputy || !rounds || !shirts) throw new Error('The demo has no unit');
  const until = licenceEnd(today);
  const licence = { issued_at: addDays(addYears(until, -1), 1), holder_officer_id: chief.id, expires_at: until };
  await insertLicences(on(today), [
    ...pistols.map(({ id }, at) => ({ ...licence, asset_id: id, licence_no: `LES/SEL/${700 + at}` })),
    // One in the name of the former holder, one that ended.
    ...shotguns.map(({ id }, at) => ({
      ...licence,
      asset_id: id,
      licence_no: `LES/SEL/${740 + at}`,
      ...(at === 0 ? { holder_officer_id: deputy.id } : { issued_at: addDays(addYears(until, -2), 1), expires_at: addYears(until, -1) }),
    })),
  ]);
  let page = 311;
  const enter = async (day: CalendarDate, time: string, { id }: AssetRecord, entry: Entry, more: BookFacts = {}) => {
    const ctx = on(day, time);
    const witness = [chief, deputy].find((officer) => officer.id !== entry.from.officer_id && officer.id !== entry.to.officer_id);
    return postEntry(ctx, await lockAsset(ctx, id), entry, { book_no: `A/${page++}`, witness_id: witness?.id ?? null, condition: 'Good', ...more });
  };
  const give = (day: CalendarDate, asset: AssetRecord | undefined, place: number, quantity = 1, more: BookFacts = {}) => {
    const officer = officers[place];
    return asset && officer
      ? enter(day, '08:30', asset, { kind: 'Issue', quantity, from: inStore(store), to: withOfficer(officer.id) }, more)
      : Promise.resolve(null);
  };
  const yesterday = addDays(today, -1);
  // In the order of the days, as a book is written.
  for (const [at, radio] of radios.slice(0, 3).entries()) await give(addDays(today, -9), radio, 4 + at, 1, { due_back_at: addDays(today, at === 0 ? -2 : 5) });
  await give(addDays(today, -9), shirts, 12, 2);
  if (radios[4]) await enter(addDays(today, -8), '10:00', radios[4], { kind: 'Transfer', quantity: 1, from: inStore(store), to: inStore(second) });
  const taken = [await give(addDays(today, -6), pistols[0], 0)];
  await give(addDays(today, -6), rounds, 0, 30);
  taken.push(await give(addDays(today, -5), pistols[1], 2, 1, { due_back_at: addDays(today, 2) }));
  await give(addDays(today, -5), rounds, 2, 30);
  if (pistols[6])
    await enter(addDays(today, -4), '10:00', pistols[6], { kind: 'Maintenance', quantity: 1, from: inStore(store), to: WORKSHOP }, { remark: 'Firing pin' });
  const chiefSpot = withOfficer(chief.id);
  await enter(addDays(today, -3), '17:00', rounds, { kind: 'Return', quantity: 12, from: chiefSpot, to: inStore(store) });
  await enter(addDays(today, -3), '17:00', rounds, { kind: 'Expended', quantity: 18, from: chiefSpot, to: OUTSIDE }, { remark: 'Live firing, Kajang' });
  taken.push(await give(yesterday, pistols[2], 3));
  await seedSignatures(stage, { companyId: company_id, userId: clerk.userId }, taken);
  await seedCounts(stage, company_id, store, [chief.id, deputy.id], yesterday, clerk.userId);
  const ids = (rows: readonly AssetRecord[]) => rows.map(({ id }) => id);
  return { store, pistols: ids(pistols), shotguns: ids(shotguns), rounds: rounds.id, batons: ids(of('Expandable baton')) };
}

/** Both counts of yesterday: the closing one found two cartridges fewer. */
async function seedCounts(
  { tx }: DemoStage,
  company_id: number,
  store_id: number,
  [one, other]: readonly [number, number],
  date: CalendarDate,
  entered_by: number,
): Promise<void> {
  const { rows } = await tx.client.query<{ asset_id: number; n: number; cartridges: boolean }>(
    `select b.asset_id, b.quantity as n, a.name like '12 gauge%' as cartridges from asm_armoury_balances b join asm_assets a on a.id = b.asset_id
     where b.company_id = $1 and b.store_id = $2 and b.quantity > 0 and a.category in ('Firearm', 'Ammunition') order by a.id`,
    [company_id, store_id],
  );
  const counts = await tx.db
    .insert(asmArmouryCounts)
    .values(
      (['Opening', 'Closing'] as const).map((kind) => ({
        company_id,
        store_id,
        date,
        kind,
        entered_by,
        counted_by_id: kind === 'Opening' ? one : other,
        checked_by_id: kind === 'Opening' ? other : one,
        keys_with_id: kind === 'Opening' ? other : one,
        note: kind === 'Closing' ? 'Two cartridges fewer than the book: counted again tomorrow' : null,
      })),
    )
    .returning();
  await tx.db
    .insert(asmArmouryCountLines)
    .values(
      counts.flatMap(({ id, kind }) =>
        rows.map(({ asset_id, n, cartridges }) => ({ company_id, count_id: id, asset_id, expected: n, counted: kind === 'Closing' && cartridges ? n - 2 : n })),
      ),
    );
}
