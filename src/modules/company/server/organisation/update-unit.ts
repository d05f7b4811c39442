import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import { branchChanged } from './branch-calendar.ts';
import { checkUnitForm, UNIT_UNIQUE, type UnitForm } from './check-unit-form.ts';
import type { Unit } from './organisation-unit.ts';
import { clearHeadquarters, findUnitRecord, updateUnit as writeUnit } from './organisation.store.ts';
import { presentUnits } from './present-units.ts';
import { demandSeenVersion } from '#platform/server/db/seen-version.ts';
import { recordChange } from '../tell-company.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';

/** Changes a unit. A level keeps its rank when none is given. */
export async function updateUnit(ctx: Ctx, unit: Unit, input: UnitForm & { readonly id: number; readonly updated_at?: string | undefined }) {
  const { id, updated_at: seen, ...form } = input;
  const before = await findUnitRecord(ctx, unit, id, true);
  if (!before) throw notFound();
  demandSeenVersion(before, seen);
  await checkUnitForm(ctx, unit, form);
  const values = unit.columns(form);
  if (unit.kind === 'position_level') values['rank'] ??= before['rank'];
  if (form['is_hq'] === true && before['is_hq'] !== true) await clearHeadquarters(ctx);
  const record = await guardUnique(UNIT_UNIQUE, () => writeUnit(ctx, unit, id, values));
  await recordChange(ctx, { action: 'updated', subject_type: unit.kind, subject_id: id, before, after: record });
  if (unit.kind === 'branch') await branchChanged(ctx, before, record);
  const [data] = await presentUnits(ctx, unit, [record], true);
  return { success: true as const, message: say(COMPANY_MESSAGES.unitSaved, ctx.locale, { name: record.name }), data };
}
