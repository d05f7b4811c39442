/** Keeps a check-in or check-out on this device that nothing answered: with what is known of its time, and chained to the one before. */
import type { InputOf } from '#platform/contract/endpoint.ts';
import { selectedCompany } from '#platform/web/call/call.ts';
import { personNow } from '#platform/web/queued-calls.ts';
import { recall, remember } from '#platform/web/local-state.ts';
import { serverFacts, serverNow } from '#platform/web/device/server-time.ts';
import { sha256 } from '#platform/web/device/sha256.ts';
import { keepUnsent } from '#platform/web/unsent/send-unsent.ts';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import type { PunchType } from '../../contract/attendance.schema.ts';
import { chainText } from '../../contract/own/offline-chain.ts';
import { checkIn, checkOut } from '../../contract/own/own-attendance.endpoints.ts';
import type { QueuedPunch } from '../../contract/own/own-state.ts';

export const PUNCH_CALLS = { checkin: checkIn, checkout: checkOut } as const;
export type PunchInput = Omit<InputOf<typeof checkIn>, 'offline'>;
/** Under which the platform keeps them. */
export const PUNCH_KIND = 'attendance';

/** When a button was pressed, by all clocks there are. */
export interface Moment {
  /** What is not known is left out: a form has no null. */
  readonly facts: { readonly made_at: string; readonly server_at?: string; readonly since_ms?: number; readonly server_code?: string };
  /** The best guess, to be shown; an instant. */
  readonly shown_at: string;
}

export function momentNow(): Moment {
  const announced = serverFacts();
  const since = announced?.since ?? null;
  return {
    facts: {
      made_at: new Date().toISOString(),
      ...(announced && { server_at: new Date(announced.at).toISOString() }),
      ...(since !== null && { since_ms: since }),
      ...(announced?.code !== undefined && { server_code: announced.code }),
    },
    shown_at: new Date(serverNow()).toISOString(),
  };
}

/** @param says what it is called in the list of what waits @param tried whether it may have arrived @throws where this browser keeps nothing */
export async function keepPunch(type: PunchType, input: PunchInput, { facts }: Moment, wording: string, tried: boolean): Promise<void> {
  const whose = `${personNow()} ${selectedCompany()}`;
  const chains = recall('entry_chains') ?? {};
  const previous = chains[whose] ?? null;
  const { server_at = null, since_ms = null, made_at } = facts;
  const hash = await sha256(chainText({ ...input, type, made_at, server_at, since_ms, previous }));
  const offline = {
    made_at,
    sent_at: made_at,
    server_at: facts.server_at,
    since_ms: facts.since_ms,
    server_code: facts.server_code,
    previous: previous ?? undefined,
    hash,
  };
  await keepUnsent(PUNCH_CALLS[type], { ...input, offline }, { kind: PUNCH_KIND, wording, sentAt: 'offline.sent_at' }, tried);
  // What may have arrived is known to the server without its hash: the next one follows the one before.
  if (!tried) remember('entry_chains', { ...chains, [whose]: hash });
}

/** One that is kept, as the card counts it; null: it was refused, so it never happened. */
export function punchOf({ path, state, values, made_at }: UnsentCall): QueuedPunch | null {
  if (state === 'refused') return null;
  const { server_at, since_ms } = values['offline'] as { readonly server_at?: string; readonly since_ms?: number };
  const at = server_at !== undefined && since_ms !== undefined ? Date.parse(server_at) + since_ms : made_at;
  return { type: path === checkIn.path ? 'checkin' : 'checkout', at: new Date(at).toISOString() };
}
