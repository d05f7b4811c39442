/** SQL of payroll_clearances: money of leavers that is held for the tax office. */
import { sql } from 'drizzle-orm';
import { toDecimalText, fromRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { CLEARANCE_FORMS } from '../../contract/final-pay/evaluate-clearance.ts';
import { payrolls, type PayrollRecord } from '../payroll.tables.ts';

/** Of a payroll row in a query: the final pay of its month holds it back. */
export const WITHHELD = sql<boolean>`exists (select from payroll_clearances c where c.company_id = ${payrolls.company_id}
  and c.employee_id = ${payrolls.employee_id} and c.start_date = ${payrolls.start_date} and c.released_at is null)`;

export interface ClearanceRecord {
  readonly form: (typeof CLEARANCE_FORMS)[number];
  readonly form_date: string | null;
  readonly released_how: 'letter' | 'days' | null;
  readonly released_at: string | null;
  readonly released_by: number | null;
  readonly letter_reference: string | null;
  readonly letter_date: string | null;
  readonly lhdn_amount: string | null;
}

export async function holdForClearance(
  ctx: Ctx,
  { id, employee_id, start_date }: Pick<PayrollRecord, 'id' | 'employee_id' | 'start_date'>,
  form: ClearanceRecord['form'],
): Promise<void> {
  await ctx.client.query(`insert into payroll_clearances (company_id, payroll_id, employee_id, start_date, form) values ($1, $2, $3, $4, $5)`, [
    ctx.companyId,
    id,
    employee_id,
    start_date,
    form,
  ]);
}

/** Locked until the transaction ends; null: nothing is held. */
export async function findClearance(ctx: Ctx, payrollId: number, lock = false): Promise<ClearanceRecord | null> {
  const { rows } = await ctx.client.query<ClearanceRecord>(
    `select form, form_date::text as form_date, released_how, released_at, released_by, letter_reference, letter_date::text as letter_date, lhdn_amount
     from payroll_clearances where company_id = $1 and payroll_id = $2${lock ? ' for update' : ''}`,
    [ctx.companyId, payrollId],
  );
  return rows[0] ?? null;
}

export interface ClearanceChange {
  readonly form_date: string | null;
  readonly how: 'letter' | 'days' | null;
  readonly letter_reference: string | null;
  readonly letter_date: string | null;
  /** Ringgit. */
  readonly lhdn_amount: number | null;
}

export async function changeClearance(
  ctx: Ctx,
  payrollId: number,
  { form_date, how, letter_reference, letter_date, lhdn_amount }: ClearanceChange,
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await ctx.client.query(
    `update payroll_clearances set form_date = $3, released_how = $4, released_at = $5, released_by = $6, letter_reference = $7, letter_date = $8,
       lhdn_amount = $9, updated_at = clock_timestamp() where company_id = $1 and payroll_id = $2`,
    [
      ctx.companyId,
      payrollId,
      form_date,
      how,
      how && now,
      how && ctx.actor.userId,
      letter_reference,
      letter_date,
      lhdn_amount === null ? null : toDecimalText(fromRinggit(lhdn_amount)),
    ],
  );
}

/** Of a final pay that goes. */
export async function dropClearance(ctx: Ctx, payrollId: number): Promise<void> {
  await ctx.client.query(`delete from payroll_clearances where company_id = $1 and payroll_id = $2`, [ctx.companyId, payrollId]);
}

/** Which payrolls are held back, with the final pay that holds them. */
export async function withheldAmong(ctx: Ctx, ids: readonly number[]): Promise<Map<number, { readonly form: string; readonly number: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.client.query<{ id: number; form: string; number: string }>(
    `select p.id, c.form, f.number from payrolls p
     join payroll_clearances c on c.company_id = p.company_id and c.employee_id = p.employee_id and c.start_date = p.start_date and c.released_at is null
     join payrolls f on f.company_id = c.company_id and f.id = c.payroll_id
     where p.company_id = $1 and p.id = any($2) and p.total_net_pay > 0`,
    [ctx.companyId, [...ids]],
  );
  return new Map(rows.map(({ id, ...current }) => [id, current]));
}
