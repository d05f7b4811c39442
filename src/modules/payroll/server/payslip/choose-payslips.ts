import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { DELIVERY } from '../../contract/payslip/delivery.messages.ts';
import { MAX_PAYSLIPS, type PayslipChoice } from '../../contract/payslip/issued-payslips.endpoints.ts';
import { issuedIds, lastMonth } from './issued-payslip.store.ts';

/** The payslips that were chosen, or that the filter shows, by name of the employee. @throws 422 `base`: none, or too many */
export async function choosePayslips(ctx: Ctx, choice: PayslipChoice): Promise<number[]> {
  const month = choice.month ?? (await lastMonth(ctx));
  const ids = month === null ? [] : await issuedIds(ctx, { ...choice, month }, MAX_PAYSLIPS + 1);
  if (ids.length === 0) throw invalid('base', DELIVERY.none);
  if (ids.length > MAX_PAYSLIPS) throw invalid('base', DELIVERY.tooMany, { limit: MAX_PAYSLIPS });
  return ids;
}
