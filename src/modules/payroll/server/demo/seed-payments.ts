/**
 * Payment batches of the demo: the past months paid by the bank, the current one with a batch that waits for
 * approval and a draft. Nobody is told, nothing is mailed. A few statements a batch.
 */
import { addDays, dateInZone, DEFAULT_TIME_ZONE, formatMonth, startOfMonth, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import type { PaymentStatus } from '#modules/payment/contract/payment.workflow.ts';

interface Officer {
  readonly userId: number;
  readonly name: string;
}

export interface DemoPaymaster {
  readonly company_id: number;
  readonly preparer: Officer;
  /** null: nobody else is there to approve, so there is only a draft. */
  readonly approver: Officer | null;
}

interface Month {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly pay_date: CalendarDate;
}

interface BatchPlan extends Month {
  readonly status: PaymentStatus;
  /** Payrolls of this status go in. */
  readonly of: 'Paid' | 'Confirmed';
  /** Every `[n, k]`: those whose id leaves k when divided by n. */
  readonly part: readonly [number, number];
}

const MOVES: readonly { readonly action: string; readonly to: PaymentStatus; readonly daysBefore: number; readonly by: 'preparer' | 'approver' }[] = [
  { action: 'create', to: 'Draft', daysBefore: 3, by: 'preparer' },
  { action: 'submit', to: 'Waiting for Payment Approval', daysBefore: 3, by: 'preparer' },
  { action: 'approve', to: 'Waiting for Payment', daysBefore: 2, by: 'approver' },
  { action: 'made_payment', to: 'Paid', daysBefore: 0, by: 'preparer' },
];

/** Payrolls of the plan with the account that they go to; those in cash or in a batch are left out. */
const ITEMS = `
  insert into payment_items (company_id, batch_id, subject_type, subject_id, number, employee_id, payee_name, identity_type, identity_no,
    start_date, end_date, bank_id, account_no, amount, status)
  select p.company_id, $2, 'payroll', p.id, p.number, p.employee_id, p.employee_snapshot ->> 'name',
    case when p.employee_snapshot ->> 'identity_number' is not null then 'NRIC' else 'Passport' end,
    coalesce(p.employee_snapshot ->> 'identity_number', p.employee_snapshot ->> 'passport'), p.start_date, p.end_date,
    (p.employee_snapshot #>> '{bank,id}')::bigint, p.employee_snapshot #>> '{bank,account_no}', p.total_net_pay, $6
  from payrolls p
  where p.company_id = $1 and p.deleted_at is null and p.start_date = $3 and p.status = $4 and p.id % $5 = $7
    and p.employee_snapshot ->> 'payment_method' = 'Bank Transfer' and ($8 or p.employee_snapshot #>> '{bank,account_no}' is not null)
  on conflict do nothing`;

const BATCH = `
  insert into payment_batches (company_id, number, type, title, company_bank_id, paying_bank_id, paying_account_name, paying_account_no, corporate_id,
    payment_date, file_format, prepared_by, preparers, created_at)
  select $1, $2, 'Salary', $3, b.id, b.bank_id, b.account_name, b.account_no, b.corporate_id, $4, 'generic', $5::bigint, array[$5::bigint], $6
  from company_banks b where b.company_id = $1 and b.is_default_salary and b.deleted_at is null returning id`;

const TOTALS = `
  update payment_batches b set total_employee = s.people, total_amount = s.amount, period_start = $2, period_end = $3, status = $4,
    approved_by = $5, approved_at = $6, paid_by = $7, paid_at = $8, paid_on = $9, reference = $10
  from (select count(*) as people, coalesce(sum(amount), 0) as amount from payment_items where batch_id = $1) s where b.id = $1`;

async function seedBatch(tx: Transaction, { company_id, preparer, approver }: DemoPaymaster, plan: BatchPlan, now: Date): Promise<void> {
  const { client } = tx;
  const numbered = { client, clock: fixedClock(now.toISOString()), companyId: company_id, actor: { timeZone: DEFAULT_TIME_ZONE } };
  const number = await nextNumber(numbered, 'payment', 'PMT', yearOf(plan.pay_date));
  const at = (daysBefore: number) => {
    const wanted = `${addDays(plan.pay_date, -daysBefore)}T02:00:00Z`;
    return wanted < now.toISOString() ? wanted : now.toISOString();
  };
  const { rows } = await client.query<{ id: number }>(BATCH, [
    company_id,
    number,
    `Salary ${formatMonth(plan.end_date)}`,
    plan.pay_date,
    preparer.userId,
    at(3),
  ]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The demo company has no account to pay from');
  const paid = plan.status === 'Paid';
  const [divisor, rest] = plan.part;
  // A draft shows who lacks an account; what was submitted has none of them.
  await client.query(ITEMS, [company_id, id, plan.start_date, plan.of, divisor, paid ? 'Paid' : 'Pending', rest, plan.status === 'Draft']);
  await client.query(TOTALS, [
    id,
    plan.start_date,
    plan.end_date,
    plan.status,
    ...(paid ? [approver?.userId, at(2), preparer.userId, at(0), plan.pay_date, `GIRO ${plan.pay_date.slice(0, 7)}`] : [null, null, null, null, null, null]),
  ]);
  const moves = MOVES.slice(0, MOVES.findIndex(({ to }) => to === plan.status) + 1);
  for (const [index, { action, to, daysBefore, by }] of moves.entries()) {
    const who = by === 'approver' && approver ? approver : preparer;
    await client.query(
      `insert into workflow_logs (company_id, subject_type, subject_id, action, from_status, to_status, user_id, user_name, created_at)
       values ($1, 'payment_batch', $2, $3, $4, $5, $6, $7, $8)`,
      [company_id, id, action, moves[index - 1]?.to ?? null, to, who.userId, who.name, at(daysBefore)],
    );
  }
  if (plan.status === 'Waiting for Payment Approval') await tie(tx, id, preparer);
}

/** What is submitted waits for payment. */
async function tie({ client }: Transaction, batchId: number, { userId, name }: Officer): Promise<void> {
  await client.query(
    `with tied as (
       update payrolls set status = 'Waiting for Payment' where id in (select subject_id from payment_items where batch_id = $1) returning id, company_id
     )
     insert into workflow_logs (company_id, subject_type, subject_id, action, from_status, to_status, user_id, user_name)
     select company_id, 'payroll', id, 'submit_payment', 'Confirmed', 'Waiting for Payment', $2, $3 from tied`,
    [batchId, userId, name],
  );
}

/** Runs as the house, once the payrolls stand. */
export async function seedPayments(tx: Transaction, paymasters: readonly DemoPaymaster[], now: Date): Promise<void> {
  const thisMonth = startOfMonth(dateInZone(now));
  for (const paymaster of paymasters) {
    const { rows: months } = await tx.client.query<Month>(
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
