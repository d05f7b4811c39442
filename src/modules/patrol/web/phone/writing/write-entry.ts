/** Takes down on this phone what a guard writes; it is sent when there is a network, its photo before it. */
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { addEntry } from '../entry.store.ts';

interface Written {
  readonly session: string;
  readonly path: 'sitreps' | 'log-entries';
  readonly label: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly photo: Blob | null;
  /** Milliseconds, by the clock of the server. */
  readonly now: number;
}

/** @throws where the browser keeps nothing */
export async function writeEntry({ session, path, label, fields, photo, now }: Written): Promise<void> {
  const about = { session, label, made_at: now, scan: null };
  const picture = photo && { client_ref: newRef() };
  if (picture) await addEntry({ ...about, path: 'photos', body: picture, picture: photo }, 'waiting');
  const body = { client_ref: newRef(), recorded_at: new Date(now).toISOString(), ...fields, photos: picture ? [picture.client_ref] : [] };
  await addEntry({ ...about, path, body, picture: null }, 'waiting');
}
