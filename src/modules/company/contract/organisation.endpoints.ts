/** Five lists, the same five calls each. Names are for every member; salaries and counts for those with the page. */
import { z } from 'zod';
import { defineEndpoint, demand, done, list, MEMBER, one, wrote, type Demand } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { commaList, listParams } from '#platform/contract/paging.ts';
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

const PAGE = '/admin/company/organizational';
const may = (action: 'Create' | 'Update' | 'Delete'): Demand => demand(companyManifest, PAGE, action);

const seen = { updated_at: z.string().max(40).optional() };

/** The calls of one list. `path` is its plural in the URL. */
function unitEndpoints<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
  Row extends z.ZodObject,
  Form extends z.ZodObject,
>(unit: { path: string; noun: string; sorts: Sorts; filters: Filters; row: Row; form: Form }) {
  const { path, noun, row, form } = unit;
  return {
    list: defineEndpoint({
      name: `company.list-${path}`,
      method: 'GET',
      path: `api/admin/companies/${path}`,
      demands: MEMBER,
      input: z.object({
        ...listParams(unit.sorts),
        status: z.enum(ORGANISATION_STATUSES).optional(),
        with_count: commaList(['employees']),
        ...unit.filters,
      }),
      output: list(row),
      summary: `Lists ${path}`,
    }),
    show: defineEndpoint({
      name: `company.show-${noun}`,
      method: 'GET',
      path: `api/admin/companies/${path}/{id}`,
      demands: MEMBER,
      input: z.object({ id: id() }),
      output: one(row),
      summary: `One ${noun}`,
    }),
    create: defineEndpoint({
      name: `company.create-${noun}`,
      method: 'POST',
      path: `api/admin/companies/${path}`,
      demands: may('Create'),
      companyWide: true,
      input: form,
      output: wrote(row),
      summary: `Adds a ${noun}`,
      emits: ['company'],
    }),
    update: defineEndpoint({
      name: `company.update-${noun}`,
      method: 'POST',
      path: `api/admin/companies/${path}/{id}`,
      demands: may('Update'),
      companyWide: true,
      input: form.safeExtend({ id: id(), ...seen }),
      output: wrote(row),
      summary: `Changes a ${noun}`,
      emits: ['company'],
    }),
    remove: defineEndpoint({
      name: `company.delete-${noun}`,
      method: 'DELETE',
      path: `api/admin/companies/${path}/{id}`,
      demands: may('Delete'),
      companyWide: true,
      input: z.object({ id: id(), move_to: id().optional() }),
      output: done(),
      summary: `Deletes a ${noun}; one in use only with move_to, which takes over its employees and parts`,
      emits: ['company'],
    }),
  };
}

export const branchEndpoints = unitEndpoints({
  path: 'branches',
  noun: 'branch',
  sorts: ['name', 'code', 'state', 'city', 'status'],
  filters: {},
  row: branchRow,
  form: branchForm,
});
export const divisionEndpoints = unitEndpoints({
  path: 'divisions',
  noun: 'division',
  sorts: ['name', 'code', 'status'],
  filters: { branch_id: id().optional() },
  row: divisionRow,
  form: divisionForm,
});
export const departmentEndpoints = unitEndpoints({
  path: 'departments',
  noun: 'department',
  sorts: ['name', 'code', 'status'],
  filters: { division_id: id().optional() },
  row: departmentRow,
  form: departmentForm,
});
export const positionLevelEndpoints = unitEndpoints({
  path: 'position-levels',
  noun: 'position-level',
  sorts: ['name', 'code', 'rank', 'status'],
  filters: {},
  row: positionLevelRow,
  form: positionLevelForm,
});
export const positionEndpoints = unitEndpoints({
  path: 'positions',
  noun: 'position',
  sorts: ['name', 'code', 'status'],
  filters: { department_id: id().optional(), position_level_id: id().optional() },
  row: positionRow,
  form: positionForm,
});

/** One sheet for all five lists: a new company sets itself up in one go. */
export const organisationImport = importEndpoints({
  name: 'company.organisation',
  path: 'api/admin/companies/organisation/import',
  demands: may('Create'),
  companyWide: true,
});

export const reorderLevels = defineEndpoint({
  name: 'company.reorder-position-levels',
  method: 'POST',
  path: 'api/admin/companies/position-levels/reorder',
  demands: may('Update'),
  companyWide: true,
  input: z.object({ ids: z.array(id()).min(1).max(500) }),
  output: done(),
  summary: 'Ranks the position levels in the given order, the most senior first',
  emits: ['company'],
});
