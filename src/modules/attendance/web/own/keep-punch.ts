/** Check-ins and check-outs that wait on this device. */
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { MadeFacts } from '#platform/web/field/seal-entry.ts';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import type { PunchType } from '../../contract/attendance.schema.ts';
import { chainText } from '../../contract/own/offline-chain.ts';
import { checkIn, checkOut } from '../../contract/own/own-attendance.endpoints.ts';
import type { QueuedPunch } from '../../contract/own/own-state.ts';

export const PUNCH_CALLS = { checkin: checkIn, checkout: checkOut } as const;
export type PunchInput = InputOf<typeof checkIn>;
/** Under which the platform keeps them. */
export const PUNCH_KIND = 'attendance';

/** What is hashed of a punch. */
export const sealOf =
  (type: PunchType) =>
  (input: PunchInput, made: MadeFacts): string =>
    chainText({ ...input, ...made, type });

/** One that waits, as the card counts it; null: it was refused, so it never happened. */
export function punchOf({ path, state, values, made_at }: UnsentCall): QueuedPunch | null {
  if (state === 'refused') return null;
  const { server_at, since_ms } = values['offline'] as { readonly server_at?: string; readonly since_ms?: number };
  const at = server_at !== undefined && since_ms !== undefined ? Date.parse(server_at) + since_ms : made_at;
  return { type: path === checkIn.path ? 'checkin' : 'checkout', at: new Date(at).toISOString() };
}
