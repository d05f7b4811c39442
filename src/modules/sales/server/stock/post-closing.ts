/** The counts of an approved report as entries of the ledger: an opening each, which differs from the balance by what is missing. */
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ClosingCount } from '../../contract/field-words.ts';
import { STOCK_MESSAGES } from '../../contract/stock/stock.messages.ts';
import { quantityText, toThousandths } from '../../contract/stock/stock-quantity.ts';
import type { ScheduleRecord } from '../tables/schedule.tables.ts';
import { addEntries } from './add-entries.ts';
import * as store from './stock.store.ts';

/** @param at when they were counted, ISO */
export async function postClosing(ctx: Ctx, schedule: ScheduleRecord, closing: readonly ClosingCount[], at: string): Promise<void> {
  if (closing.length === 0) return;
  const ids = closing.map(({ product_id }) => product_id);
  await store.lockBalances(ctx, schedule, ids);
  const remark = say(STOCK_MESSAGES.closingCount, ctx.locale);
  await addEntries(
    ctx,
    closing.map(({ product_id, quantity }) => ({
      schedule_id: schedule.id,
      project_id: schedule.project_id,
      outlet_id: schedule.outlet_id,
      promoter_id: schedule.promoter_id,
      product_id,
      type: 'opening' as const,
      quantity: quantityText(toThousandths(quantity)),
      recorded_at: at,
      remark,
      // Whoever approves it answers for a count that what came after it does not bear out.
      override_by: ctx.actor.userId,
    })),
  );
  await store.settleBalances(ctx, schedule, ids, at);
}
