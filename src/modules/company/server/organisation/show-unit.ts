import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Unit } from './organisation-unit.ts';
import { findUnitRecord } from './organisation.store.ts';
import { presentUnits } from './present-units.ts';

export async function showUnit(ctx: Ctx, unit: Unit, input: { readonly id: number }) {
  const record = await findUnitRecord(ctx, unit, input.id);
  if (!record) throw notFound();
  const [data] = await presentUnits(ctx, unit, [record], true);
  return { data };
}
