/** Two people, one record: the later save must have seen the earlier. */
import { changed } from '#platform/contract/errors.ts';
import { instantText } from './pool.ts';

/** @throws 409 when the client names a version that is not the stored one. Without a version the last save wins. */
export function requireSeenVersion(record: { readonly updated_at: string }, seen: string | undefined): void {
  if (seen !== undefined && seen !== instantText(record.updated_at)) throw changed();
}
