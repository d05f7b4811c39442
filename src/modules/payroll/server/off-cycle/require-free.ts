import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { batchOf, recoveriesOf } from '../stored/advance.store.ts';

/** An advance stays while a payroll that is not In Process takes it back, or a payment batch holds it. @throws 422 */
export async function requireFree(ctx: Ctx, { id }: PayrollRecord): Promise<void> {
  const fixed = (await recoveriesOf(ctx, [id])).find(({ status }) => status !== 'In Process');
  if (fixed) throw invalid('base', PAYROLL_ERRORS.advanceTaken, { number: fixed.number });
  const batch = await batchOf(ctx, id);
  if (batch) throw invalid('base', PAYROLL_ERRORS.advanceInBatch, { number: batch });
}
