/** The only way of declarations to the world: with their receipts, the payroll that counts them, and who may do what. */
import { mayAct } from '#platform/contract/access.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { reliefTitle } from '../contract/relief-items.ts';
import type { ReliefRow } from '../contract/relief.schema.ts';
import { reliefWorkflow } from '../contract/relief.workflow.ts';
import { withPayrolls, type FoundRelief, type ListedRelief } from './relief.store.ts';

export const RECEIPTS = { type: 'payroll_relief', field: 'receipts' } as const;

export const receiptsOf = (ctx: Ctx, ids: readonly number[]) => presentFilesOf(ctx, RECEIPTS.type, ids, RECEIPTS.field);
const idsOf = (rows: readonly FoundRelief[]) => rows.map(({ relief }) => relief.id);

/** @param own the employee's own list, where an officer's moves are not offered. */
export async function presentReliefs(ctx: Ctx, found: readonly FoundRelief[], own: boolean): Promise<ReliefRow[]> {
  const [rows, receipts] = await pipeline(
    ctx,
    () => withPayrolls(ctx, found),
    () => receiptsOf(ctx, idsOf(found)),
  );
  return present(ctx, rows, receipts, own);
}

function present(ctx: Ctx, rows: readonly ListedRelief[], receipts: Awaited<ReturnType<typeof receiptsOf>>, own: boolean): ReliefRow[] {
  const officer = !own && mayAct(ctx.actor, ctx.services.pages, '/payroll/manage', 'Update');
  return rows.map((row): ReliefRow => {
    const { relief, employee, payroll } = row;
    const title = reliefTitle(relief.key);
    const free = !payroll?.locked;
    const mine = relief.employee_id === ctx.actor.employee?.id;
    const decides = officer && free && (!mine || ctx.actor.type === 'owner');
    return {
      id: relief.id,
      employee_id: relief.employee_id,
      employee,
      month: relief.month,
      key: relief.key,
      title: title.en,
      title_malay: title.ms,
      amount: toRinggit(relief.amount),
      accepted_amount: relief.accepted_amount === null ? null : toRinggit(relief.accepted_amount),
      note: relief.note,
      status: relief.status,
      remark: relief.remark,
      receipts: receipts.get(relief.id) ?? [],
      payroll,
      decided_by: row.decided_by,
      decided_at: relief.decided_at && instantText(relief.decided_at),
      created_at: instantText(relief.created_at),
      updated_at: instantText(relief.updated_at),
      can: {
        withdraw: own && free && mayMove(reliefWorkflow, 'withdraw', relief.status),
        accept: decides && mayMove(reliefWorkflow, 'accept', relief.status),
        reject: decides && mayMove(reliefWorkflow, 'reject', relief.status),
      },
    };
  });
}

export async function presentRelief(ctx: Ctx, row: ListedRelief, own: boolean): Promise<ReliefRow> {
  const [shown] = present(ctx, [row], await receiptsOf(ctx, [row.relief.id]), own);
  return shown as ReliefRow;
}
