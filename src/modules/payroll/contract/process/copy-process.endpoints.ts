import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { loadProcess } from '../payroll.endpoints.ts';
import { payrollManifest } from '../payroll.manifest.ts';

export const copyProcess = defineEndpoint({
  name: 'payroll.copy-process',
  method: 'POST',
  path: 'api/operation/payrolls/process/copy',
  requires: requirePage(payrollManifest, '/payroll/manage', 'Process'),
  input: z.object({ employee_id: id(), start_date: date(), end_date: date() }),
  output: loadProcess.output,
  summary: 'The payroll form with the variable lines of the previous payroll; nothing is stored',
});
