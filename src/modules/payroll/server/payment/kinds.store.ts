/** Which kinds of payroll batches and items pay. */
import type { Ctx } from '#platform/server/http/context.ts';
import type { PayrollKind } from '../../contract/off-cycle/payroll-kind.params.ts';
import { SALARY_SUBJECT } from './salary-payable.store.ts';

/** By payroll. */
export async function kindsOfPayrolls(ctx: Ctx, ids: readonly number[]): Promise<Map<number, PayrollKind>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.client.query<{ id: number; kind: PayrollKind }>(`select id, kind from payrolls where company_id = $1 and id = any($2)`, [
    ctx.companyId,
    [...ids],
  ]);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** By batch; one that pays something else is absent. */
export async function kindsOfBatches(ctx: Ctx, batchIds: readonly number[]): Promise<Map<number, PayrollKind[]>> {
  if (batchIds.length === 0) return new Map();
  const { rows } = await ctx.client.query<{ batch_id: number; kinds: PayrollKind[] }>(
    `select i.batch_id, array_agg(distinct p.kind) as kinds from payment_items i join payrolls p on p.company_id = i.company_id and p.id = i.subject_id
     where i.company_id = $1 and i.batch_id = any($2) and i.subject_type = $3 and i.status <> 'Cancelled' group by i.batch_id`,
    [ctx.companyId, [...batchIds], SALARY_SUBJECT],
  );
  return new Map(rows.map(({ batch_id, kinds }) => [batch_id, kinds]));
}
