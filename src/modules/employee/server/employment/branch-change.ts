/** Who must know that people work at another branch: its rest days and holidays are theirs from now on. */
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { EmployeeRecord } from '../employee.tables.ts';

/** Runs in the transaction of the change. */
export type BranchChange = (ctx: Ctx, employeeIds: readonly number[]) => Promise<void>;

export const branchChanges = extensionPoint<BranchChange>('people who work at another branch');

interface Change {
  readonly before: Pick<EmployeeRecord, 'branch_id'>;
  readonly after: Pick<EmployeeRecord, 'id' | 'branch_id'>;
}

/** Tells all of them of those among some changes that change the branch. */
export async function branchesChange(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  const moved = changes.flatMap(({ before, after }) => (before.branch_id === after.branch_id ? [] : after.id));
  if (moved.length > 0) for (const listener of providersOf(branchChanges)) await listener(ctx, moved);
}
