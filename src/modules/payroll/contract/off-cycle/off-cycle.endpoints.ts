/** Payrolls beside the monthly one: a bonus, or any other payment of its own. */
import { z } from 'zod';
import { defineEndpoint, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, money } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { MAX_BULK, processedMany } from '../payroll.endpoints.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { RUN_KINDS } from './payroll-kind.params.ts';

const MAX_LINES = 20;
const paid = () => money().refine((value) => value > 0, { params: { text: { en: 'Enter an amount above 0.', ms: 'Masukkan amaun melebihi 0.' } } });

export const offCycleInput = z.object({
  kind: z.enum(RUN_KINDS),
  employee_ids: z.array(id()).min(1).max(MAX_BULK),
  /** The period of the monthly payroll. */
  start_date: date(),
  end_date: date(),
  /** In the month in which the monthly payroll is paid: tax follows the month of payment. */
  pay_date: date(),
  /** Earnings of the catalogue; each employee gets them all. Money is ringgit. */
  lines: z
    .array(z.object({ payroll_item_id: id(), amount: paid() }))
    .min(1)
    .max(MAX_LINES),
});

export const startOffCycle = defineEndpoint({
  name: 'payroll.start-off-cycle',
  method: 'POST',
  path: 'api/operation/payrolls/off-cycle',
  requires: requirePage(manifest, '/payroll/manage', 'Process'),
  input: offCycleInput,
  output: wrote(processedMany),
  summary: 'Makes a payroll beside the monthly one for each employee; contributions and tax are those of the month less what was taken. Each refusal is named',
});
