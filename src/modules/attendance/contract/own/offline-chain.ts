/**
 * What is hashed of an entry that was made without a line: everything that was known when it was made, and the hash of
 * the one before it, so that none is changed, left out or put in afterwards without being seen. The browser that makes
 * an entry and the server that takes it write the same text. Pure.
 */
import type { PunchType } from '../attendance.schema.ts';
import type { MadeOffline } from './own-attendance.endpoints.ts';

export interface ChainedEntry extends Pick<MadeOffline, 'made_at' | 'server_at' | 'since_ms' | 'previous'> {
  readonly type: PunchType;
  readonly client_ref: string;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
  readonly remark?: string | null | undefined;
}

/** What SHA-256 is taken of, as UTF-8. Not of the time of sending and the photo: those are known later. */
export const chainText = ({ type, client_ref, made_at, server_at, since_ms, lat, lng, accuracy, remark, previous }: ChainedEntry): string =>
  JSON.stringify([
    'mesra.attendance.1',
    type,
    client_ref.toLowerCase(),
    made_at,
    server_at ?? null,
    since_ms ?? null,
    lat ?? null,
    lng ?? null,
    accuracy ?? null,
    remark?.trim() || null,
    previous ?? null,
  ]);
