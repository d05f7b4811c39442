import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import { countHolders, moveHolders } from './organisation-users.ts';
import type { Unit } from './organisation-unit.ts';
import { countParts, findUnitRecord, moveParts, removeUnit } from './organisation.store.ts';
import { recordChange } from '../tell-company.ts';

/**
 * Deletes a unit. One that employees or other units stand under goes only with `move_to`, which takes them over;
 * otherwise 422 on `move_to` with how many there are.
 */
export async function deleteUnit(ctx: Ctx, unit: Unit, input: { readonly id: number; readonly move_to?: number | undefined }) {
  const record = await findUnitRecord(ctx, unit, input.id, true);
  if (!record) throw notFound();
  const target = input.move_to === undefined ? null : await targetOf(ctx, unit, input.id, input.move_to);
  if (target) {
    await moveParts(ctx, unit, input.id, target.id);
    await moveHolders(ctx, unit.kind, input.id, target.id);
  } else {
    const employees = (await countHolders(ctx, unit.kind, [input.id])).get(input.id) ?? 0;
    const parts = await countParts(ctx, unit, input.id);
    if (employees + parts > 0) throw invalid('move_to', COMPANY_ERRORS.inUse, { employees, parts });
  }
  await removeUnit(ctx, unit, input.id);
  await recordChange(ctx, { action: 'deleted', subject_type: unit.kind, subject_id: input.id, before: record, after: target ? { move_to: target.id } : null });
  const message = target
    ? say(COMPANY_MESSAGES.unitMoved, ctx.locale, { name: record.name, target: target.name })
    : say(COMPANY_MESSAGES.unitDeleted, ctx.locale, { name: record.name });
  return { success: true as const, message };
}

async function targetOf(ctx: Ctx, unit: Unit, id: number, moveTo: number) {
  if (moveTo === id) throw invalid('move_to', COMPANY_ERRORS.moveToItself);
  const target = await findUnitRecord(ctx, unit, moveTo, true);
  if (!target) throw invalid('move_to', COMPANY_ERRORS.noSuchUnit);
  return target;
}
