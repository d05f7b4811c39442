import type { Named, SessionCompany } from '../../viewer.tsx';

export type UnitValues = Readonly<Partial<Record<'branch_id' | 'division_id' | 'department_id', string>>>;

/** The units that remain to choose from, each level narrowed by the one above it. A unit without a parent belongs to all. */
export function narrowUnits(
  company: SessionCompany | null,
  values: UnitValues,
): { branches: readonly Named[]; divisions: readonly Named[]; departments: readonly Named[] } {
  const branch = Number(values.branch_id) || null;
  const division = Number(values.division_id) || null;
  const under = (own: number | null | undefined, chosen: number | null) => chosen === null || own === null || own === undefined || own === chosen;
  return {
    branches: company?.branches ?? [],
    divisions: (company?.divisions ?? []).filter((unit) => under(unit.branch_id, branch)),
    departments: (company?.departments ?? []).filter((unit) => under(unit.branch_id, branch) && under(unit.division_id, division)),
  };
}
