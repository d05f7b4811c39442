/** Who must know that people work at another branch: its rest days and holidays are theirs from now on. */
import type { Ctx } from '#platform/server/http/context.ts';
import type { EmployeeRecord } from '../employee.tables.ts';

/** Runs in the transaction of the change. */
export type BranchChange = (ctx: Ctx, employeeIds: readonly number[]) => Promise<void>;

const listeners = new Set<BranchChange>();

/** Called once by each module that keeps days of employees, when the server is put together. */
export function registerBranchChange(listener: BranchChange): void {
  listeners.add(listener);
}

interface Change {
  readonly before: Pick<EmployeeRecord, 'branch_id'>;
  readonly after: Pick<EmployeeRecord, 'id' | 'branch_id'>;
}

/** Tells all of them of those among some changes that change the branch. */
export async function branchesChange(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  const moved = changes.flatMap(({ before, after }) => (before.branch_id === after.branch_id ? [] : after.id));
  if (moved.length > 0) for (const listener of listeners) await listener(ctx, moved);
}
