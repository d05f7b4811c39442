/** Queues a mail in the caller's transaction: a rollback sends nothing, a commit sends it in a moment. */
import type { Services } from '../context.ts';
import type { Transaction } from '../db/scope.ts';
import { DELIVER_JOB } from './deliver-outbox.ts';
import { addEffect } from '../outbox.store.ts';
import { renderMail, type MailDraft } from '../mail/render-mail.ts';

export interface QueuedMail extends MailDraft {
  /** The same key sends no second mail. */
  readonly dedupeKey?: string;
}

/** Renders the mail in the reader's language and queues it; `ctx` is the context of the request or the job. */
export async function queueMail(ctx: Transaction & { readonly services: Pick<Services, 'jobs'> }, mail: QueuedMail): Promise<void> {
  const id = await addEffect(ctx, 'mail', renderMail(mail), mail.dedupeKey ?? null);
  if (id !== null) await ctx.services.jobs.enqueue(ctx, DELIVER_JOB, { id });
}
