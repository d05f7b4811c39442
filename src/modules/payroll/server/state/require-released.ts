import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FINAL_ERRORS } from '../../contract/final-pay/final-pay.messages.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { withheldAmong } from '../stored/clearance.store.ts';

/** Held money is not paid (Income Tax Act 1967, s.83(5)). @throws 422 with the form and the final pay */
export async function requireReleased(ctx: Ctx, { id }: Pick<PayrollRecord, 'id'>): Promise<void> {
  const current = (await withheldAmong(ctx, [id])).get(id);
  if (current) throw invalid('base', FINAL_ERRORS.withheld, { form: current.form, number: current.number });
}
