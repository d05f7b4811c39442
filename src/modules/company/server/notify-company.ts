/** After a change: everybody of the company reloads what they hold of it. */
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { audit } from '#platform/server/audit/audit.ts';

export interface Change {
  /** Past verb of the audit log, e.g. `updated`. */
  readonly action: string;
  /** e.g. `branch`. */
  readonly subject_type: string;
  readonly subject_id: number;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** Writes the change into the audit log and tells the company, both in the caller's transaction. */
export async function recordChange(ctx: Ctx, change: Change): Promise<void> {
  await audit(ctx, { ...change, before: change.before ?? null, after: change.after ?? null });
  await notifyCompany(ctx, change);
}

export async function notifyCompany(ctx: Ctx, change: Pick<Change, 'subject_type' | 'subject_id'>): Promise<void> {
  await notify(ctx, {
    to: { company: ctx.companyId },
    notification_type: 'company',
    subject: { type: change.subject_type, id: change.subject_id },
    stored: false,
  });
}
