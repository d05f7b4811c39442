import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { processTicked as endpoint } from '../../contract/payroll.endpoints.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { processPayrolls } from './process-payrolls.ts';
import { processedAnswer } from './processed-answer.ts';
import { refuseUnattended } from '../draft/refuse-unattended.ts';

/** Processes the ticked employees in one transaction; each refusal is named. */
export async function processTicked(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
  const done = await processPayrolls(ctx, { employeeIds: input.employee_ids, period, payDate: input.pay_date, refuse: refuseUnattended });
  return processedAnswer(ctx, done);
}
