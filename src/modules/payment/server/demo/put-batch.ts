/** A payment batch of the demo, with its payees and its timeline. Nobody is told, nothing is mailed. A few statements a batch. */
import { addDays, DEFAULT_TIME_ZONE, formatMonth, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notAfter } from '#platform/server/demo/demo-step.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import type { PaymentType } from '../../contract/payment.schema.ts';
import type { PaymentStatus } from '../../contract/payment.workflow.ts';
import { PAYMENT_NUMBERS } from '../payment.tables.ts';

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

export interface DemoBatch {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly pay_date: CalendarDate;
  readonly status: PaymentStatus;
  /** Default salaries. */
  readonly type?: PaymentType;
  readonly title?: string;
}

/** Somebody to be paid; who stands in another batch already is left out. */
export interface DemoPayee {
  readonly subject_id: number;
  readonly number: string;
  readonly employee_id: number;
  readonly payee_name: string;
  readonly identity_type: string;
  readonly identity_no: string | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly bank_id: number | null;
  readonly account_no: string | null;
  /** Ringgit as text. */
  readonly amount: string;
}

const MOVES: readonly { readonly action: string; readonly to: PaymentStatus; readonly daysBefore: number; readonly by: 'preparer' | 'approver' }[] = [
  { action: 'create', to: 'Draft', daysBefore: 3, by: 'preparer' },
  { action: 'submit', to: 'Waiting for Payment Approval', daysBefore: 3, by: 'preparer' },
  { action: 'approve', to: 'Waiting for Payment', daysBefore: 2, by: 'approver' },
  { action: 'made_payment', to: 'Paid', daysBefore: 0, by: 'preparer' },
];

const BATCH = `
  insert into payment_batches (company_id, number, type, title, company_bank_id, paying_bank_id, paying_account_name, paying_account_no, corporate_id,
    payment_date, file_format, prepared_by, preparers, created_at)
  select $1, $2, $7, $3, b.id, b.bank_id, b.account_name, b.account_no, b.corporate_id, $4, 'generic', $5::bigint, array[$5::bigint], $6
  from company_banks b where b.company_id = $1 and b.is_default_salary and b.deleted_at is null returning id`;

const ITEMS = `
  insert into payment_items (company_id, batch_id, subject_type, subject_id, number, employee_id, payee_name, identity_type, identity_no,
    start_date, end_date, bank_id, account_no, amount, status)
  select $1, $2, $3, subject_id, number, employee_id, payee_name, identity_type, identity_no, start_date, end_date, bank_id, account_no, amount, $4
  from json_to_recordset($5) as p(subject_id bigint, number text, employee_id bigint, payee_name text, identity_type text, identity_no text,
    start_date date, end_date date, bank_id bigint, account_no text, amount numeric)
  on conflict do nothing returning subject_id as id`;

const TOTALS = `
  update payment_batches b set total_employee = s.people, total_amount = s.amount, period_start = $2, period_end = $3, status = $4,
    approved_by = $5, approved_at = $6, paid_by = $7, paid_at = $8, paid_on = $9, reference = $10
  from (select count(*) as people, coalesce(sum(amount), 0) as amount from payment_items where batch_id = $1) s where b.id = $1`;

/** @param subject of the payees, as their provider names it @returns the subjects that the batch pays */
export async function putDemoBatch(
  { client }: Transaction,
  { company_id, preparer, approver }: DemoPaymaster,
  { start_date, end_date, pay_date, status, type = 'Salary', title = `Salary ${formatMonth(end_date)}` }: DemoBatch,
  subject: string,
  payees: readonly DemoPayee[],
  now: Date,
): Promise<number[]> {
  const numbered = { client, clock: fixedClock(now.toISOString()), companyId: company_id, actor: { timeZone: DEFAULT_TIME_ZONE } };
  const number = await nextNumber(numbered, 'payment', PAYMENT_NUMBERS, yearOf(pay_date));
  const at = (daysBefore: number) => notAfter(`${addDays(pay_date, -daysBefore)}T02:00:00Z`, now);
  const head = [company_id, number, title, pay_date, preparer.userId, at(3), type];
  const id = (await client.query<{ id: number }>(BATCH, head)).rows[0]?.id;
  if (id === undefined) throw new Error('The demo company has no account to pay from');
  const paid = status === 'Paid';
  const { rows } = await client.query<{ id: number }>(ITEMS, [company_id, id, subject, paid ? 'Paid' : 'Pending', JSON.stringify(payees)]);
  const decided = paid ? [approver?.userId, at(2), preparer.userId, at(0), pay_date, `GIRO ${pay_date.slice(0, 7)}`] : [null, null, null, null, null, null];
  await client.query(TOTALS, [id, start_date, end_date, status, ...decided]);
  const moves = MOVES.slice(0, MOVES.findIndex(({ to }) => to === status) + 1);
  await appendWorkflowLogs(
    { client, companyId: company_id, actor: preparer },
    'payment_batch',
    moves.map(({ action, to, daysBefore, by }, index) => ({
      id,
      action,
      from: moves[index - 1]?.to ?? null,
      to,
      at: at(daysBefore),
      user: by === 'approver' && approver ? approver : preparer,
    })),
  );
  return rows.map((row) => row.id);
}
