/** Which units remain to choose from once one above them is chosen. Pure. */
import type { Option } from '#platform/web/ui/list-page.tsx';

interface Unit {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly status: string;
}

type Head = { readonly name: string } | null;

export interface UnitLists {
  readonly branches: readonly (Unit & { readonly manager?: Head })[];
  readonly divisions: readonly (Unit & { readonly branch_id: number | null; readonly head?: Head })[];
  readonly departments: readonly (Unit & { readonly division_id: number | null; readonly head?: Head })[];
  readonly position_levels: readonly Unit[];
  readonly positions: readonly (Unit & { readonly department_id: number | null; readonly position_level_id: number | null })[];
}

export const UNIT_FIELDS = ['branch_id', 'division_id', 'department_id', 'position_id', 'position_level_id'] as const;
export type UnitField = (typeof UNIT_FIELDS)[number];
export type UnitChoice = Partial<Record<UnitField, number | null | undefined>>;

/** A unit without a unit above belongs to all of them; nothing chosen narrows nothing. */
const under = (own: number | null, chosen: number | null | undefined) => own === null || !chosen || own === chosen;

/** The active units of each field, and the one that is chosen already even when it is inactive by now. */
export function narrowUnits(lists: UnitLists, chosen: UnitChoice): Readonly<Record<UnitField, readonly Unit[]>> {
  const usable = <U extends Unit>(units: readonly U[], field: UnitField) => units.filter((unit) => unit.status === 'Active' || unit.id === chosen[field]);
  return {
    branch_id: usable(lists.branches, 'branch_id'),
    division_id: usable(lists.divisions, 'division_id').filter((unit) => under(unit.branch_id, chosen.branch_id)),
    department_id: usable(lists.departments, 'department_id').filter((unit) => under(unit.division_id, chosen.division_id)),
    position_id: usable(lists.positions, 'position_id').filter((unit) => under(unit.department_id, chosen.department_id)),
    position_level_id: usable(lists.position_levels, 'position_level_id'),
  };
}

export const asOptions = (units: readonly { readonly id: number; readonly name: string }[]): Option[] =>
  units.map(({ id, name }) => ({ value: String(id), label: name }));
