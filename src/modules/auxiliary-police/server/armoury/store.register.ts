/** The register of stores. */
import { sql } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { ARMOURY_ERRORS, ARMOURY_MESSAGES } from '../../contract/armoury/armoury.messages.ts';
import { stores } from '../../contract/armoury/store.register.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmStores as s } from './armoury.tables.ts';

const used = adhocText<{ id: number; things: number; used: boolean }>(
  `select s.id, (select count(*) from asm_armoury_balances b where b.company_id = s.company_id and b.store_id = s.id and b.quantity > 0)::int as things,
     exists (select from asm_assets a where a.company_id = s.company_id and a.store_id = s.id)
     or exists (select from asm_armoury_entries e where e.company_id = s.company_id and s.id in (e.store_id, e.from_store_id, e.to_store_id))
     or exists (select from asm_armoury_counts c where c.company_id = s.company_id and c.store_id = s.id) as used
   from asm_stores s where s.company_id = $1 and s.id = any($2::bigint[])`,
);
const usedOf = async (ctx: Ctx, records: readonly { readonly id: number }[]) =>
  new Map((await used(ctx.client, [ctx.companyId, records.map(({ id }) => id)])).map((row) => [row.id, row]));

export const storeRegister = registerOf(stores, {
  table: s,
  subject: 'asm_store',
  search: [s.name],
  order: { name: sql`lower(${s.name})` },
  unique: { asm_stores_name_key: ['name', ARMOURY_ERRORS.storeTaken] },
  wording: { created: ARMOURY_MESSAGES.storeCreated, saved: ARMOURY_MESSAGES.storeSaved, deleted: ARMOURY_MESSAGES.storeDeleted },
  async may(ctx, records) {
    const known = await usedOf(ctx, records);
    return records.map(({ id }) => ({ update: true as const, remove: known.get(id)?.used ? ARMOURY_ERRORS.storeUsed : (true as const) }));
  },
  async present(ctx, records) {
    const known = await usedOf(ctx, records);
    return records.map(({ id }) => ({ things: known.get(id)?.things ?? 0 }));
  },
  notify: unitChanged,
});
