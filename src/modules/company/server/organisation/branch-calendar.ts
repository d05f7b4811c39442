/** Who must know that a branch rests on other days or lies in another state. Modules that count days register themselves at composition. */
import type { Ctx } from '#platform/server/http/context.ts';

/** Runs in the transaction that changes the branch. */
export type BranchCalendarChange = (ctx: Ctx, branchId: number) => Promise<void>;

const listeners = new Set<BranchCalendarChange>();

/** Called once by each such module, when the server is put together. */
export function registerBranchCalendarChange(listener: BranchCalendarChange): void {
  listeners.add(listener);
}

interface Branch {
  readonly id: number;
  readonly [column: string]: unknown;
}

/** Tells all of them, one after the other, when its holidays or its week changed. */
export async function branchChanged(ctx: Ctx, before: Branch, after: Branch): Promise<void> {
  const same = before['state'] === after['state'] && String(before['rest_days']) === String(after['rest_days']);
  if (!same) for (const listener of listeners) await listener(ctx, after.id);
}
