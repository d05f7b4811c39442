/** Calls of a year as a whole: CP8D, Form E, and the reconciliation with payslips and monthly tax. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one } from '#platform/contract/endpoint.ts';
import { EA_PAGE, EA_PATH } from './ea-form.address.ts';
import { eaFormManifest as manifest } from './ea-form.manifest.ts';
import { eaMonth, ofYear } from './ea-form.schema.ts';
import { eaDifference } from './reconcile-ea.ts';
import { formE } from './sum-form-e.ts';

export const CP8D_FILES = ['lines', 'employer'] as const;
export const cp8dFile = defineEndpoint({
  name: 'payroll.cp8d-file',
  method: 'GET',
  path: 'api/operation/payrolls/statutory-files/cp8d',
  requires: requirePage(manifest, EA_PAGE, 'Export'),
  input: z.object({
    ...ofYear,
    /** `employer`: the master file that goes with it. */
    file: z.enum(CP8D_FILES).default('lines'),
    /** Also with employees who lack a tax or identity number; their field stays blank. */
    incomplete: z.boolean().default(false),
  }),
  output: z.unknown(),
  summary: 'CP8D text file of the year, or its employer file; missing numbers are named',
  download: true,
});

export const showFormE = defineEndpoint({
  name: 'payroll.show-form-e',
  method: 'GET',
  path: `${EA_PATH}/form-e`,
  requires: requirePage(manifest, EA_PAGE),
  input: z.object(ofYear),
  output: one(formE),
  summary: 'Counts and totals for Form E, with what is still missing',
});

const monthTotal = eaMonth.extend({
  payslips: z.number(),
  /** The same month by the EA forms. */
  ea_gross: z.number(),
  ea_mtd: z.number(),
  ea_cp38: z.number(),
  /** What CP39 of the month carries: MTD and CP38 of those who have any. */
  cp39: z.number(),
  cp39_employees: z.number(),
});

export const reconcileEaForms = defineEndpoint({
  name: 'payroll.reconcile-ea-forms',
  method: 'GET',
  path: `${EA_PATH}/reconciliation`,
  requires: requirePage(manifest, EA_PAGE),
  input: z.object(ofYear),
  output: one(
    z.object({
      year: z.number(),
      employees: z.number(),
      forms: z.number(),
      months: z.array(monthTotal),
      /** At most 500; `count` says how many there are. */
      differences: z.array(eaDifference.extend({ form_id: z.number().nullable(), name: z.string(), employee_code: z.string() })),
      count: z.number(),
    }),
  ),
  summary: 'Payslips against EA forms against the monthly tax: every difference by month and employee',
});
