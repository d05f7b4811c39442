/** The month's variable pay from a sheet: template with what there is now, check, accept, undo. */
import { requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';

export const variablePayImport = importEndpoints({
  name: 'payroll.variable-pay',
  path: 'api/operation/payrolls/variable-import',
  requires: requirePage(manifest, '/payroll/manage', 'Process'),
  with: { start_date: date(), end_date: date() },
});
