/** Seals an entry that waits on this device: with what is known of its time, and chained to the one before of its kind. */
import type { MadeOffline } from '#platform/contract/field/field-action.schema.ts';
import { selectedCompany } from '../call/call.ts';
import { sha256 } from '../device/sha256.ts';
import { recall, remember } from '../local-state.ts';
import { personNow } from '../queued-calls.ts';
import type { Moment } from './moment.ts';

export type MadeFacts = Pick<MadeOffline, 'made_at' | 'server_at' | 'since_ms' | 'previous'>;

export interface SealedOffline {
  /** The input `offline` of the call. */
  readonly offline: object;
  /** The next entry follows this one. Not where it may have arrived without its seal: then it follows the one before. */
  readonly follow: () => void;
}

/** @param text what is hashed (`sealedText`) @throws where this browser hashes nothing: pages that came without TLS */
export async function sealEntry(kind: string, { facts }: Moment, text: (made: MadeFacts) => string): Promise<SealedOffline> {
  const chain = `${personNow()} ${selectedCompany()} ${kind}`;
  const previous = recall('entry_chains')?.[chain] ?? null;
  const { made_at, server_at = null, since_ms = null } = facts;
  const hash = await sha256(text({ made_at, server_at, since_ms, previous }));
  return {
    offline: { ...facts, sent_at: made_at, previous: previous ?? undefined, hash },
    follow: () => remember('entry_chains', { ...recall('entry_chains'), [chain]: hash }),
  };
}
