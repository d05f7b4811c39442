/** Calls of employee administration: list, view, create, change by section, workflow, bulk, organisation chart. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, done, list, onPage, one, OWNER, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { commaList, listParams } from '#platform/contract/paging.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { employeeDetail } from './employee-detail.schema.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';
import {
  contactFields,
  createEmployeeForm,
  education,
  employeeRow,
  EMPLOYEE_STATUSES,
  employmentFields,
  emergencyContact,
  employeeFilters,
  familyMember,
  inactivateForm,
  organisationFilters,
  personalFields,
  placeFields,
} from './employee.schema.ts';

const view = requirePage(manifest, '/admin/employee');
const mayInactivate = requirePage(manifest, '/admin/employee', 'Inactivate');
const seen = { updated_at: z.string().max(40).optional() };

/** Columns of the list beside `id`; the image is a file of its own. */
export const LIST_COLUMNS = [
  'company_id',
  'name',
  'preferred_name',
  'employee_code',
  'identity_number',
  'passport',
  'email',
  'phone',
  'status',
  'user_id',
  'company_joined_at',
  'inactive_at',
  'position_id',
  'position_level_id',
  'branch_id',
  'division_id',
  'department_id',
  'spm_supervisor',
  'employee_type',
  'employment_type',
] as const;

export const listEmployees = defineEndpoint({
  name: 'employee.list-employees',
  method: 'GET',
  path: 'api/admin/employees',
  requires: { kind: 'admin' },
  input: z.object({
    ...listParams(['name', 'employee_code', 'company_joined_at', 'status', 'employee_type', 'created_at']),
    ...employeeFilters,
    with: commaList(['branch', 'division', 'department', 'position', 'position_level', 'user']),
    /** Columns to answer; `id` is always among them. Admins without the page get the light columns only. */
    select: commaList([...LIST_COLUMNS, 'image']),
  }),
  output: list(employeeRow.partial().required({ id: true })),
  summary: 'Lists employees inside the scope of the admin',
});

export const employeeSummary = defineEndpoint({
  name: 'employee.summary',
  method: 'GET',
  path: 'api/admin/employees/summary',
  requires: view,
  input: z.object(organisationFilters),
  output: one(
    z.object({
      active: z.number(),
      local: z.number(),
      foreign: z.number(),
      joined_this_month: z.number(),
      left_this_month: z.number(),
      probation_ending: z.number(),
      contract_ending: z.number(),
      no_login: z.number(),
      by_department: z.array(z.object({ id: z.number().nullable(), name: z.string().nullable(), count: z.number() })),
    }),
  ),
  summary: 'The cards above the list',
});

