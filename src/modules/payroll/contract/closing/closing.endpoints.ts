/** Calls of a payroll month as a whole: where it stands, closing it, opening it again. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { STATUTORY_FILE_SCHEMES } from '#modules/statutory/contract/statutory-file.params.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls/months/{month}';
/** The month in which the periods end. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const payrollMonth = z.object({
  /** `YYYY-MM` in which the periods end. */
  month: z.string(),
  closed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  /** People of the period without a payroll. They keep no month open: somebody may have nothing to be paid. */
  unprocessed: z.number(),
  /** Payrolls that end in the month, by where they stand. */
  unconfirmed: z.number(),
  unpaid: z.number(),
  paid: z.number(),
  /** Files that the month needs and nobody has made. */
  files: z.array(z.enum(STATUTORY_FILE_SCHEMES)),
  can: z.object({ close: z.boolean(), reopen: z.boolean() }),
});
export type PayrollMonth = z.output<typeof payrollMonth>;

export const showMonth = defineEndpoint({
  name: 'payroll.show-month',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  companyWide: true,
  input: z.object({ month }),
  output: one(payrollMonth),
  summary: 'Where a month stands: what is not processed, confirmed, paid or filed, and whether it is closed',
});

export const closeMonth = defineEndpoint({
  name: 'payroll.close-month',
  method: 'POST',
  path: `${PATH}/close`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  companyWide: true,
  input: z.object({ month }),
  output: wrote(payrollMonth),
  summary: 'Closes a month in which everything is paid and filed: nothing in it changes any more',
  emits: ['payroll_confirmed'],
});

export const reopenMonth = defineEndpoint({
  name: 'payroll.reopen-month',
  method: 'POST',
  path: `${PATH}/reopen`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  companyWide: true,
  input: z.object({ month, reason: text(3, 500) }),
  output: wrote(payrollMonth),
  summary: 'Opens a closed month again; the owner alone, with a reason',
  emits: ['payroll_confirmed'],
});
