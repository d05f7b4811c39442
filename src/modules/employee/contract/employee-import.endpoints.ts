/** Calls of the import of employees (R94): template, check, accept, undo. */
import { z } from 'zod';
import { requirePage } from '#platform/contract/endpoint.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';

export const employeeImport = importEndpoints({
  name: 'employee.employees',
  path: 'api/admin/employees/import',
  requires: requirePage(manifest, '/admin/employee', 'Import'),
  with: {
    /** Units that the sheet names and the company lacks are made with the rows, by who may make units. */
    new_units: z.boolean().optional(),
  },
});
