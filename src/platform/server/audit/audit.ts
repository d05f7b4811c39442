/**
 * The audit log: appended in the transaction of the change, and sealed by the database when that commits. Each
 * entry carries the hash of the one before it in its company's chain, so a later edit shows (`verifyAudit`).
 */
import { preparedText } from '../db/prepared.ts';
import type { Ctx } from '../context.ts';
import { changedFacts, type Facts } from './redact.ts';

export type AuditContext = Pick<Ctx, 'client' | 'clock'> & {
  /** null: the system (a job) or a caller without a token. */
  readonly actor: { readonly userId: number } | null;
  readonly companyId?: number;
  readonly request?: { readonly id: string; readonly ip: string };
};

export interface AuditEntry {
  /** `<noun>.<past verb>` or the past verb alone, e.g. `salary.changed`. */
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id?: number | null;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
  /** The company whose chain it joins, where the context has none. */
  readonly company_id?: number | null;
}

const written = preparedText(
  'audit.write',
  `insert into audit_logs (company_id, user_id, request_id, ip, action, subject_type, subject_id, before, after, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

const writtenTogether = preparedText(
  'audit.write-all',
  `insert into audit_logs (company_id, user_id, request_id, ip, action, subject_type, subject_id, before, after, at)
   select coalesce(e.company_id, $1), $2, $3, $4, e.action, e.subject_type, e.subject_id, e.before, e.after, $5
   from rows from (jsonb_to_recordset($6) as (company_id bigint, action text, subject_type text, subject_id bigint, before jsonb, after jsonb))
     with ordinality as e (company_id, action, subject_type, subject_id, before, after, place)
   order by e.place`,
);

/** Writes down a change: who, from where, what, and the keys that changed. Secrets are left out, account numbers masked. */
export async function audit(ctx: AuditContext, entry: AuditEntry): Promise<void> {
  const { before, after } = changedFacts(entry.before ?? null, entry.after ?? null);
  await written(ctx.client, [
    entry.company_id ?? ctx.companyId ?? null,
    ctx.actor?.userId ?? null,
    ctx.request?.id ?? null,
    ctx.request?.ip ?? null,
    entry.action,
    entry.subject_type,
    entry.subject_id ?? null,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
    ctx.clock.now().toISOString(),
  ]);
}

/** The same of many changes, in their order and in one statement. */
export async function auditAll(ctx: AuditContext, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ before, after, ...entry }) => ({ ...entry, ...changedFacts(before ?? null, after ?? null) }));
  await writtenTogether(ctx.client, [
    ctx.companyId ?? null,
    ctx.actor?.userId ?? null,
    ctx.request?.id ?? null,
    ctx.request?.ip ?? null,
    ctx.clock.now().toISOString(),
    JSON.stringify(rows),
  ]);
}
