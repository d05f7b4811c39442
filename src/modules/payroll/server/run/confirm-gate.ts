/** The door through which a comparison with earlier months can hold payrolls back from being confirmed. */
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';

/** Why each payroll may not be confirmed yet, by id; absent: nothing is open. */
export type OpenVariances = (ctx: Ctx, payrollIds: readonly number[]) => Promise<ReadonlyMap<number, Text>>;

const gates = new Set<OpenVariances>();

/** Asked whenever payrolls are confirmed many at once. */
export function registerConfirmGate(gate: OpenVariances): void {
  gates.add(gate);
}

/** What holds these payrolls back, from all who were registered. */
export async function openVariances(ctx: Ctx, payrollIds: readonly number[]): Promise<ReadonlyMap<number, Text>> {
  const held = new Map<number, Text>();
  if (payrollIds.length === 0) return held;
  for (const gate of gates) for (const [id, text] of await gate(ctx, payrollIds)) held.set(id, text);
  return held;
}
