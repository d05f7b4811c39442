/** Confirming and paying many payrolls at once, in a few statements. Rows in another status stay as they are. */
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { payWithSalary } from '../stored/paid-with-salary.ts';
import { bookEncashments } from './book-encashment.ts';
import { issuePayslips } from './issue-payslips.ts';
import { confirmRows, logMoves, payRows, type PaymentFacts } from '../stored/payroll-batch.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';

type Payable = Pick<PayrollRecord, 'id' | 'employee_id' | 'end_date'>;

/** Issues the payslips of what is In Process with a net pay of 0 or more. @returns ids of the confirmed ones */
export async function confirmMany(ctx: Ctx, records: readonly Payable[], at: string): Promise<number[]> {
  if (records.length === 0) return [];
  const payslips = await issuePayslips(ctx, records);
  const ids = await confirmRows(
    ctx,
    records.flatMap(({ id }, index) => (payslips[index] ? [{ id, payslip: payslips[index] }] : [])),
    at,
  );
  await bookEncashments(ctx, ids);
  await logMoves(
    ctx,
    ids.map((id) => ({ id, from: 'In Process', to: 'Confirmed', action: 'confirm' })),
  );
  await audit(ctx, { action: 'payroll.confirmed_many', subject_type: 'payroll', after: { payrolls: ids } });
  return ids;
}

/** Marks what is Confirmed as paid. @returns ids of the paid ones */
export async function payMany(ctx: Ctx, ids: readonly number[], facts: PaymentFacts): Promise<number[]> {
  if (ids.length === 0) return [];
  const paid = await payRows(ctx, ids, facts);
  await payWithSalary(ctx, paid, facts);
  await logMoves(
    ctx,
    paid.map((id) => ({ id, from: 'Confirmed', to: 'Paid', action: 'mark_paid' })),
  );
  await audit(ctx, {
    action: 'payroll.paid_many',
    subject_type: 'payroll',
    after: { payrolls: paid, payment_date: facts.payment_date, reference: facts.reference },
  });
  return paid;
}
