/** Takes down on this phone what a guard writes; it is sent when there is a network, its photos before it. */
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { addEntry } from '../entry.store.ts';

interface Written {
  readonly session: string;
  readonly path: 'sitreps' | 'log-entries';
  readonly label: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly photos: readonly Blob[];
  /** Milliseconds, by the clock of the server. */
  readonly now: number;
}

/** @throws where the browser keeps nothing */
export async function writeEntry({ session, path, label, fields, photos, now }: Written): Promise<void> {
  const about = { session, label, made_at: now, scan: null };
  const named: string[] = [];
  for (const picture of photos) {
    const client_ref = newRef();
    await addEntry({ ...about, path: 'photos', body: { client_ref }, picture }, 'waiting');
    named.push(client_ref);
  }
  const body = { client_ref: newRef(), recorded_at: new Date(now).toISOString(), ...fields, photos: named };
  await addEntry({ ...about, path, body, picture: null }, 'waiting');
}
