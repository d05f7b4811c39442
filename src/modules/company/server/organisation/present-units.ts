/** Rows of one list with the names that they refer to, in one flight: as many queries as there are kinds of names. */
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { countHolders, findPeople } from './organisation-users.ts';
import { maySeeOrganisation } from './organisation-rights.ts';
import type { Person } from '../../contract/organisation.schema.ts';
import type { Lookups, Named, Unit } from './organisation-unit.ts';
import { unitNames, type UnitRecord } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';

const idsIn = (records: readonly UnitRecord[], column: string) => [
  ...new Set(records.map((record) => record[column]).filter((id): id is number => typeof id === 'number')),
];

/** @param counted also how many active employees stand under each. */
export async function presentUnits(ctx: Ctx, unit: Unit, records: readonly UnitRecord[], counted = false): Promise<object[]> {
  const confidential = maySeeOrganisation(ctx);
  const above = Object.entries(unit.parents);
  const ids = records.map(({ id }) => id);
  const [people, counts, ...named] = await together(
    ctx,
    async () => (unit.head ? findPeople(ctx, idsIn(records, unit.head)) : new Map<number, Person>()),
    async () => (counted && confidential ? countHolders(ctx, unit.kind, ids) : null),
    ...above.map(
      ([column, kind]) =>
        () =>
          unitNames(ctx, UNITS[kind], idsIn(records, column)),
    ),
  );
  const parents = Object.fromEntries(above.map(([column], at) => [column, named[at] ?? new Map<number, Named>()]));
  const lookups: Lookups = { people, parents, counts, confidential };
  return records.map((record) => unit.present(record as never, lookups));
}
