/** Moves of one payroll between its states, and what is added to it on the way. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalLine, signedMoney, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { returnShape, SAY_WHY, reasonText } from '#modules/payment/contract/return-payment.schema.ts';
import { savedPayroll, seen } from '../payroll.endpoints.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls';

export const deletePayroll = defineEndpoint({
  name: 'payroll.delete-payroll',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes a payroll that is In Process; later months of the year are worked out again: {id}/later lists them before',
});

export const addAdjustment = defineEndpoint({
  name: 'payroll.add-adjustment',
  method: 'POST',
  path: `${PATH}/{id}/adjustments`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({
    id: id(),
    ...seen,
    name: line(1, 120),
    /** Plus or minus, never 0; without effect on contributions. */
    amount: signedMoney(),
    remark: text(3, 255),
  }),
  output: wrote(savedPayroll),
  summary: 'Adds to or takes from the net pay after processing',
});

export const deleteAdjustment = defineEndpoint({
  name: 'payroll.delete-adjustment',
  method: 'DELETE',
  path: `${PATH}/{id}/adjustments/{aid}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), aid: id() }),
  output: wrote(savedPayroll),
  summary: 'Takes an adjustment back',
});

export const confirmPayroll = defineEndpoint({
  name: 'payroll.confirm-payroll',
  method: 'POST',
  path: `${PATH}/{id}/confirm`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  /** `updated_at` as the client saw it: another version answers 409. */
  input: z.object({ id: id(), ...seen, updated_at: z.string().max(40).nullish() }),
  output: wrote(savedPayroll),
  summary: 'Confirms a payroll: its payslip is issued',
  emits: ['payroll_confirmed', 'payslip'],
});

export const payPayroll = defineEndpoint({
  name: 'payroll.pay-payroll',
  method: 'POST',
  path: `${PATH}/{id}/paid`,
  requires: requirePage(manifest, PAGE, 'Mark Paid'),
  input: z.object({ id: id(), ...seen, payment_date: date(), reference: optionalLine(100) }),
  output: wrote(savedPayroll),
  summary: 'Marks a confirmed payroll as paid',
  emits: ['payroll_paid'],
});

export const returnPayroll = defineEndpoint({
  name: 'payroll.return-payroll',
  method: 'POST',
  path: `${PATH}/{id}/return`,
  requires: requirePage(manifest, PAGE, 'Mark Paid'),
  input: z.object({ id: id(), ...seen, ...returnShape }).refine(reasonText, SAY_WHY),
  output: wrote(savedPayroll),
  summary: 'Writes down that the bank returned the payment: the payroll is Confirmed again and can be paid anew',
  emits: ['payroll_paid', 'payment'],
});
