import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import { checkUnitForm, UNIT_UNIQUE, type UnitForm } from './check-unit-form.ts';
import type { Unit } from './organisation-unit.ts';
import { clearHeadquarters, insertUnit, nextRank } from './organisation.store.ts';
import { presentUnits } from './present-units.ts';
import { recordChange } from '../tell-company.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';

/** Adds a unit. A level without a rank comes last; a new headquarters takes over from the old. */
export async function createUnit(ctx: Ctx, unit: Unit, form: UnitForm) {
  await checkUnitForm(ctx, unit, form);
  const values = unit.columns(form);
  if (unit.kind === 'position_level') values['rank'] ??= await nextRank(ctx);
  if (form['is_hq'] === true) await clearHeadquarters(ctx);
  const record = await guardUnique(UNIT_UNIQUE, () => insertUnit(ctx, unit, values));
  await recordChange(ctx, { action: 'created', subject_type: unit.kind, subject_id: record.id, after: record });
  const [data] = await presentUnits(ctx, unit, [record]);
  return { success: true as const, message: say(COMPANY_MESSAGES.unitAdded, ctx.locale, { name: record.name }), data };
}
