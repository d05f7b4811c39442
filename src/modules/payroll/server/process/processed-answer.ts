import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import type { ProcessResult } from './process-payrolls.ts';

/** What processing many answers: how many, which, and each refusal by name. */
export const processedAnswer = (ctx: Ctx, { written, failed }: Pick<ProcessResult, 'written' | 'failed'>) => ({
  success: true as const,
  message: say(PAYROLL_MESSAGES.processedMany, ctx.locale, { processed: written.size, failed: failed.length }),
  data: {
    processed: written.size,
    ids: [...written.values()].map(({ id }) => id),
    failed: failed.map(({ employee_id, name, text, params }) => ({ employee_id, name, message: say(text, ctx.locale, params) })),
  },
});
