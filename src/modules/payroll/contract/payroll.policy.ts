/** What the status of a payroll allows (specification, section 4). Says nothing about rights. */
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { payrollWorkflow, type PayrollRowStatus, type PayrollStatus } from './payroll.workflow.ts';

/** A row of the list or a form: `id` is null while there is no payroll. */
export interface PayrollState {
  readonly id: number | null;
  readonly status: PayrollRowStatus;
}

const statusOf = ({ id, status }: PayrollState): PayrollStatus | null => (id === null || status === 'Pending' ? null : status);

export const canProcessPayroll = (payroll: PayrollState) => mayMove(payrollWorkflow, 'process', statusOf(payroll));
/** Unless Paid or Waiting for Payment. */
export const canUpdatePayroll = (status: PayrollRowStatus) => status !== 'Paid' && status !== 'Waiting for Payment';
export const canAdjustPayroll = canUpdatePayroll;
/** It has an id and is In Process. */
export const canConfirmPayroll = (payroll: PayrollState) => mayMove(payrollWorkflow, 'confirm', statusOf(payroll));
export const canDeletePayroll = (payroll: PayrollState) => mayMove(payrollWorkflow, 'delete', statusOf(payroll));
/** An advance changes nothing of its month: it goes until it is paid. */
export const canCancelAdvance = (payroll: PayrollState) => canDeletePayroll(payroll) || mayMove(payrollWorkflow, 'cancel', statusOf(payroll));
/** A payslip is issued when its payroll is Confirmed, and stays: while it waits for payment, and when it is Paid. */
export const PAYSLIP_STATUSES = ['Confirmed', 'Waiting for Payment', 'Paid'] as const satisfies readonly PayrollStatus[];
export const canViewPayslip = (status: PayrollRowStatus) => PAYSLIP_STATUSES.some((it) => it === status);
export const canMarkPaid = (status: PayrollRowStatus) => status !== 'Pending' && mayMove(payrollWorkflow, 'mark_paid', status);
export const canReturnPayment = (status: PayrollRowStatus) => status !== 'Pending' && mayMove(payrollWorkflow, 'return_payment', status);
/** Unless Confirmed. */
export const canCincoReport = (status: PayrollRowStatus) => status !== 'Confirmed';

/** Another person than the one who processed it confirms, where the company asks for that. */
export const mayConfirmOwnWork = (fourEyes: boolean, processedBy: number | null, userId: number) => !fourEyes || processedBy !== userId;
