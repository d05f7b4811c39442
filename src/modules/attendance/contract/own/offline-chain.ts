/**
 * What the hash of an entry is taken over that was made without a network: all that it says, and the hash of the one made before
 * it on that device. One that was changed, left out or put in between later does not fit its neighbours. Pure.
 */
import type { PunchType } from '../attendance.schema.ts';
import type { MadeOffline } from './own-attendance.endpoints.ts';

export interface OfflineEntry extends Pick<MadeOffline, 'made_at' | 'server_at' | 'since_ms' | 'previous'> {
  readonly type: PunchType;
  readonly client_ref: string;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
  /** As it is kept: trimmed; null where it is empty. */
  readonly remark?: string | null | undefined;
}

/** The text under the SHA-256, the same on the device and at the server. */
export const chainText = ({ type, client_ref, made_at, server_at, since_ms, lat, lng, accuracy, remark, previous }: OfflineEntry): string =>
  JSON.stringify([previous, type, client_ref, made_at, server_at, since_ms, lat ?? null, lng ?? null, accuracy ?? null, remark || null]);
