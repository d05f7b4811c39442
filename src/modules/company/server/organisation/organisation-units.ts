/** The five units, downward: branch, division, department; position level, position. */
import { fromRinggit, toDecimalText, toRinggit } from '#platform/contract/money.ts';
import { COMPANY_ERRORS } from '../../contract/company.messages.ts';
import type { OrganisationKind } from '../../contract/organisation.schema.ts';
import type { Unit } from './organisation-unit.ts';
import { branches, departments, divisions, positionLevels, positions } from './organisation.tables.ts';

/** As many decimals as the column has, so that the same place reads the same. */
const asDegrees = (value: unknown) => (typeof value === 'number' ? value.toFixed(7) : null);
const asMoney = (value: unknown) => (typeof value === 'number' ? toDecimalText(fromRinggit(value)) : null);
const degrees = (value: unknown) => (value === null ? null : Number(value));
const ringgit = (value: unknown) => (typeof value === 'string' ? toRinggit(fromRinggit(value)) : null);

const NAMED = { _name_key: ['name', COMPANY_ERRORS.nameTaken], _code_key: ['code', COMPANY_ERRORS.codeTaken] } as const;

export const UNITS: Readonly<Record<OrganisationKind, Unit>> = {
  branch: {
    kind: 'branch',
    table: branches,
    head: 'manager_id',
    parents: {},
    unique: NAMED,
    columns: (form) => ({ ...form, lat: asDegrees(form['lat']), lng: asDegrees(form['lng']) }),
    figures: ({ lat, lng }) => ({ lat: degrees(lat), lng: degrees(lng) }),
  },
  division: { kind: 'division', table: divisions, head: 'head_id', parents: { branch_id: 'branch' }, unique: NAMED },
  department: { kind: 'department', table: departments, head: 'head_id', parents: { division_id: 'division' }, unique: NAMED },
  position_level: {
    kind: 'position_level',
    table: positionLevels,
    head: null,
    parents: {},
    unique: { ...NAMED, _rank_key: ['rank', COMPANY_ERRORS.rankTaken] },
    // Without a rank a level keeps its own; a new one comes last.
    columns: ({ rank, ...form }) => ({
      ...form,
      rank: rank ?? undefined,
      min_salary: asMoney(form['min_salary']),
      max_salary: asMoney(form['max_salary']),
    }),
    figures: ({ min_salary, max_salary }, confidential) => ({
      min_salary: confidential ? ringgit(min_salary) : null,
      max_salary: confidential ? ringgit(max_salary) : null,
    }),
  },
  position: {
    kind: 'position',
    table: positions,
    head: null,
    parents: { department_id: 'department', position_level_id: 'position_level' },
    unique: NAMED,
    figures: ({ headcount }, confidential) => ({ headcount: confidential ? headcount : null }),
  },
};

/** Units that hang under a kind, and the column by which they do. */
export function partsOf(kind: OrganisationKind): { unit: Unit; column: string }[] {
  return Object.values(UNITS).flatMap((unit) =>
    Object.entries(unit.parents)
      .filter(([, parent]) => parent === kind)
      .map(([column]) => ({ unit, column })),
  );
}
