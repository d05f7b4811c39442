/** The only way out of the organisation's rows. */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { BranchRow, DepartmentRow, DivisionRow, PositionLevelRow, PositionRow } from '../../contract/organisation.schema.ts';
import type { Lookups } from './organisation-unit.ts';
import type { branches, departments, divisions, positionLevels, positions } from './organisation.tables.ts';

type Stored<T extends { $inferSelect: object }> = T['$inferSelect'];

type Shared = Pick<Stored<typeof branches>, 'id' | 'name' | 'code' | 'status' | 'updated_at'>;

function shared(record: Shared, { counts }: Lookups) {
  return {
    id: record.id,
    name: record.name,
    code: record.code,
    status: record.status,
    updated_at: instantText(record.updated_at),
    ...(counts ? { employees_count: counts.get(record.id) ?? 0 } : {}),
  };
}

const of = <V>(map: ReadonlyMap<number, V> | undefined, id: number | null): V | null => (id === null ? null : (map?.get(id) ?? null));
const ringgit = (amount: string | null) => (amount === null ? null : toRinggit(fromRinggit(amount)));
const degrees = (value: string | null) => (value === null ? null : Number(value));

export function presentBranch(record: Stored<typeof branches>, lookups: Lookups): BranchRow {
  return {
    ...shared(record, lookups),
    is_hq: record.is_hq,
    address_1: record.address_1,
    address_2: record.address_2,
    postcode: record.postcode,
    city: record.city,
    state: record.state,
    country: record.country,
    lat: degrees(record.lat),
    lng: degrees(record.lng),
    radius_m: record.radius_m,
    phone: record.phone,
    manager_id: record.manager_id,
    manager: of(lookups.people, record.manager_id),
    rest_days: record.rest_days,
  };
}

export function presentDivision(record: Stored<typeof divisions>, lookups: Lookups): DivisionRow {
  return {
    ...shared(record, lookups),
    head_id: record.head_id,
    head: of(lookups.people, record.head_id),
    branch_id: record.branch_id,
    branch: of(lookups.parents['branch_id'], record.branch_id),
  };
}

export function presentDepartment(record: Stored<typeof departments>, lookups: Lookups): DepartmentRow {
  return {
    ...shared(record, lookups),
    head_id: record.head_id,
    head: of(lookups.people, record.head_id),
    division_id: record.division_id,
    division: of(lookups.parents['division_id'], record.division_id),
  };
}

export function presentPositionLevel(record: Stored<typeof positionLevels>, lookups: Lookups): PositionLevelRow {
  return {
    ...shared(record, lookups),
    rank: record.rank,
    min_salary: lookups.confidential ? ringgit(record.min_salary) : null,
    max_salary: lookups.confidential ? ringgit(record.max_salary) : null,
  };
}

export function presentPosition(record: Stored<typeof positions>, lookups: Lookups): PositionRow {
  return {
    ...shared(record, lookups),
    department_id: record.department_id,
    department: of(lookups.parents['department_id'], record.department_id),
    position_level_id: record.position_level_id,
    position_level: of(lookups.parents['position_level_id'], record.position_level_id),
    description: record.description,
    headcount: lookups.confidential ? record.headcount : null,
  };
}
