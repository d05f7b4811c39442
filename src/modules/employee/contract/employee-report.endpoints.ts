/** Files of the filtered lists: employees (R94) and work permits (R95). Looking needs the page, the file the action Export. */
import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';
import { employeeFilters } from './employee.schema.ts';
import { permitFilters } from './permit.schema.ts';

const keyword = z.string().trim().max(100).optional();

export const employeeReportFilter = {
  /** The rows chosen in the list; absent: all of the filter. */
  ids: z.array(id()).max(500).optional(),
  keyword,
  ...employeeFilters,
};

export const generateEmployeeReport = defineEndpoint({
  name: 'employee.generate-employee-report',
  method: 'GET',
  path: 'api/admin/employees/reports/generate',
  requires: requirePage(manifest, '/admin/employee'),
  input: reportEndpointInput(employeeReportFilter),
  output: reportOutput,
  summary: 'The filtered list of employees on screen or as a file',
  emits: ['report'],
  writes: true,
});

export const generatePermitReport = defineEndpoint({
  name: 'employee.generate-permit-report',
  method: 'GET',
  path: 'api/admin/employees/work-permits/reports/generate',
  requires: requirePage(manifest, '/admin/employee/work-permit'),
  input: reportEndpointInput({ keyword, ...permitFilters }),
  output: reportOutput,
  summary: 'The filtered list of work permits on screen or as a file',
  emits: ['report'],
  writes: true,
});
