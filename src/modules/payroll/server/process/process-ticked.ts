import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { processTicked as endpoint } from '../../contract/payroll.endpoints.ts';
import { PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { demandPeriod } from '../draft/check-entered.ts';
import { processPayrolls } from './process-payrolls.ts';
import { refuseUnattended } from '../run/refuse-unattended.ts';

/** Processes the ticked employees in one transaction; each refusal is named. */
export async function processTicked(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = demandPeriod(input.start_date, input.end_date);
  const { written, failed } = await processPayrolls(ctx, { employeeIds: input.employee_ids, period, payDate: input.pay_date, refuse: refuseUnattended });
  return {
    success: true,
    message: say(PAYROLL_MESSAGES.processedMany, ctx.locale, { processed: written.size, failed: failed.length }),
    data: {
      processed: written.size,
      ids: [...written.values()].map(({ id }) => id),
      failed: failed.map(({ employee_id, name, text, params }) => ({ employee_id, name, message: say(text, ctx.locale, params) })),
    },
  };
}
