/** SQL of salary advances: what is owed, what payrolls have taken back. */
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ADVANCE_WORDS } from '../../contract/off-cycle/advance.messages.ts';
import { advanceOf, type OwedAdvance } from '../../contract/off-cycle/recover-advances.ts';
import type { DeductionLine } from '../../contract/payroll-line.schema.ts';
import type { PayrollStatus } from '../../contract/payroll.workflow.ts';

/** What is owed at the end of a period by employee, the oldest advance first. @param payrollIds payrolls that are computed anew: what they took counts again. */
export async function owedAdvances(ctx: Ctx, employeeIds: readonly number[], end: string, payrollIds: readonly number[]): Promise<Map<number, OwedAdvance[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await ctx.client.query<{ id: number; number: string; employee_id: number; owed: string }>(
    `select a.id, a.number, a.employee_id, a.total_net_pay - coalesce(sum(r.amount), 0) as owed
     from payrolls a left join payroll_advance_recoveries r on r.company_id = a.company_id and r.advance_id = a.id and r.payroll_id <> all($4)
     where a.company_id = $1 and a.employee_id = any($2) and a.kind = 'advance' and a.deleted_at is null and a.start_date <= $3
     group by a.id having a.total_net_pay > coalesce(sum(r.amount), 0) order by a.start_date, a.id`,
    [ctx.companyId, [...employeeIds], end, [...payrollIds]],
  );
  const owed = rows.map(({ owed: amount, ...row }) => ({ ...row, owed: toRinggit(fromRinggit(amount)) }));
  return Map.groupBy(owed, ({ employee_id }) => employee_id);
}

export interface Advanced {
  /** Ringgit. */
  readonly amount: number;
  /** The one that is In Process. */
  readonly open: string | null;
}

/** What was paid in advance in a period, by employee. */
export async function advancedIn(ctx: Ctx, employeeIds: readonly number[], start: string): Promise<Map<number, Advanced>> {
  const { rows } = await ctx.client.query<{ employee_id: number; amount: string; open: string | null }>(
    `select employee_id, sum(total_net_pay) as amount, max(number) filter (where status = 'In Process') as open from payrolls
     where company_id = $1 and employee_id = any($2) and start_date = $3 and kind = 'advance' and deleted_at is null group by employee_id`,
    [ctx.companyId, [...employeeIds], start],
  );
  return new Map(rows.map(({ employee_id, amount, open }) => [employee_id, { amount: toRinggit(fromRinggit(amount)), open }]));
}

/** The line of each payslip that pays the advance out. */
export async function payOut(ctx: Ctx, advances: readonly { readonly payroll_id: number; readonly amount: string }[]): Promise<void> {
  await ctx.client.query(
    `insert into payroll_adjustments (company_id, payroll_id, name, amount, remark, created_by)
     select $1, a.payroll_id, $3, a.amount, $4, $5 from json_to_recordset($2) as a(payroll_id bigint, amount numeric)`,
    [ctx.companyId, JSON.stringify(advances), say(ADVANCE_WORDS.line, ctx.locale), say(ADVANCE_WORDS.remark, ctx.locale), ctx.actor.userId],
  );
}

/** Writes down what payrolls take back; payrolls computed again let go of theirs first. */
export async function stampAdvances(ctx: Ctx, payrolls: readonly { readonly id: number; readonly deductions: readonly DeductionLine[] }[]): Promise<void> {
  await releaseAdvances(
    ctx,
    payrolls.map(({ id }) => id),
  );
  const taken = payrolls.flatMap(({ id, deductions }) =>
    deductions.flatMap((line) => {
      const advance = advanceOf(line);
      return advance === undefined ? [] : [{ payroll_id: id, advance_id: advance, amount: line.amount }];
    }),
  );
  if (taken.length === 0) return;
  await ctx.client.query(
    `insert into payroll_advance_recoveries (company_id, payroll_id, advance_id, amount)
     select $1, r.payroll_id, r.advance_id, r.amount from json_to_recordset($2) as r(payroll_id bigint, advance_id bigint, amount numeric)`,
    [ctx.companyId, JSON.stringify(taken)],
  );
}

/** Of payrolls that go: what they took back is owed again. */
export async function releaseAdvances(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  if (payrollIds.length === 0) return;
  await ctx.client.query(`delete from payroll_advance_recoveries where company_id = $1 and payroll_id = any($2)`, [ctx.companyId, [...payrollIds]]);
}

export interface Recovery {
  readonly advance_id: number;
  readonly payroll_id: number;
  readonly number: string;
  readonly status: PayrollStatus;
  readonly amount: number;
}

/** Which payrolls take advances back, in their order. */
export async function recoveriesOf(ctx: Ctx, advanceIds: readonly number[]): Promise<Recovery[]> {
  if (advanceIds.length === 0) return [];
  const { rows } = await ctx.client.query<Omit<Recovery, 'amount'> & { amount: string }>(
    `select r.advance_id, r.payroll_id, p.number, p.status, r.amount
     from payroll_advance_recoveries r join payrolls p on p.company_id = r.company_id and p.id = r.payroll_id
     where r.company_id = $1 and r.advance_id = any($2) order by p.start_date, p.id`,
    [ctx.companyId, [...advanceIds]],
  );
  return rows.map((row) => ({ ...row, amount: toRinggit(fromRinggit(row.amount)) }));
}

export interface TakenBack {
  readonly payroll_id: number;
  readonly advance_id: number;
  /** Of the advance. */
  readonly number: string;
  readonly status: PayrollStatus;
}

/** Advances that each of these payrolls takes back, by payroll. */
export async function recoveriesFor(ctx: Ctx, payrollIds: readonly number[]): Promise<Map<number, TakenBack[]>> {
  if (payrollIds.length === 0) return new Map();
  const { rows } = await ctx.client.query<TakenBack>(
    `select r.payroll_id, r.advance_id, a.number, a.status
     from payroll_advance_recoveries r join payrolls a on a.company_id = r.company_id and a.id = r.advance_id
     where r.company_id = $1 and r.payroll_id = any($2) order by a.id`,
    [ctx.companyId, [...payrollIds]],
  );
  return Map.groupBy(rows, ({ payroll_id }) => payroll_id);
}

/** The payment batch that an advance stands in; null: in none. */
export async function batchOf(ctx: Ctx, payrollId: number): Promise<string | null> {
  const { rows } = await ctx.client.query<{ number: string }>(
    `select b.number from payment_items i join payment_batches b on b.company_id = i.company_id and b.id = i.batch_id
     where i.company_id = $1 and i.subject_type = 'payroll' and i.subject_id = $2 and i.status not in ('Cancelled', 'Returned') limit 1`,
    [ctx.companyId, payrollId],
  );
  return rows[0]?.number ?? null;
}
