/** After every change of an employee: the audit log, and a silent word to the company's open windows. */
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';

export interface EmployeeChange {
  /** Past verb. */
  readonly action: string;
  readonly id: number;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

export async function recordChange(ctx: Ctx, change: EmployeeChange): Promise<void> {
  await audit(ctx, { action: `employee.${change.action}`, subject_type: 'employee', subject_id: change.id, before: change.before ?? null, after: change.after ?? null });
  await tell(ctx, { to: { company: ctx.companyId }, notification_type: 'company', subject: { type: 'employee', id: change.id }, stored: false });
}
