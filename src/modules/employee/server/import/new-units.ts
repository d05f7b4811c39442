/** Units that a sheet names and the organisation lacks: said, offered to who may add them, made with the rows. */
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ImportOffer, OfferLine } from '#platform/server/imports/import-definition.ts';
import { mayMakeUnits, organisationLookup, type OrganisationLookup, type WantedUnit } from '#modules/company/server/public.ts';
import { NEW_UNITS, UNIT_COUNTS } from '../../contract/new-units.messages.ts';
import { UNIT_COLUMNS, type UnitKind } from '../employee.tables.ts';
import type { EmployeeLine } from './import-columns.ts';

const KINDS = Object.keys(UNIT_COLUMNS) as UnitKind[];

/** A name as the organisation is searched by it. */
export const unitKey = (value: unknown) => String(value).trim().toLowerCase();

/** Each once, in the order of the sheet, by kind. */
export function lackingUnits(units: OrganisationLookup, lines: readonly { readonly values: EmployeeLine }[]): WantedUnit[] {
  return KINDS.flatMap((kind) => {
    const names = new Map<string, string>();
    for (const { values } of lines) {
      const name = values[kind];
      if (typeof name !== 'string' || units[kind].has(unitKey(name)) || names.has(unitKey(name))) continue;
      names.set(unitKey(name), name.trim());
    }
    return [...names.values()].map((name) => ({ kind, name }));
  });
}

/** @param taken the rows are judged as if the units were there. */
export async function offerUnits(ctx: Ctx, rows: readonly OfferLine<EmployeeLine>[], taken: boolean): Promise<ImportOffer | null> {
  if (!mayMakeUnits(ctx)) return null;
  const lacking = lackingUnits(await organisationLookup(ctx), taken ? rows.filter(({ kind }) => kind !== 'refused') : rows);
  if (lacking.length === 0) return null;
  const byKind = KINDS.flatMap((kind) => {
    const names = lacking.filter((unit) => unit.kind === kind).map(({ name }) => name);
    return names.length > 0 ? [{ kind, names }] : [];
  });
  const counts = byKind.map(({ kind, names }) => say(UNIT_COUNTS[kind], ctx.locale, { n: names.length }));
  const what = new Intl.ListFormat(ctx.locale, { type: 'conjunction' }).format(counts);
  return {
    field: 'new_units',
    taken,
    label: say(taken ? NEW_UNITS.taken : NEW_UNITS.create, ctx.locale, { what }),
    names: byKind.map(({ kind, names }) => ({ column: kind, names })),
  };
}
