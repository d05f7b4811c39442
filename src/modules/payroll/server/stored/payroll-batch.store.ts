/** Writing payrolls, one or a thousand: a statement for each block of rows, which travel as one array for each column. */
import { getTableColumns } from 'drizzle-orm';
import { changed } from '#platform/contract/errors.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { rowArrays, rowsAtOnce } from '#platform/server/db/rows/row-arrays.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs, type LoggedMove } from '#platform/server/workflow/workflow-log.store.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PAYROLL_NUMBERS, payrolls, type IssuedPayslip, type NewPayroll, type PayrollRecord } from '../payroll.tables.ts';

/** A payroll as processing writes it; without `id` it is new. */
export type ComputedPayroll = Omit<NewPayroll, 'company_id' | 'number' | 'id'> & { readonly id: number | null };

/** Columns that processing writes; the rest of the row is as it was. */
const WRITTEN = Object.keys(getTableColumns(payrolls)).filter(
  (column) =>
    !['id', 'company_id', 'number', 'created_at', 'updated_at', 'deleted_at', 'paid_by', 'paid_at', 'payment_date', 'payment_reference'].includes(column),
);
/** The number comes last: it is taken when the rest of the row is ready to be sent. */
const NEW = ['company_id', ...WRITTEN, 'number'];
/** What a stored payroll keeps when its figures are worked out anew: the person, the period and the pay behind them. */
const KEPT: readonly (keyof NewPayroll)[] = [
  'kind',
  'employee_id',
  'start_date',
  'end_date',
  'pay_date',
  'employee_snapshot',
  'calculation',
  'rule_set',
  'rule_version',
];
const FIGURES = WRITTEN.filter((column) => !(KEPT as readonly string[]).includes(column));

const RETURNED = ['id', 'number', 'employee_id', 'updated_at'] as const;
export type WrittenPayroll = Pick<PayrollRecord, (typeof RETURNED)[number]>;

const newArrays = rowArrays(payrolls, NEW);
const inserted = adhocText<WrittenPayroll>(
  `insert into payrolls (${NEW.join(', ')}) select ${NEW.join(', ')} from ${newArrays.from} returning ${RETURNED.join(', ')}`,
);

function rewriting(columns: readonly string[]) {
  const arrays = rowArrays(payrolls, ['id', 'company_id', ...columns]);
  const statement = adhocText<WrittenPayroll>(
    `update payrolls p set ${columns.map((column) => `${column} = r.${column}`).join(', ')}, updated_at = clock_timestamp()
     from ${arrays.from} where p.id = r.id and p.company_id = r.company_id and p.deleted_at is null and p.status in ('In Process', 'Confirmed')
     returning ${RETURNED.map((column) => `p.${column}`).join(', ')}`,
  );
  return { arrays, statement };
}
const whole = rewriting(WRITTEN);
const figures = rewriting(FIGURES);

/** Writes payrolls in blocks, each while the next one is worked out. */
export class PayrollWriter {
  readonly #ctx: Ctx;
  #sent: Promise<unknown> = Promise.resolve();
  #asked = 0;
  readonly #fresh: WrittenPayroll[] = [];
  readonly #rewritten: WrittenPayroll[] = [];

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
  }

  /** Inserts new payrolls and rewrites existing ones; numbers are taken in the order of the rows. @param year of the numbers */
  async write(rows: readonly ComputedPayroll[], year: number): Promise<void> {
    for (const some of rowsAtOnce(rows)) {
      this.#asked += some.length;
      const owned = some.map((row) => ({ ...row, company_id: this.#ctx.companyId }));
      const fresh = owned.filter(({ id }) => id === null);
      const known = owned.filter(({ id }) => id !== null);
      if (known.length > 0) await this.#send(this.#rewritten, whole.statement, whole.arrays.values(known));
      if (fresh.length === 0) continue;
      const values: unknown[] = newArrays.values(fresh).slice(0, -1);
      await this.#sent;
      await this.#send(this.#fresh, inserted, [...values, await nextNumbers(this.#ctx, 'payroll', PAYROLL_NUMBERS, fresh.length, year)]);
    }
  }

  /** Of stored payrolls the figures alone. */
  async rewriteFigures(rows: readonly ComputedPayroll[]): Promise<void> {
    for (const some of rowsAtOnce(rows)) {
      this.#asked += some.length;
      await this.#send(this.#rewritten, figures.statement, figures.arrays.values(some.map((row) => ({ ...row, company_id: this.#ctx.companyId }))));
    }
  }

  /** One statement after the other, and nobody waits for the last one yet. */
  async #send(into: WrittenPayroll[], statement: typeof inserted, values: readonly unknown[]): Promise<void> {
    await this.#sent;
    this.#sent = statement(this.#ctx.client, values).then((records) => into.push(...records));
    // Whoever waits for it hears of a failure.
    this.#sent.catch(() => undefined);
  }

  /**
   * @returns id, number and version of each, by employee.
   * @throws 409 where one was paid, tied to a payment or deleted meanwhile
   */
  async end(): Promise<Map<number, WrittenPayroll>> {
    await this.#sent;
    const written = [...this.#fresh, ...this.#rewritten];
    if (written.length !== this.#asked) throw changed();
    return new Map(written.map((record) => [record.employee_id, record]));
  }
}

/** One line of the timeline for each payroll. */
export const logMoves = (ctx: Ctx, moves: readonly LoggedMove[]): Promise<void> => appendWorkflowLogs(ctx, payrollWorkflow.subject, moves);

export interface ConfirmedRow {
  readonly id: number;
  readonly payslip: IssuedPayslip;
}

const issued = rowArrays(payrolls, ['id', 'payslip']);
const confirmed = adhocText<{ id: number }>(
  `update payrolls p set status = 'Confirmed', payslip = r.payslip, confirmed_by = $4, confirmed_at = $5, updated_at = clock_timestamp()
   from ${issued.from}
   where p.id = r.id and p.company_id = $3 and p.deleted_at is null and p.status = 'In Process' and p.total_net_pay >= 0 returning p.id`,
);

/** Confirms what is In Process. @returns ids of those that were. */
export async function confirmRows(ctx: Ctx, rows: readonly ConfirmedRow[], at: string): Promise<number[]> {
  const done: number[] = [];
  for (const some of rowsAtOnce(rows)) {
    const moved = await confirmed(ctx.client, [...issued.values(some), ctx.companyId, ctx.actor.userId, at]);
    done.push(...moved.map(({ id }) => id));
  }
  return done;
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
