/** Forgotten password: mails a link. What is done before the answer is the same for every address; the rest is a job. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { OpenCtx, RequestFacts } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import type { forgotPassword as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { countAttempt } from '../attempt-limit.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { userByEmail } from '../user.store.ts';

const SEND_RESET = 'identity.send-reset';

export async function forgotPassword(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [
    { key: `forgot|${input.email}|${ctx.request.ip}`, limit: 3, seconds: 600 },
    { key: `forgot|*|${ctx.request.ip}`, limit: 30, seconds: 600 },
  ]);
  await ctx.services.jobs.enqueue(ctx, SEND_RESET, { email: input.email, request: ctx.request });
  return { success: true, message: say(IDENTITY_MESSAGES.resetSent, ctx.locale) };
}

/** Whether there is an account with the address is found out here, where nobody waits for it. */
export const sendReset = defineJob<{ email: string; request: RequestFacts }>({
  name: SEND_RESET,
  retries: 3,
  async run({ email, request }, { services }) {
    await transact(services.pool, { companyId: null, userId: null, system: true }, async (tx) => {
      const user = await userByEmail(tx, email);
      if (user && user.status !== 'Inactive') await sendVerification({ ...tx, services, clock: services.clock, request }, 'reset', user, user.email);
    });
  },
});
