/**
 * What is hashed of an entry that was made without a connection: everything that was known when it was made, and the hash of
 * the one before it, so that none is changed, left out or put in afterwards without a trace. The browser that makes
 * an entry and the server that takes it write the same text. Pure.
 */
import type { MadeOffline } from './field-action.schema.ts';

export interface SealedEntry extends Pick<MadeOffline, 'made_at' | 'server_at' | 'since_ms' | 'previous'> {
  readonly client_ref: string;
}

type Content = string | number | null | undefined;

/**
 * What SHA-256 is taken of, as UTF-8. Not of the time of sending and the photo: those are known later.
 * @param action what is done, such as `mesra.attendance.1`, `checkin`; the number rises when the contents change
 * @param contents what is recorded, in a fixed order
 */
export const sealedText = (action: readonly string[], entry: SealedEntry, contents: readonly Content[]): string =>
  JSON.stringify([
    ...action,
    entry.client_ref.toLowerCase(),
    entry.made_at,
    entry.server_at ?? null,
    entry.since_ms ?? null,
    ...contents.map((each) => each ?? null),
    entry.previous ?? null,
  ]);
