import { metaFor } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Unit } from './organisation-unit.ts';
import { listUnitRecords, type UnitQuery } from './organisation.store.ts';
import { presentUnits } from './present-units.ts';

export type ListUnitsInput = UnitQuery & { readonly with_count: ReadonlySet<'employees'> } & Readonly<Record<string, unknown>>;

/** One page of a list, narrowed by its parents where asked. */
export async function listUnits(ctx: Ctx, unit: Unit, input: ListUnitsInput) {
  const filters = Object.fromEntries(Object.keys(unit.parents).map((column) => [column, input[column] as number | undefined]));
  const { records, total } = await listUnitRecords(ctx, unit, input, filters);
  return { data: await presentUnits(ctx, unit, records, input.with_count.has('employees')), meta: metaFor(input, total) };
}
