/** Sends what waits on this phone, in order, each once: the server knows an entry by its `client_ref`. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { DeviceError } from '#platform/web/device/device-call.ts';
import type { sendScans } from '../../contract/operation/clocking.endpoints.ts';
import { allEntries, changeEntry, dropEntry, type Entry } from './entry.store.ts';
import { pictureText } from './photo/picture-text.ts';

type SentScans = OutputOf<typeof sendScans>;

export type Call = (path: string, input: object) => Promise<unknown>;
export type Outcome = 'done' | 'unanswered' | 'unknown-device';

/** Events of one call; more follow in the next. */
const BATCH = 100;
/** Milliseconds after which an entry counts as sent later than it was made. */
const LATE_MS = 30_000;
/** Calls that take events, by their names. */
const EVENTS = new Set(['events', 'emergencies', 'sitreps', 'log-entries']);
const HELP = 'emergencies';
/** Two calls that met (409) are sent again, as what found no network. */
const REFUSED = new Set([400, 401, 404, 413, 415, 422]);

/** The entries that go in the next call: help first, then in their order; one, or scans of one session that follow each other. */
export function nextBatch(all: readonly Entry[]): readonly Entry[] {
  const waiting = all.toSorted((a, b) => Number(b.path === HELP) - Number(a.path === HELP) || a.id - b.id);
  const [first] = waiting;
  if (!first) return [];
  if (first.path !== 'events') return [first];
  const end = waiting.findIndex(({ path, session }) => path !== 'events' || session !== first.session);
  return waiting.slice(0, Math.min(BATCH, end === -1 ? waiting.length : end));
}

async function inputOf(batch: readonly Entry[], now: number): Promise<object> {
  const [first] = batch;
  if (first && EVENTS.has(first.path))
    return { session: first.session, events: batch.map(({ body, made_at }) => ({ ...body, offline: now - made_at > LATE_MS })) };
  return { session: first?.session, ...first?.body, ...(first?.picture && { image: await pictureText(first.picture) }) };
}

const refuse = (entry: Entry, reason: string) => changeEntry({ ...entry, state: 'refused', reason });

async function taken(batch: readonly Entry[], answer: unknown): Promise<void> {
  const { rejected: refused = [] } = (answer as { data: Partial<SentScans['data']> }).data;
  const rejected = new Map(refused.map(({ index, reason }) => [index, reason]));
  for (const [index, entry] of batch.entries()) {
    const reason = rejected.get(index);
    if (reason !== undefined) await refuse(entry, reason);
    else if (entry.scan) await changeEntry({ ...entry, state: 'sent' });
    else await dropEntry(entry.id);
  }
}

/** @param now milliseconds, by the clock of the server */
async function sendAll(call: Call, now: () => number): Promise<Outcome> {
  for (;;) {
    const batch = nextBatch((await allEntries()).filter(({ state }) => state === 'waiting'));
    if (batch.length === 0) return 'done';
    try {
      await taken(batch, await call(batch[0]?.path ?? '', await inputOf(batch, now())));
    } catch (error) {
      if (!(error instanceof DeviceError)) throw error;
      if (error.code === 'device_unknown') return 'unknown-device';
      if (!REFUSED.has(error.status)) return 'unanswered';
      for (const entry of batch) await refuse(entry, error.message);
    }
  }
}

let running: Promise<Outcome> | null = null;

/** One at a time, in all tabs of this phone. */
export function sendEntries(call: Call, now: () => number): Promise<Outcome> {
  const locks = (navigator as { locks?: LockManager }).locks;
  const work = () => sendAll(call, now);
  running ??= (locks ? locks.request('mesra.patrol', work) : work()).finally(() => {
    running = null;
  });
  return running;
}

/** What the server has told back, or holds by now, is kept no longer. */
export async function forgetSent(): Promise<void> {
  for (const { id, state } of await allEntries()) if (state === 'sent') await dropEntry(id);
}
