/** Five lists, registers all of them. Names are for every member; salaries and counts for those with the page. */
import { z } from 'zod';
import { defineEndpoint, MEMBER } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { commaList } from '#platform/contract/paging.ts';
import { on, register } from '#platform/contract/register/register.ts';
import { companyManifest } from './company.manifest.ts';
import {
  branchForm,
  branchRow,
  departmentForm,
  departmentRow,
  divisionForm,
  divisionRow,
  ORGANISATION_STATUSES,
  positionForm,
  positionLevelForm,
  positionLevelRow,
  positionRow,
} from './organisation.schema.ts';

const page = { ...on(companyManifest, '/admin/company/organizational'), read: MEMBER };
const EVERY = { status: z.enum(ORGANISATION_STATUSES).optional(), with_count: commaList(['employees']) };

/** What the five have in common. One in use goes only with `move_to`, which takes over its employees and parts. */
function units<Form extends z.ZodObject, Row extends z.ZodObject, const Sorts extends readonly [string, ...string[]], Parents extends z.ZodRawShape>(unit: {
  noun: string;
  plural: string;
  form: Form;
  row: Row;
  sorts: Sorts;
  parents: Parents;
}) {
  const { noun, plural, form, sorts } = unit;
  const filters = { ...EVERY, ...unit.parents };
  const path = `api/admin/companies/${plural}`;
  const list = register({
    name: `company.${noun}`,
    plural,
    path,
    page,
    form,
    row: unit.row.shape as Row['shape'],
    sorts,
    filters,
    removal: 'hidden',
    companyWide: true,
    emits: ['company'],
  });
  return { ...list, remove: defineEndpoint({ ...list.remove, input: list.remove.input.extend({ move_to: id().optional() }) }) };
}

export const branches = units({
  noun: 'branch',
  plural: 'branches',
  sorts: ['name', 'code', 'state', 'city', 'status'],
  parents: {},
  row: branchRow,
  form: branchForm,
});
export const divisions = units({
  noun: 'division',
  plural: 'divisions',
  sorts: ['name', 'code', 'status'],
  parents: { branch_id: id().optional() },
  row: divisionRow,
  form: divisionForm,
});
export const departments = units({
  noun: 'department',
  plural: 'departments',
  sorts: ['name', 'code', 'status'],
  parents: { division_id: id().optional() },
  row: departmentRow,
  form: departmentForm,
});
export const positionLevels = units({
  noun: 'position-level',
  plural: 'position-levels',
  sorts: ['name', 'code', 'rank', 'status'],
  parents: {},
  row: positionLevelRow,
  form: positionLevelForm,
});
export const positions = units({
  noun: 'position',
  plural: 'positions',
  sorts: ['name', 'code', 'status'],
  parents: { department_id: id().optional(), position_level_id: id().optional() },
  row: positionRow,
  form: positionForm,
});
