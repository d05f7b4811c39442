import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BoundRegister } from '#platform/server/register/register-of.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import { countHolders, moveHolders, whatNames } from './organisation-users.ts';
import type { Unit } from './organisation-unit.ts';
import { countParts, lockUnit, moveParts, removeUnit, type UnitRecord } from './organisation.store.ts';
import { recordChange } from '../notify-company.ts';

interface Removal {
  readonly id: number;
  readonly updated_at: string;
  readonly move_to?: number | undefined;
}

/**
 * Deletes a unit. One that employees or other units stand under, or a rule names, goes only with `move_to`, which takes them over;
 * otherwise 422 on `move_to` with how many there are.
 */
export async function deleteUnit(ctx: Ctx, unit: Unit, locked: BoundRegister['locked'], input: Removal) {
  const record = (await locked(ctx, input, 'remove')) as UnitRecord;
  const target = input.move_to === undefined ? null : await targetOf(ctx, unit, input.id, input.move_to);
  if (target) {
    await moveParts(ctx, unit, input.id, target.id);
    await moveHolders(ctx, unit.kind, input.id, target.id);
  } else {
    const employees = (await countHolders(ctx, unit.kind, [input.id])).get(input.id) ?? 0;
    const parts = await countParts(ctx, unit, input.id);
    if (employees + parts > 0) throw invalid('move_to', COMPANY_ERRORS.inUse, { employees, parts });
    const name = await whatNames(ctx, unit.kind, input.id);
    if (name !== null) throw invalid('move_to', COMPANY_ERRORS.namedBy, { name });
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
  const target = await lockUnit(ctx, unit, moveTo);
  if (!target) throw invalid('move_to', COMPANY_ERRORS.noSuchUnit);
  return target;
}
