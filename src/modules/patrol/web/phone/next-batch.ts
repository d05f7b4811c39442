/** Which of what waits on this phone goes next: no entry holds another that does not need it. */
import type { Entry } from './entry.store.ts';

/** Events of one call; more follow in the next. */
const BATCH = 100;
export const HELP = 'emergencies';
/** Times that a photo fails before the report that names it goes without it. */
const PHOTO_TRIES = 3;
/** Milliseconds before what failed is sent again: twice as long each time. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [30_000, 30 * 60_000];

/** What this pass over the queue has found out. */
export interface Pass {
  /** Entries that failed in it. */
  readonly failed: ReadonlySet<number>;
  /** Calls that take nothing more in it. */
  readonly resting: ReadonlySet<string>;
}

/** @param now milliseconds, by the clock of the server */
export function afterFailure({ path, failed }: Entry, now: number): NonNullable<Entry['failed']> {
  const times = (failed?.times ?? 0) + 1;
  const wait = path === HELP ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS);
  return { times, again_at: now + wait };
}

/** A clock that was put back does not make it wait for longer than it was told. */
const isDue = ({ failed }: Entry, now: number) => !failed || failed.again_at <= now || failed.again_at > now + LONGEST_WAIT_MS;

/** What the server must have before an entry: the scan of a photo, the call for help that a place belongs to, and, for some tries, the photos of a report. */
function needs(all: readonly Entry[]): (entry: Entry) => boolean {
  const unsent = all.filter(({ state }) => state === 'waiting' || state === 'open');
  const named = (test: (entry: Entry) => boolean) => new Set(unsent.filter(test).map(({ body }) => body.client_ref));
  const scans = named(({ path }) => path === 'events');
  const calls = named(({ path }) => path === HELP);
  const photos = named(({ path, failed }) => path === 'photos' && (failed?.times ?? 0) < PHOTO_TRIES);
  return ({ path, body }) => {
    const { client_ref, emergency_ref, photos: shots } = body as { client_ref: string; emergency_ref?: string; photos?: readonly string[] };
    if (path === 'scan-photos') return scans.has(client_ref);
    if (path === HELP) return emergency_ref !== undefined && calls.has(emergency_ref);
    return shots?.some((ref) => photos.has(ref)) ?? false;
  };
}

/**
 * The entries that go in the next call: help first, then in their order, and what has failed before after all that has not; one, or scans of one session
 * that follow each other.
 * @param now milliseconds, by the clock of the server
 */
export function nextBatch(all: readonly Entry[], now: number, { failed, resting }: Pass): readonly Entry[] {
  const isHeld = needs(all);
  const ready = all
    .filter((entry) => entry.state === 'waiting' && !failed.has(entry.id) && !resting.has(entry.path) && isDue(entry, now) && !isHeld(entry))
    .toSorted((a, b) => Number(b.path === HELP) - Number(a.path === HELP) || Number(a.failed !== undefined) - Number(b.failed !== undefined) || a.id - b.id);
  const [first] = ready;
  if (!first) return [];
  if (first.path !== 'events' || first.failed) return [first];
  const end = ready.findIndex(({ path, session, failed: before }) => path !== 'events' || session !== first.session || before);
  return ready.slice(0, Math.min(BATCH, end === -1 ? ready.length : end));
}