/** What the chart draws a box of. */
export const CHART_KINDS = ['company', 'branch', 'division', 'department', 'position'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export const orgChart = defineEndpoint({
  name: 'employee.org-chart',
  method: 'GET',
  path: 'api/admin/employees/org-chart',
  requires: view,
  input: z.object({}),
  output: one(
    z.array(
      z.object({
        kind: z.enum(CHART_KINDS),
        /** Of the unit, or of the company. */
        id: z.number(),
        /** Active employees in it. */
        people: z.number(),
        head: z.object({ id: z.number(), name: z.string(), image: uploadedFile.nullable() }).nullable(),
      }),
    ),
  ),
  summary: 'How many active employees each unit has, and the face of who heads it',
});

export const showEmployee = defineEndpoint({
  name: 'employee.show-employee',
  method: 'GET',
  path: 'api/admin/employees/{id}',
  requires: view,
  input: z.object({ id: id() }),
  output: one(employeeDetail),
  summary: 'One employee',
});

export const createEmployee = defineEndpoint({
  name: 'employee.create-employee',
  method: 'POST',
  path: 'api/admin/employees',
  requires: requirePage(manifest, '/admin/employee', 'Create'),
  input: createEmployeeForm,
  output: wrote(employeeDetail),
  summary: 'Adds an employee',
  emits: ['company'],
});

const mayUpdate = requireAny([onPage(manifest, '/admin/employee', 'Update'), onPage(manifest, '/admin/employee/view', 'Update')]);
const section = <const P extends string, S extends z.ZodRawShape>(path: P, shape: S, requires = mayUpdate) =>
  defineEndpoint({
    name: `employee.change-${path}`,
    method: 'POST',
    path: `api/admin/employees/{id}/${path}`,
    requires,
    input: z.object({ id: id(), ...seen, ...shape }),
    output: wrote(employeeDetail),
    summary: `Changes the ${path} section of an employee`,
    emits: ['company'],
  });

export const changePersonal = section('personal', { ...personalFields, image: z.uuid().nullish() });
export const changeContact = section('contact', contactFields);
export const changeFamily = section('family', { family: z.array(familyMember).max(30), emergency_contacts: z.array(emergencyContact).max(3).optional() });
export const changeEducation = section('education', { educations: z.array(education).max(20) });
export const mayEmploy = requireAny([onPage(manifest, '/admin/employee/view/employment', 'Update'), onPage(manifest, '/admin/employee', 'Update')]);
/** A change of place or terms is a movement: it has a date, a reason and perhaps a letter. */
export const changeEmployment = section(
  'employment',
  { ...employmentFields, effective_date: date(), reason: optionalText(500), letter: z.uuid().nullish() },
  mayEmploy,
);

export const deleteEmployee = defineEndpoint({
  name: 'employee.delete-employee',
  method: 'DELETE',
  path: 'api/admin/employees/{id}',
  requires: requirePage(manifest, '/admin/employee', 'Delete'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes an employee who has no history',
  emits: ['company'],
});

export const inactivateEmployee = defineEndpoint({
  name: 'employee.inactivate-employee',
  method: 'POST',
  path: 'api/admin/employees/{id}/inactivate',
  requires: mayInactivate,
  input: inactivateForm.extend({ id: id(), status: z.enum(EMPLOYEE_STATUSES).optional() }),
  output: wrote(employeeDetail),
  summary: 'Ends an employment at a date',
  emits: ['access', 'company'],
});
export const reactivateEmployee = defineEndpoint({
  name: 'employee.reactivate-employee',
  method: 'POST',
  path: 'api/admin/employees/{id}/reactivate',
  requires: mayInactivate,
  input: z.object({ id: id(), date: date(), status: z.enum(EMPLOYEE_STATUSES).optional() }),
  output: wrote(employeeDetail),
  summary: 'Takes an employee back',
  emits: ['access', 'company'],
});

const bulkResult = z.object({ done: z.array(z.number()), failed: z.array(z.object({ id: z.number(), message: z.string() })) });

export const bulkOrganisation = defineEndpoint({
  name: 'employee.bulk-organisation',
  method: 'POST',
  path: 'api/admin/employees/bulk',
  requires: requirePage(manifest, '/admin/employee', 'Update'),
  input: z.object({
    ids: z.array(id()).min(1).max(1000),
    ...placeFields,
    effective_date: date(),
    reason: optionalText(500),
  }),
  output: wrote(bulkResult),
  summary: 'Moves several employees, with a result for each',
  emits: ['company'],
});

export const bulkInvite = defineEndpoint({
  name: 'employee.bulk-invite',
  method: 'POST',
  path: 'api/admin/employees/bulk-invite',
  requires: requirePage(manifest, '/admin/employee/view/credential', 'Update'),
  input: z.object({ ids: z.array(id()).min(1).max(500) }),
  output: wrote(bulkResult),
  summary: 'Invites several employees to sign in, with a result for each',
  emits: ['access'],
});

export const listAudit = defineEndpoint({
  name: 'employee.list-audit',
  method: 'GET',
  path: 'api/admin/employees/{id}/audit',
  requires: OWNER,
  input: z.object({ id: id(), ...listParams(['at']) }),
  output: list(
    z.object({
      id: z.number(),
      action: z.string(),
      by: z.string().nullable(),
      at: z.string(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  summary: 'Every change of an employee, newest first',
});
