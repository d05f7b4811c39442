/** Opening and closing counts of the firearms and ammunition of a store, each by two different officers. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pageWithTotal } from '#platform/server/db/read-page.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { COUNT_KINDS, MOST_COUNTED } from '../../contract/armoury/armoury.endpoints.ts';
import type * as calls from '../../contract/armoury/armoury.endpoints.ts';
import { ARMOURY_ERRORS, ARMOURY_MESSAGES } from '../../contract/armoury/armoury.messages.ts';
import { today } from '../officer/read-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmArmouryCountLines, asmArmouryCounts } from './armoury.tables.ts';
import { storesOf } from './asset.store.ts';
import { announceDifference } from './count-notices.ts';
import { knownStore, servingOfficer } from './move-assets.ts';

type Call = 'listCounts' | 'showCount' | 'countSheet' | 'enterCount';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;
type Kind = (typeof COUNT_KINDS)[number];

const sheet = adhocText<Out<'countSheet'>['data']['lines'][number]>(
  `select a.id as asset_id, a.name, a.serial_no, a.category, b.quantity as expected
   from asm_armoury_balances b join asm_assets a on a.company_id = b.company_id and a.id = b.asset_id
   where b.company_id = $1 and b.store_id = $2 and b.quantity > 0 and a.category in ('Firearm', 'Ammunition') order by a.category desc, lower(a.name), a.serial_no`,
);
/** @throws 422 where one count cannot name everything */
async function sheetOf(ctx: Ctx, store: number): Promise<Out<'countSheet'>['data']['lines']> {
  const lines = await sheet(ctx.client, [ctx.companyId, store]);
  if (lines.length > MOST_COUNTED) throw invalid('store_id', ARMOURY_ERRORS.tooManyLines, { most: MOST_COUNTED });
  return lines;
}
const lockStore = adhocText('select id from asm_stores where company_id = $1 and id = $2 for no key update');
const madeOn = adhocText<{ kind: Kind }>('select kind from asm_armoury_counts where company_id = $1 and store_id = $2 and date = $3::date');

/** The count that comes next on a day; null: both are made. */
async function nextKind(ctx: Ctx, store: number): Promise<Kind | null> {
  const there = new Set((await madeOn(ctx.client, [ctx.companyId, store, today(ctx)])).map(({ kind }) => kind));
  return COUNT_KINDS.find((kind) => !there.has(kind)) ?? null;
}

export async function countSheet(ctx: Ctx, { store_id }: In<'countSheet'>): Promise<Out<'countSheet'>> {
  if (!(await storesOf(ctx)).some(({ id }) => id === store_id)) throw notFound();
  return { data: { kind: await nextKind(ctx, store_id), lines: await sheetOf(ctx, store_id) } };
}

/** @returns the name of the store @throws 422 */
async function checkCount(ctx: Ctx, { store_id, kind, counted_by_id, checked_by_id, keys_with_id }: In<'enterCount'>): Promise<string> {
  const store = await knownStore(ctx, store_id);
  if (counted_by_id === checked_by_id) throw invalid('checked_by_id', ARMOURY_ERRORS.samePerson);
  const { person: counter } = await servingOfficer(ctx, counted_by_id, 'counted_by_id');
  const { person: checker } = await servingOfficer(ctx, checked_by_id, 'checked_by_id');
  // Who left and came back has a second record, and may have a second appointment.
  if (counter.identity_number !== null && counter.identity_number === checker.identity_number) throw invalid('checked_by_id', ARMOURY_ERRORS.samePerson);
  if (keys_with_id !== null) await servingOfficer(ctx, keys_with_id, 'keys_with_id');
  await lockStore(ctx.client, [ctx.companyId, store_id]);
  const next = await nextKind(ctx, store_id);
  if (next !== kind) throw invalid('kind', next === 'Opening' ? ARMOURY_ERRORS.openingFirst : ARMOURY_ERRORS.counted);
  return store;
}

