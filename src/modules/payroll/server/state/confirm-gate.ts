/** The door through which a comparison with earlier months can hold payrolls back from being confirmed. */
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';

/** Why each payroll may not be confirmed yet, by id; absent: nothing is open. */
export type OpenVariances = (ctx: Ctx, payrollIds: readonly number[]) => Promise<ReadonlyMap<number, Text>>;

/** Asked whenever payrolls are confirmed. */
export const confirmGates = extensionPoint<OpenVariances>('what holds payrolls back from being confirmed');

/** What holds these payrolls back, from all who answer. */
export async function openVariances(ctx: Ctx, payrollIds: readonly number[]): Promise<ReadonlyMap<number, Text>> {
  const current = new Map<number, Text>();
  if (payrollIds.length === 0) return current;
  for (const gate of providersOf(confirmGates)) for (const [id, text] of await gate(ctx, payrollIds)) current.set(id, text);
  return current;
}
