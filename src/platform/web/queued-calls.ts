/**
 * Calls that are on their way, kept on this device until they are answered: a page that goes away may take its last request
 * with it. What is left is sent again when the same person comes back; the server refuses what it has done already.
 */
import { ApiError, callAgain } from './call/call.ts';
import { recall, remember, type QueuedCall } from './local-state.ts';

/** No answer, or a server that asks to come back. */
export const UNANSWERED: readonly number[] = [0, 429, 502, 503, 504];
/** Gone, or moved since it was seen: it was done the first time. */
const DONE: ReadonlySet<number> = new Set([404, 409]);

export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && UNANSWERED.includes(error.status);

let who: () => number | null = () => null;
/** In whose name calls are sent. */
export const setPersonSource = (person: () => number | null) => void (who = person);
export const personNow = () => who();

const queued = () => recall('kept_calls') ?? [];
const drop = (gone: string) => {
  const left = queued().filter(({ id }) => id !== gone);
  remember('kept_calls', left.length > 0 ? left : undefined);
};

/** Keeps a call before it is sent. Answers how it is forgotten. */
export function keepCall(call: Omit<QueuedCall, 'id' | 'person'>): () => void {
  const person = who();
  if (person === null) return () => undefined;
  const id = `${Date.now()} ${Math.random()}`;
  remember('kept_calls', [...queued(), { ...call, id, person }]);
  return () => drop(id);
}

/** Nobody sends them any more: the person signed out. */
export const forgetQueued = () => remember('kept_calls', undefined);

/**
 * Sends what this person left unanswered, oldest first, and forgets what others left.
 * @param tell what was refused, and why
 * @returns whether anything was answered
 */
export async function sendQueued(person: number, notify: (wording: string, why: string) => void): Promise<boolean> {
  const mine = queued().filter((call) => call.person === person);
  remember('kept_calls', mine.length > 0 ? mine : undefined);
  let answered = false;
  for (const { id, method, path, values, wording } of mine) {
    try {
      await callAgain(method, path, values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The next time, then.
      if (isUnanswered(error)) continue;
      if (!DONE.has(error.status)) notify(wording, error.words);
    }
    answered = true;
    drop(id);
  }
  return answered;
}
