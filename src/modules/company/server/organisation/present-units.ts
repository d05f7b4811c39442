/** Rows of one list with the names that they refer to, in as many queries as there are kinds of names. */
import type { Ctx } from '#platform/server/http/context.ts';
import { countHolders, findPeople } from './organisation-users.ts';
import { maySeeOrganisation } from './organisation-rights.ts';
import type { Lookups, Named, Unit } from './organisation-unit.ts';
import { unitNames, type UnitRecord } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';

const idsIn = (records: readonly UnitRecord[], column: string) => [
  ...new Set(records.map((record) => record[column]).filter((id): id is number => typeof id === 'number')),
];

/** @param counted also how many active employees stand under each. */
export async function presentUnits(ctx: Ctx, unit: Unit, records: readonly UnitRecord[], counted = false): Promise<object[]> {
  const parents: Record<string, ReadonlyMap<number, Named>> = {};
  for (const [column, kind] of Object.entries(unit.parents)) parents[column] = await unitNames(ctx, UNITS[kind], idsIn(records, column));
  const confidential = maySeeOrganisation(ctx);
  const lookups: Lookups = {
    people: unit.head ? await findPeople(ctx, idsIn(records, unit.head)) : new Map(),
    parents,
    counts:
      counted && confidential
        ? await countHolders(
            ctx,
            unit.kind,
            records.map(({ id }) => id),
          )
        : null,
    confidential,
  };
  return records.map((record) => unit.present(record as never, lookups));
}
