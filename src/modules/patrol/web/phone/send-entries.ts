/**
 * Sends what waits on this phone, each once: the server knows an entry by its `client_ref`. What the server fails at is set aside, told to the guard and sent
 * again later; it holds nothing of what was made after it.
 */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { DeviceError } from '#platform/web/device/device-call.ts';
import type { sendScans } from '../../contract/operation/clocking.endpoints.ts';
import { allEntries, changeEntry, dropEntry, type Entry } from './entry.store.ts';
import { afterFailure, HELP, nextBatch } from './next-batch.ts';
import { pictureText } from './photo/picture-text.ts';

type SentScans = OutputOf<typeof sendScans>;

export interface Line {
  readonly call: (path: string, input: object) => Promise<unknown>;
  /** Milliseconds, by the clock of the server. */
  readonly now: () => number;
  /** Whether the server answers anything now. */
  readonly isAlive: () => Promise<boolean>;
}
export type Outcome = 'done' | 'unanswered' | 'unknown-device';

/** Milliseconds after which an entry counts as sent later than it was made. */
const LATE_MS = 30_000;
/** Calls that take events, by their names. */
const EVENTS = new Set(['events', HELP, 'sitreps', 'log-entries']);
const UNAUTHENTICATED = 401;
const TOO_MANY = 429;
/** Sent again as they are, they would be refused again. Anything else is a fault of the server, or two calls that met (409). */
const REFUSED = new Set([400, 404, 413, 415, 422]);
/** Patrol is switched off, or the server asks to come back: nothing else would be taken either. */
const HOLDS = new Set([403, 503]);
/** No answer of the server itself. */
const SILENCE = new Set([0, 502, 504]);
/** Entries of one call that fail one after the other before the call rests until the next pass. */
const FAILURES = 3;

async function inputOf(batch: readonly Entry[], now: number): Promise<object> {
  const [first] = batch;
  if (first && EVENTS.has(first.path))
    return { session: first.session, events: batch.map(({ body, made_at }) => ({ ...body, offline: now - made_at > LATE_MS })) };
  return { session: first?.session, ...first?.body, ...(first?.picture && { image: await pictureText(first.picture) }) };
}

const refuse = (entry: Entry, reason: string) => changeEntry({ ...entry, state: 'refused', reason, failed: undefined, silent: undefined });

async function taken(batch: readonly Entry[], answer: unknown): Promise<void> {
  const { rejected: refused = [] } = (answer as { data: Partial<SentScans['data']> }).data;
  const rejected = new Map(refused.map(({ index, reason }) => [index, reason]));
  for (const [index, entry] of batch.entries()) {
    const reason = rejected.get(index);
    if (reason !== undefined) await refuse(entry, reason);
    else if (entry.scan) await changeEntry({ ...entry, state: 'sent', failed: undefined, silent: undefined });
    else await dropEntry(entry.id);
  }
}

/** One pass over what waits: each entry is tried once in it. */
class Sending {
  readonly failed = new Set<number>();
  readonly resting = new Set<string>();
  readonly #line: Line;
  /** How many failed one after the other, by call. */
  readonly #row = new Map<string, number>();
  constructor(line: Line) {
    this.#line = line;
  }

  async run(): Promise<Outcome> {
    for (;;) {
      const batch = nextBatch(await allEntries(), this.#line.now(), this);
      if (batch.length === 0) return 'done';
      const end = await this.#send(batch);
      if (end) return end;
    }
  }

  /** @returns what ends the pass; null: the next may go */
  async #send(batch: readonly Entry[]): Promise<Outcome | null> {
    const { call, now, isAlive } = this.#line;
    const path = batch[0]?.path ?? '';
    if (this.resting.has(path)) return null;
    const wasSilent = batch.some(({ silent }) => silent);
    if (wasSilent && !(await isAlive())) return 'unanswered';
    try {
      const input = await inputOf(batch, now());
      await taken(batch, await call(path, input));
      this.#row.delete(path);
      return null;
    } catch (error) {
      // A picture that the browser reads no more is no answer of the server, and holds nothing either.
      const { status, code, message } = error instanceof DeviceError ? error : new DeviceError(-1, String(error));
      if (code === 'device_unknown') return 'unknown-device';
      if (HOLDS.has(status)) return 'unanswered';
      if (SILENCE.has(status) && !(await isAlive())) {
        // It answered just before: whatever silenced it may be in here.
        if (wasSilent) for (const entry of batch) await this.#setAside(entry);
        else if (batch[0]) await changeEntry({ ...batch[0], silent: true });
        return 'unanswered';
      }
      if (status === UNAUTHENTICATED) {
        for (const entry of batch) await refuse(entry, message);
        return null;
      }
      if (status === TOO_MANY) this.resting.add(path);
      const [only, ...others] = batch;
      if (others.length > 0) return status === TOO_MANY ? null : this.#sendHalves(batch);
      if (only) await (REFUSED.has(status) ? refuse(only, message) : this.#setAside(only));
      return null;
    }
  }

  /** So that one event, whichever it is, holds none of the others. */
  async #sendHalves(batch: readonly Entry[]): Promise<Outcome | null> {
    const half = Math.ceil(batch.length / 2);
    return (await this.#send(batch.slice(0, half))) ?? this.#send(batch.slice(half));
  }

  async #setAside(entry: Entry): Promise<void> {
    this.failed.add(entry.id);
    const failures = (this.#row.get(entry.path) ?? 0) + 1;
    this.#row.set(entry.path, failures);
    // A server that fails at everything is not asked for each entry.
    if (failures >= FAILURES) this.resting.add(entry.path);
    await changeEntry({ ...entry, failed: afterFailure(entry, this.#line.now()), silent: undefined });
  }
}

let running: Promise<Outcome> | null = null;

/** One at a time, in all tabs of this phone. */
export function sendEntries(line: Line): Promise<Outcome> {
  const locks = (navigator as { locks?: LockManager }).locks;
  const work = () => new Sending(line).run();
  running ??= (locks ? locks.request('mesra.patrol', work) : work()).finally(() => {
    running = null;
  });
  return running;
}

/** Sends one at once that has failed. */
export const sendSooner = ({ failed, ...entry }: Entry, now: number): Promise<void> =>
  changeEntry({ ...entry, state: 'waiting', reason: null, failed: failed && { ...failed, again_at: now } });

/** What the server has told back, or holds by now, is kept no longer. */
export async function forgetSent(): Promise<void> {
  for (const { id, state } of await allEntries()) if (state === 'sent') await dropEntry(id);
}
