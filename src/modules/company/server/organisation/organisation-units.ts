/** The five units, downward: branch, division, department; position level, position. */
import { fromRinggit, toDecimalText } from '#platform/contract/money.ts';
import type { OrganisationKind } from '../../contract/organisation.schema.ts';
import type { Unit } from './organisation-unit.ts';
import { presentBranch, presentDepartment, presentDivision, presentPosition, presentPositionLevel } from './organisation.presenter.ts';
import { branches, departments, divisions, positionLevels, positions } from './organisation.tables.ts';

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : null);
const asMoney = (value: unknown) => (typeof value === 'number' ? toDecimalText(fromRinggit(value)) : null);
const same = (form: Readonly<Record<string, unknown>>) => ({ ...form });

export const branchUnit = {
  kind: 'branch',
  table: branches,
  head: 'manager_id',
  parents: {},
  columns: (form) => ({ ...form, lat: asText(form['lat']), lng: asText(form['lng']) }),
  present: presentBranch,
} satisfies Unit;

export const divisionUnit = {
  kind: 'division',
  table: divisions,
  head: 'head_id',
  parents: { branch_id: 'branch' },
  columns: same,
  present: presentDivision,
} satisfies Unit;

export const departmentUnit = {
  kind: 'department',
  table: departments,
  head: 'head_id',
  parents: { division_id: 'division' },
  columns: same,
  present: presentDepartment,
} satisfies Unit;

export const positionLevelUnit = {
  kind: 'position_level',
  table: positionLevels,
  head: null,
  parents: {},
  columns: (form) => ({ ...form, min_salary: asMoney(form['min_salary']), max_salary: asMoney(form['max_salary']) }),
  present: presentPositionLevel,
} satisfies Unit;

export const positionUnit = {
  kind: 'position',
  table: positions,
  head: null,
  parents: { department_id: 'department', position_level_id: 'position_level' },
  columns: same,
  present: presentPosition,
} satisfies Unit;

export const UNITS: Readonly<Record<OrganisationKind, Unit>> = {
  branch: branchUnit,
  division: divisionUnit,
  department: departmentUnit,
  position_level: positionLevelUnit,
  position: positionUnit,
};

/** Units that hang under a kind, and the column by which they do. */
export function partsOf(kind: OrganisationKind): { unit: Unit; column: string }[] {
  return Object.values(UNITS).flatMap((unit) =>
    Object.entries(unit.parents)
      .filter(([, parent]) => parent === kind)
      .map(([column]) => ({ unit, column })),
  );
}
