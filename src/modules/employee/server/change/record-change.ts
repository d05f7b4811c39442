/** After every change of an employee: the audit log, and a silent word to the company's open windows. */
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

export interface EmployeeChange {
  /** Past verb. */
  readonly action: string;
  readonly id: number;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** Kept by the database or of no interest to a reader. */
const NOISE = new Set(['search', 'created_at', 'updated_at', 'created_by', 'updated_by']);
const facts = (record: EmployeeChange['before']) => record && Object.fromEntries(Object.entries(record).filter(([key]) => !NOISE.has(key)));

/** The log alone, for changes by the thousand. */
export const auditChange = (ctx: Ctx, change: EmployeeChange): Promise<void> =>
  audit(ctx, {
    action: `employee.${change.action}`,
    subject_type: 'employee',
    subject_id: change.id,
    before: facts(change.before) ?? null,
    after: facts(change.after) ?? null,
  });

export async function recordChange(ctx: Ctx, change: EmployeeChange): Promise<void> {
  await auditChange(ctx, change);
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'company', subject: { type: 'employee', id: change.id }, stored: false });
}
