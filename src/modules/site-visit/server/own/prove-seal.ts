/** Whether an action that was made without a network is as it was made, and nothing before it is missing. */
import { createHash } from 'node:crypto';
import { wasHeldBack, type MadeAt } from '#platform/server/field/made-at.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isSealKnown } from '../visit.store.ts';

const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** @param text what the device should have sealed @returns true where it was sent at once */
export async function isProven(ctx: Ctx, employeeId: number, when: MadeAt, text: () => string): Promise<boolean> {
  if (!when.offline) return true;
  const { made, time } = when.offline;
  if (!time.isTrusted || hashOf(text()) !== made.hash || (await wasHeldBack(ctx, when))) return false;
  return made.previous === null || isSealKnown(ctx, employeeId, made.previous);
}
