/** The approval of the unit. */
import { eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { UNIT_ERRORS, UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';
import type { saveUnit as saveEndpoint, showUnit as showEndpoint, Unit } from '../../contract/officer/unit.endpoints.ts';
import { countInRanks, ladderOf } from '../rank/rank.store.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmAgencies as a, type AgencyRecord } from '../unit.tables.ts';
import { unitOfficer } from './officer.store.ts';
import { countTaken, unitOf } from './strength.store.ts';

async function present(ctx: Ctx, unit: AgencyRecord | null): Promise<Unit> {
  const [ladder, counted] = [await ladderOf(ctx), await countInRanks(ctx)];
  const wanted = unit ? [unit.officer_in_charge_id, unit.licence_holder_id].filter((id) => id !== null) : [];
  const names = new Map((await unitOfficer(ctx.client, [ctx.companyId, wanted])).map((officer) => [officer.id, officer]));
  return {
    unit: unit && {
      ...unit,
      officer_in_charge: names.get(unit.officer_in_charge_id ?? 0) ?? null,
      licence_holder: names.get(unit.licence_holder_id ?? 0) ?? null,
    },
    taken: [...counted.values()].reduce((sum, n) => sum + n, 0),
    by_rank: ladder.flatMap(({ id, name, name_ms }) => (counted.has(id) ? [{ id, name, name_ms, officers: counted.get(id) ?? 0 }] : [])),
  };
}

export const showUnit = async (ctx: Ctx): Promise<OutputOf<typeof showEndpoint>> => ({ data: await present(ctx, await unitOf(ctx)) });

export async function saveUnit(ctx: Ctx, form: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const before = await unitOf(ctx, true);
  const officers = [form.officer_in_charge_id, form.licence_holder_id].filter((id) => id !== null);
  const known = new Set((await unitOfficer(ctx.client, [ctx.companyId, officers])).map(({ id }) => id));
  const [ladder, taken] = [await ladderOf(ctx), await countTaken(ctx)];
  const faults: FieldTexts = {
    ...(form.highest_rank_id !== null && !ladder.some(({ id }) => id === form.highest_rank_id) && fault('highest_rank_id', UNIT_ERRORS.rankUnknown)),
    ...(form.officer_in_charge_id !== null && !known.has(form.officer_in_charge_id) && fault('officer_in_charge_id', UNIT_ERRORS.officerUnknown)),
    ...(form.licence_holder_id !== null && !known.has(form.licence_holder_id) && fault('licence_holder_id', UNIT_ERRORS.officerUnknown)),
    ...(form.approved_strength < taken && fault('approved_strength', UNIT_ERRORS.belowTaken, { taken })),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const [saved] = before
    ? await ctx.db.update(a).set(form).where(eq(a.company_id, ctx.companyId)).returning()
    : await ctx.db
        .insert(a)
        .values({ ...form, company_id: ctx.companyId })
        .returning();
  await audit(ctx, { action: 'asm_agency.saved', subject_type: 'asm_agency', subject_id: saved?.id ?? null, before, after: saved ?? null });
  await unitChanged(ctx);
  return { success: true, message: say(UNIT_MESSAGES.unitSaved, ctx.locale), data: await present(ctx, saved ?? null) };
}
