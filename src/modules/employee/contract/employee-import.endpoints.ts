/** Calls of the import of employees (R94): template, check, accept, undo. */
import { demand } from '#platform/contract/endpoint.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';

export const employeeImport = importEndpoints({
  name: 'employee.employees',
  path: 'api/admin/employees/import',
  demands: demand(manifest, '/admin/employee', 'Import'),
});
