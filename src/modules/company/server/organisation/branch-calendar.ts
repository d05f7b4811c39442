/** Who must know that a branch rests on other days or lies in another state. */
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';

/** Runs in the transaction that changes the branch. */
export type BranchCalendarChange = (ctx: Ctx, branchId: number) => Promise<void>;

export const branchCalendarChanges = extensionPoint<BranchCalendarChange>('a branch with another week or state');

interface Branch {
  readonly id: number;
  readonly [column: string]: unknown;
}

/** Tells all of them, one after the other, when its holidays or its week changed. */
export async function branchChanged(ctx: Ctx, before: Branch, after: Branch): Promise<void> {
  const same = before['state'] === after['state'] && String(before['rest_days']) === String(after['rest_days']);
  if (!same) for (const listener of providersOf(branchCalendarChanges)) await listener(ctx, after.id);
}
