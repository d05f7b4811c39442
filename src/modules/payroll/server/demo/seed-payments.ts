/** Payrolls of the demo in payment batches: the past months paid by the bank, the current one with a batch that waits for approval and a draft. */
import { dateInZone, startOfMonth } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import { putDemoBatch, type DemoBatch, type DemoPayee, type DemoPaymaster } from '#modules/payment/server/demo/put-batch.ts';
import { SALARY_SUBJECT } from '../payable/salary-payable.store.ts';

interface BatchPlan extends DemoBatch {
  /** Payrolls of this status go in. */
  readonly of: 'Paid' | 'Confirmed';
  /** Every `[n, k]`: those whose id leaves k when divided by n. */
  readonly part: readonly [number, number];
}

/** Payrolls of the plan with the account that they go to; those in cash are left out. */
const PAYEES = `
  select p.id as subject_id, p.number, p.employee_id, p.employee_snapshot ->> 'name' as payee_name,
    case when p.employee_snapshot ->> 'identity_number' is not null then 'NRIC' else 'Passport' end as identity_type,
    coalesce(p.employee_snapshot ->> 'identity_number', p.employee_snapshot ->> 'passport') as identity_no,
    p.start_date::text, p.end_date::text, (p.employee_snapshot #>> '{bank,id}')::bigint as bank_id,
    p.employee_snapshot #>> '{bank,account_no}' as account_no, p.total_net_pay::text as amount
  from payrolls p
  where p.company_id = $1 and p.deleted_at is null and p.start_date = $2 and p.status = $3 and p.id % $4 = $5
    and p.employee_snapshot ->> 'payment_method' = 'Bank Transfer' and ($6 or p.employee_snapshot #>> '{bank,account_no}' is not null)`;

async function seedBatch(tx: Transaction, paymaster: DemoPaymaster, { of, part, ...batch }: BatchPlan, now: Date): Promise<void> {
  // A draft shows who lacks an account; what was submitted has none of them.
  const { rows } = await tx.client.query<DemoPayee>(PAYEES, [paymaster.company_id, batch.start_date, of, ...part, batch.status === 'Draft']);
  const ids = await putDemoBatch(tx, paymaster, batch, SALARY_SUBJECT, rows, now);
  if (batch.status === 'Waiting for Payment Approval') await tie(tx, paymaster, ids);
}

/** What is submitted waits for payment. */
async function tie({ client }: Transaction, { company_id, preparer }: DemoPaymaster, ids: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`update payrolls set status = 'Waiting for Payment' where id = any($1) returning id`, [ids]);
  await appendWorkflowLogs(
    { client, companyId: company_id, actor: preparer },
    SALARY_SUBJECT,
    rows.map(({ id }) => ({ id, action: 'submit_payment', from: 'Confirmed', to: 'Waiting for Payment' })),
  );
}

/** Runs as the portal, once the payrolls stand. */
export async function seedPayments(tx: Transaction, paymasters: readonly DemoPaymaster[], now: Date): Promise<void> {
  const thisMonth = startOfMonth(dateInZone(now));
  for (const paymaster of paymasters) {
    const { rows: months } = await tx.client.query<Pick<DemoBatch, 'start_date' | 'end_date' | 'pay_date'>>(
      `select start_date::text, end_date::text, max(pay_date)::text as pay_date from payrolls
       where company_id = $1 and deleted_at is null and status in ('Paid', 'Confirmed') group by 1, 2 order by 1`,
      [paymaster.company_id],
    );
    for (const month of months) {
      const current = month.pay_date >= thisMonth;
      if (!current && paymaster.approver) await seedBatch(tx, paymaster, { ...month, status: 'Paid', of: 'Paid', part: [1, 0] }, now);
      if (!current) continue;
      if (paymaster.approver) await seedBatch(tx, paymaster, { ...month, status: 'Waiting for Payment Approval', of: 'Confirmed', part: [2, 0] }, now);
      await seedBatch(tx, paymaster, { ...month, status: 'Draft', of: 'Confirmed', part: [3, 0] }, now);
    }
  }
}
