/** Rows R4.001 to R4.013 of the requirements: what each status allows. */
import { describe, expect, it } from 'vitest';
import {
  mayConfirmOwnWork,
  canAdjustPayroll,
  canCincoReport,
  canConfirmPayroll,
  canDeletePayroll,
  canMarkPaid,
  canProcessPayroll,
  canReturnPayment,
  canUpdatePayroll,
  canViewPayslip,
} from './payroll.policy.ts';
import { PAYROLL_ROW_STATUSES, PAYROLL_STATUSES, payrollWorkflow, type PayrollRowStatus } from './payroll.workflow.ts';

it('R4.001–R4.005 knows the four statuses and Pending as a status of the list', () => {
  expect(PAYROLL_STATUSES).toEqual(['In Process', 'Confirmed', 'Waiting for Payment', 'Paid']);
  expect(PAYROLL_ROW_STATUSES).toEqual(['Pending', ...PAYROLL_STATUSES]);
});

const allowed = (may: (status: PayrollRowStatus) => boolean) => PAYROLL_ROW_STATUSES.filter(may);
const withId = (may: (state: { id: number | null; status: PayrollRowStatus }) => boolean) =>
  allowed((status) => may({ id: status === 'Pending' ? null : 7, status }));

describe('allows', () => {
  it.each<[string, () => PayrollRowStatus[], PayrollRowStatus[]]>([
    ['R4.006 update unless Paid or Waiting for Payment', () => allowed(canUpdatePayroll), ['Pending', 'In Process', 'Confirmed']],
    ['R4.007 adjust unless Paid or Waiting for Payment', () => allowed(canAdjustPayroll), ['Pending', 'In Process', 'Confirmed']],
    ['R4.008 confirm when In Process', () => withId(canConfirmPayroll), ['In Process']],
    [
      'R4.009 the payslip when Confirmed or Paid, and on the way from the one to the other',
      () => allowed(canViewPayslip),
      ['Confirmed', 'Waiting for Payment', 'Paid'],
    ],
    ['R4.010 mark paid when Confirmed', () => allowed(canMarkPaid), ['Confirmed']],
    ['take a payment back that the bank returned when Paid', () => allowed(canReturnPayment), ['Paid']],
    ['R4.011 the Cinco report unless Confirmed', () => allowed(canCincoReport), ['Pending', 'In Process', 'Waiting for Payment', 'Paid']],
    ['process what is new, In Process or Confirmed', () => withId(canProcessPayroll), ['Pending', 'In Process', 'Confirmed']],
    ['delete what is In Process', () => withId(canDeletePayroll), ['In Process']],
  ])('%s', (_rule, found, expected) => {
    expect(found()).toEqual(expected);
  });

  it('R4.008 no confirmation without an id', () => {
    for (const status of PAYROLL_ROW_STATUSES) expect(canConfirmPayroll({ id: null, status })).toBe(false);
  });

  it('the own work under four eyes to nobody', () => {
    expect([mayConfirmOwnWork(true, 5, 5), mayConfirmOwnWork(true, 5, 6), mayConfirmOwnWork(true, null, 5), mayConfirmOwnWork(false, 5, 5)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

it('every move leads to a known state and says so in both languages', () => {
  for (const { from, to, label } of Object.values(payrollWorkflow.moves)) {
    for (const state of [...from, to]) expect(state === null || PAYROLL_STATUSES.includes(state)).toBe(true);
    expect(label.en && label.ms).toBeTruthy();
  }
});
