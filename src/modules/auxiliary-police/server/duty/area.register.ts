/** The register of areas. */
import { sql } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { areas } from '../../contract/duty/area.register.ts';
import { AREA_MESSAGES, DUTY_ERRORS } from '../../contract/duty/duty.messages.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmAreas as a } from './duty.tables.ts';

const holding = adhocText<{ id: number; officers: number }>(
  `select a.id, count(*)::int as officers from asm_areas a
   join asm_officers o on o.company_id = a.company_id and lower(o.authority_area) = lower(a.name) and o.status <> 'Inactive'
   where a.company_id = $1 and a.id = any($2::bigint[]) group by a.id`,
);
const officersIn = async (ctx: Ctx, records: readonly { readonly id: number }[]) =>
  new Map((await holding(ctx.client, [ctx.companyId, records.map(({ id }) => id)])).map(({ id, officers }) => [id, officers]));

/** Officers hold their powers in an area by its name. */
const rename = adhocText('update asm_officers set authority_area = $3 where company_id = $1 and lower(authority_area) = lower($2)');

export const areaRegister = registerOf(areas, {
  table: a,
  subject: 'asm_area',
  search: [a.name, a.places],
  order: { name: sql`lower(${a.name})` },
  unique: { asm_areas_name_key: ['name', DUTY_ERRORS.areaTaken] },
  wording: AREA_MESSAGES,
  async may(ctx, records) {
    const known = await officersIn(ctx, records);
    return records.map(({ id }) => ({ update: true as const, remove: known.has(id) ? DUTY_ERRORS.areaUsed : (true as const) }));
  },
  async present(ctx, records) {
    const known = await officersIn(ctx, records);
    return records.map(({ id }) => ({ officers: known.get(id) ?? 0 }));
  },
  async notify(ctx, changes) {
    for (const { before, after } of changes)
      if (before && after && before.name !== after.name) await rename(ctx.client, [ctx.companyId, before.name, after.name]);
    await unitChanged(ctx);
  },
});
