/**
 * Writing payrolls, one or a thousand: one statement for 500 rows. The rows travel as one JSON text that
 * PostgreSQL reads into the table's own types.
 */
import { getTableColumns } from 'drizzle-orm';
import { changed } from '#platform/contract/errors.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs, type LoggedMove } from '#platform/server/workflow/workflow-log.store.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PAYROLL_NUMBERS, payrolls, type IssuedPayslip, type NewPayroll, type PayrollRecord } from '../payroll.tables.ts';

const PER_STATEMENT = 500;

/** A payroll as processing writes it; without `id` it is new. */
export type ComputedPayroll = Omit<NewPayroll, 'company_id' | 'number' | 'id'> & { readonly id: number | null };

/** Columns that processing writes; the rest of the row is as it was. */
const WRITTEN = Object.keys(getTableColumns(payrolls)).filter(
  (column) =>
    !['id', 'company_id', 'number', 'created_at', 'updated_at', 'deleted_at', 'paid_by', 'paid_at', 'payment_date', 'payment_reference'].includes(column),
);
const NEW = ['company_id', 'number', ...WRITTEN];

const INSERT = `insert into payrolls (${NEW.join(', ')}) select ${NEW.join(', ')} from json_populate_recordset(null::payrolls, $1)
  returning id, number, employee_id, updated_at`;
const UPDATE = `update payrolls p set ${WRITTEN.map((column) => `${column} = r.${column}`).join(', ')}, updated_at = clock_timestamp()
  from json_populate_recordset(null::payrolls, $1) r where p.id = r.id and p.company_id = $2 and p.deleted_at is null and p.status in ('In Process', 'Confirmed')
  returning p.id, p.number, p.employee_id, p.updated_at`;

export type WrittenPayroll = Pick<PayrollRecord, 'id' | 'number' | 'employee_id' | 'updated_at'>;

const jsonOf = (rows: readonly object[]) => JSON.stringify(rows.map((row) => asStored(payrolls, row)));

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += PER_STATEMENT) yield rows.slice(from, from + PER_STATEMENT);
}

/**
 * Inserts new payrolls and rewrites existing ones. Numbers are taken in the order of the rows.
 * @returns id, number and version of each, by employee.
 * @throws 409 where one was paid, tied to a payment or deleted meanwhile
 */
export async function writePayrolls(ctx: Ctx, rows: readonly ComputedPayroll[], year: number): Promise<Map<number, WrittenPayroll>> {
  const written = new Map<number, WrittenPayroll>();
  let count = 0;
  const keep = (records: readonly WrittenPayroll[]) => {
    count += records.length;
    for (const record of records) written.set(record.employee_id, { ...record, updated_at: instantText(record.updated_at) });
  };
  const fresh = rows.filter(({ id }) => id === null);
  const numbers = fresh.length > 0 ? await nextNumbers(ctx, 'payroll', PAYROLL_NUMBERS, fresh.length, year) : [];
  const numbered = fresh.map((row, index) => ({ ...row, company_id: ctx.companyId, number: numbers[index] }));
  for (const some of chunks(numbered)) keep((await ctx.client.query<WrittenPayroll>(INSERT, [jsonOf(some)])).rows);
  for (const some of chunks(rows.filter(({ id }) => id !== null))) keep((await ctx.client.query<WrittenPayroll>(UPDATE, [jsonOf(some), ctx.companyId])).rows);
  if (count !== rows.length) throw changed();
  return written;
}

/** One line of the timeline for each payroll. */
export const logMoves = (ctx: Ctx, moves: readonly LoggedMove[]): Promise<void> => appendWorkflowLogs(ctx, payrollWorkflow.subject, moves);

export interface ConfirmedRow {
  readonly id: number;
  readonly payslip: IssuedPayslip;
}

/** Confirms what is In Process. @returns ids of those that were. */
export async function confirmRows(ctx: Ctx, rows: readonly ConfirmedRow[], at: string): Promise<number[]> {
  const { rows: done } = await ctx.client.query<{ id: number }>(
    `update payrolls p set status = 'Confirmed', payslip = r.payslip, confirmed_by = $3, confirmed_at = $4, updated_at = clock_timestamp()
     from json_to_recordset($1) as r(id bigint, payslip jsonb)
     where p.id = r.id and p.company_id = $2 and p.deleted_at is null and p.status = 'In Process' and p.total_net_pay >= 0 returning p.id`,
    [JSON.stringify(rows), ctx.companyId, ctx.actor.userId, at],
  );
  return done.map(({ id }) => id);
}

export interface PaymentFacts {
  readonly payment_date: string;
  readonly reference: string | null;
  readonly at: string;
}

/** Marks what is Confirmed as paid. @returns ids of those that were. */
export async function payRows(ctx: Ctx, ids: readonly number[], { payment_date, reference, at }: PaymentFacts): Promise<number[]> {
  const { rows: done } = await ctx.client.query<{ id: number }>(
    `update payrolls set status = 'Paid', paid_by = $3, paid_at = $4, payment_date = $5, payment_reference = $6, updated_at = clock_timestamp()
     where id = any($1) and company_id = $2 and deleted_at is null and status = 'Confirmed' returning id`,
    [[...ids], ctx.companyId, ctx.actor.userId, at, payment_date, reference],
  );
  return done.map(({ id }) => id);
}
