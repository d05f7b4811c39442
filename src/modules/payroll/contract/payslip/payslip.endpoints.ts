/** Own payslips: Confirmed and Paid payrolls of the signed-in employee. */
import { z } from 'zod';
import { defineEndpoint, list, one, SELF } from '#platform/contract/endpoint.ts';
import { FIRST_YEAR } from '#platform/contract/dates.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams, PAYSLIPS_PER_PAGE } from '#platform/contract/paging.ts';
import { payslip, payslipRow, yearToDate } from './payslip.schema.ts';
import { traceShape } from '../payroll.endpoints.ts';

const PATH = 'api/payrolls/payslips';
const year = () => z.number().int().min(FIRST_YEAR).max(2100).optional();
const rows = {
  input: z.object({ ...listParams(['start_date', 'pay_date', 'total_net_pay'], { perPage: PAYSLIPS_PER_PAGE, sortBy: 'start_date' }), year: year() }),
  output: list(payslipRow),
};

export const listOwnPayrolls = defineEndpoint({
  ...rows,
  name: 'payroll.list-own-payrolls',
  method: 'GET',
  path: 'api/payrolls',
  requires: SELF,
  summary: 'Own payrolls that are Confirmed or Paid',
});

export const listOwnPayslips = defineEndpoint({
  ...rows,
  name: 'payroll.list-own-payslips',
  method: 'GET',
  path: PATH,
  requires: SELF,
  summary: 'Own payslips',
});

export const ownPayslipSummary = defineEndpoint({
  name: 'payroll.own-payslip-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: SELF,
  /** Default: the current year. */
  input: z.object({ year: year() }),
  output: one(yearToDate.extend({ year: z.number(), payslips: z.number() })),
  summary: 'Own year to date: gross, EPF, SOCSO, EIS, tax, net',
});

export const showOwnPayslip = defineEndpoint({
  name: 'payroll.show-own-payslip',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: SELF,
  input: z.object({ id: id() }),
  output: one(payslip),
  summary: 'One own payslip, line by line',
});

export const ownPayslipPdf = defineEndpoint({
  name: 'payroll.own-payslip-pdf',
  method: 'GET',
  path: `${PATH}/{id}/pdf`,
  requires: SELF,
  input: z.object({ id: id(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  summary: 'One own payslip as PDF',
  download: true,
});

export const ownPayslipTrace = defineEndpoint({
  name: 'payroll.own-payslip-trace',
  method: 'GET',
  path: `${PATH}/{id}/trace`,
  requires: SELF,
  input: z.object({ id: id() }),
  output: one(traceShape),
  summary: 'Formula, inputs, rule and law behind each figure of an own payslip',
});