export async function enterCount(ctx: Ctx, input: In<'enterCount'>): Promise<Out<'enterCount'>> {
  const store = await checkCount(ctx, input);
  const { store_id, kind, counted_by_id, checked_by_id, keys_with_id, lines, note } = input;
  const expected = await sheetOf(ctx, store_id);
  const counted = new Map(lines.map((line) => [line.asset_id, line.counted]));
  if (counted.size !== lines.length || counted.size !== expected.length || expected.some(({ asset_id }) => !counted.has(asset_id)))
    throw invalid('lines', ARMOURY_ERRORS.countAll);
  const rows = expected.map(({ asset_id, expected: there }) => ({ asset_id, expected: there, counted: counted.get(asset_id) as number }));
  const differs = rows.filter((row) => row.counted !== row.expected).length;
  if (differs > 0 && note === null) throw invalid('note', ARMOURY_ERRORS.explain);
  const head = { company_id: ctx.companyId, store_id, kind, counted_by_id, checked_by_id, keys_with_id, note, date: today(ctx), entered_by: ctx.actor.userId };
  const [count] = await guardUnique({ asm_armoury_counts_once: ['kind', ARMOURY_ERRORS.counted] }, () =>
    ctx.db.insert(asmArmouryCounts).values(head).returning(),
  );
  const { id } = count as { id: number };
  if (rows.length > 0) await ctx.db.insert(asmArmouryCountLines).values(rows.map((row) => ({ ...row, company_id: ctx.companyId, count_id: id })));
  await audit(ctx, { action: 'asm_count.created', subject_type: 'asm_count', subject_id: id, after: { ...head, lines: rows.length, differs } });
  await unitChanged(ctx);
  if (differs > 0) await announceDifference(ctx, { id, store, differs });
  const message = differs === 0 ? say(ARMOURY_MESSAGES.counted, ctx.locale) : say(ARMOURY_MESSAGES.countedOff, ctx.locale, { n: differs });
  return { success: true, message, data: { id } };
}

type Row = Out<'listCounts'>['data'][number] & { readonly total: number };
const named = (id: string) => `(select o.service_no from asm_officers o where o.company_id = c.company_id and o.id = ${id})`;
const COLUMNS = `c.id, s.name as store, c.date::text, c.kind, ${named('c.counted_by_id')} as counted_by, ${named('c.checked_by_id')} as checked_by,
  ${named('c.keys_with_id')} as keys_with, c.note,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  (select count(*) from asm_armoury_count_lines l where l.company_id = c.company_id and l.count_id = c.id)::int as lines,
  (select count(*) from asm_armoury_count_lines l where l.company_id = c.company_id and l.count_id = c.id and l.counted <> l.expected)::int as differs,
  count(*) over ()::int as total`;
const counts = (order: 'asc' | 'desc') =>
  adhocText<Row>(`select ${COLUMNS} from asm_armoury_counts c join asm_stores s on s.company_id = c.company_id and s.id = c.store_id
   where c.company_id = $1 and ($2::bigint is null or c.store_id = $2) order by c.date ${order}, c.id ${order} limit $3 offset $4`);
const LISTS = { asc: counts('asc'), desc: counts('desc') };

export async function listCounts(ctx: Ctx, input: In<'listCounts'>): Promise<Out<'listCounts'>> {
  const { rows, meta } = await pageWithTotal(input, (limit, offset) => LISTS[input.sort](ctx.client, [ctx.companyId, input.store_id ?? null, limit, offset]));
  return { data: rows, meta };
}

const single = adhocText<Row>(
  `select ${COLUMNS} from asm_armoury_counts c join asm_stores s on s.company_id = c.company_id and s.id = c.store_id where c.company_id = $1 and c.id = $2`,
);
const countLines = adhocText<Out<'showCount'>['data']['counted'][number]>(
  `select l.asset_id, a.name, a.serial_no, a.category, l.expected, l.counted from asm_armoury_count_lines l
   join asm_assets a on a.company_id = l.company_id and a.id = l.asset_id where l.company_id = $1 and l.count_id = $2 order by l.id`,
);

export async function showCount(ctx: Ctx, { id }: In<'showCount'>): Promise<Out<'showCount'>> {
  const [row] = await single(ctx.client, [ctx.companyId, id]);
  if (!row) throw notFound();
  const { total: _total, ...count } = row;
  return { data: { ...count, counted: await countLines(ctx.client, [ctx.companyId, id]) } };
}

const within = adhocText<Row>(
  `select ${COLUMNS} from asm_armoury_counts c join asm_stores s on s.company_id = c.company_id and s.id = c.store_id
   where c.company_id = $1 and c.store_id = $2 and c.date between $3::date and $4::date order by c.date, c.id`,
);
/** Counts of a store over some days, for its book. */
export const countsWithin = (ctx: Ctx, store: number, from: string, until: string) => within(ctx.client, [ctx.companyId, store, from, until]);
