import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ClaimAction } from '../contract/claim.workflow.ts';
import type { ClaimRecord } from './claim.tables.ts';

/** A move that is no decision, for the audit log. */
export const auditMove = (ctx: Ctx, action: ClaimAction, before: ClaimRecord, after: ClaimRecord, facts: Readonly<Record<string, unknown>> = {}) =>
  audit(ctx, {
    action: `claim.${action}`,
    subject_type: 'claim',
    subject_id: before.id,
    before: { status: before.status },
    after: { status: after.status, number: before.number, ...facts },
  });
