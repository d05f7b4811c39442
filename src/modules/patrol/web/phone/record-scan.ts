/** Takes a scan down on this phone at once; where it was made and what was answered follow. */
import { locate } from '#platform/web/map/geolocation.ts';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { sha256 } from '#platform/web/device/sha256.ts';
import { TAG_DIGEST_LENGTH } from '../../contract/phone/tag-digest.ts';
import { readRotatingTag } from '../../contract/point/rotating-code.ts';
import { addEntry, allEntries, changeEntry, type Entry } from './entry.store.ts';
import type { Plan } from './plan.store.ts';

export type Checkpoint = Plan['checkpoints'][number];
/** What a reader read, or the GPS point that the guard chose. */
export interface Read {
  readonly method: 'QR' | 'NFC' | 'GPS' | 'Typed';
  readonly tag: string | null;
  readonly checkpoint_id: number | null;
}

/** Whether a point wants more than to be scanned. */
export const asks = (point: Checkpoint | null | undefined): boolean => point != null && (point.questions.length > 0 || point.photo_required);

/** How long a scan waits for its place, in milliseconds. */
const PLACE_MS = 6000;

/** The point that was read, as far as this phone can tell. Where pages come without TLS it cannot. */
export async function pointOf({ tag, checkpoint_id }: Read, checkpoints: readonly Checkpoint[]): Promise<Checkpoint | null> {
  if (tag === null) return checkpoints.find(({ id }) => id === checkpoint_id) ?? null;
  const rotating = readRotatingTag(tag);
  if (rotating) return checkpoints.find(({ id }) => id === rotating.checkpoint_id) ?? null;
  const digest = await sha256(tag).then(
    (hash) => hash.slice(0, TAG_DIGEST_LENGTH),
    () => null,
  );
  return checkpoints.find((point) => digest !== null && point.digest === digest) ?? null;
}

/** @param now milliseconds, by the clock of the server @throws where the browser keeps nothing */
export async function recordScan(
  read: Read,
  { session, point, label, now }: { session: string; point: Checkpoint | null; label: string; now: number },
): Promise<Entry> {
  const client_ref = newRef();
  const { method, tag, checkpoint_id } = read;
  const body = { client_ref, recorded_at: new Date(now).toISOString(), method, ...(tag === null ? { checkpoint_id } : { tag }) };
  const scan = { ref: client_ref, checkpoint_id: point?.id ?? null, at: now, received: now, offline: false, position: null };
  return addEntry({ session, path: 'events', body, picture: null, label, made_at: now, scan }, 'open');
}

/** Where the phone is; null where it does not know in time. */
export const placeNow = () =>
  Promise.race([
    locate().then(
      ({ lat, lng, accuracy }) => ({ lat, lng, accuracy_m: accuracy }),
      () => null,
    ),
    new Promise<null>((resolve) => setTimeout(resolve, PLACE_MS, null)),
  ]);

/** The same scan with its place, where the phone knows it in time. */
export async function withPlace(entry: Entry): Promise<Entry> {
  const position = await placeNow();
  if (!position || !entry.scan) return entry;
  const placed = { ...entry, body: { ...entry.body, ...position }, scan: { ...entry.scan, position } };
  await changeEntry(placed);
  return placed;
}

export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** The scan may be sent, with what was answered at the point; its picture follows it. */
export async function closeScan(entry: Entry, answers: readonly Answer[], picture: Blob | null): Promise<void> {
  await changeEntry({ ...entry, body: { ...entry.body, ...(answers.length > 0 && { answers }) }, state: 'waiting' });
  if (!picture) return;
  const { session, label, made_at } = entry;
  await addEntry({ session, path: 'scan-photos', body: { client_ref: entry.body.client_ref }, picture, label, made_at, scan: null }, 'waiting');
}

/** Scans of a page that was closed before their place came are sent without it; those that wait for answers still do. */
export async function releaseScans(plan: Plan | null): Promise<void> {
  for (const entry of await allEntries()) {
    const point = plan?.checkpoints.find(({ id }) => id === entry.scan?.checkpoint_id);
    if (entry.state === 'open' && !asks(point)) await changeEntry({ ...entry, state: 'waiting' });
  }
}
