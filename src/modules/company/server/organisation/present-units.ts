/** Rows of one list with the names that they refer to, in one round trip: as many queries as there are kinds of names. */
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Person } from '../../contract/organisation.schema.ts';
import { maySeeOrganisation } from './organisation-rights.ts';
import type { Named, Unit } from './organisation-unit.ts';
import { countHolders, findPeople } from './organisation-users.ts';
import { unitNames, type UnitRecord } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';

const idsIn = (records: readonly UnitRecord[], column: string) => [
  ...new Set(records.map((record) => record[column]).filter((id): id is number => typeof id === 'number')),
];
/** `manager_id` → `manager` */
const nounOf = (column: string) => column.replace(/_id$/, '');

/** What rows have otherwise than their records. @param counted also how many active employees stand under each. */
export async function presentUnits(ctx: Ctx, { kind, head, parents, figures }: Unit, records: readonly UnitRecord[], counted: boolean): Promise<object[]> {
  const confidential = maySeeOrganisation(ctx);
  const above = Object.entries(parents);
  const ids = records.map(({ id }) => id);
  const [counts, people, ...named] = await pipeline(
    ctx,
    async () => (counted && confidential ? countHolders(ctx, kind, ids) : null),
    async (): Promise<ReadonlyMap<number, Named | Person>> => (head ? findPeople(ctx, idsIn(records, head)) : new Map()),
    ...above.map(
      ([column, parent]) =>
        () =>
          unitNames(ctx, UNITS[parent], idsIn(records, column)),
    ),
  );
  const names = [...(head ? [[head, people] as const] : []), ...above.map(([column], at) => [column, named[at]] as const)];
  return records.map((record) => ({
    ...Object.fromEntries(names.map(([column, known]) => [nounOf(column), known?.get(record[column] as number) ?? null])),
    ...(counts && { employees_count: counts.get(record.id) ?? 0 }),
    ...figures?.(record, confidential),
  }));
}
