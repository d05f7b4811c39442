/**
 * Calls that could not be sent, kept for their person and company (`unsent.store.ts`) and sent later, in order: when the page
 * opens, when the network is back, and now and then. The server must do a call once however often it comes: it carries a name
 * (`client_ref`).
 */
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { ApiError, callAgain, selectedCompany } from '../call/call.ts';
import type { Values } from '../call/request.ts';
import { isUnanswered, personNow } from '../queued-calls.ts';
import { addUnsent, answers, changeUnsent, dropUnsent, unsentOf, type UnsentCall } from './unsent.store.ts';

const UNAUTHENTICATED = 401;
/** From here on the server failed, and the call may be good. */
const FAULT = 500;
/** Milliseconds before what the server failed at is sent again: twice as long each time. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [60_000, 60 * 60_000];

export type UnsentFacts = Pick<UnsentCall, 'kind' | 'wording' | 'sentAt'>;

/** @param state `sending`: whoever keeps it sends it now, within `whileSending` @throws where the browser keeps nothing */
export async function keepUnsent<E extends Endpoint>(
  { method, path }: E,
  input: InputOf<E>,
  facts: UnsentFacts,
  state: 'sending' | 'waiting',
): Promise<UnsentCall> {
  const [person, company] = [personNow(), selectedCompany()];
  if (person === null || company === null) throw new Error('Nobody is signed in');
  const values = { ...(input as object), company_id: company } as Values;
  return addUnsent({ person, company, method, path, values, ...facts, made_at: Date.now(), state, refusal: null });
}

const LOCK = 'mesra.unsent';
/** Absent without TLS: then the server alone sees to it that nothing is done twice. */
const lockManager = () => (navigator as { locks?: LockManager }).locks;

/** What this page sends now, for browsers without locks. */
let running: Promise<void> | null = null;

function onceOnPage(work: () => Promise<void>): Promise<void> {
  running ??= work().finally(() => {
    running = null;
  });
  return running;
}

/** One tab at a time sends; another that asks meanwhile leaves it to the first. */
const alone = async (work: () => Promise<void>): Promise<void> =>
  lockManager()?.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined)) ?? onceOnPage(work);

/** The names of what this page sends at this moment, for browsers without locks. */
const inFlight = new Set<string>();
const lockOf = (ref: string) => `${LOCK}.${ref}`;

/** Sends a call that is kept as `sending`. A page that is closed meanwhile gives its lock back, and the call is sent again. */
export async function whileSending<T>(ref: string, work: () => Promise<T>): Promise<T> {
  inFlight.add(ref);
  try {
    return await (lockManager()?.request(lockOf(ref), work) ?? work());
  } finally {
    inFlight.delete(ref);
  }
}

async function isInFlight({ values, state }: UnsentCall): Promise<boolean> {
  if (state !== 'sending') return false;
  const ref = String(values['client_ref']);
  return inFlight.has(ref) || ((await lockManager()?.request(lockOf(ref), { ifAvailable: true }, (lock) => lock === null)) ?? false);
}

const waits = ({ state }: UnsentCall) => state === 'waiting' || state === 'tried' || state === 'sending';

/** Whether an action of a person that was made at a moment waits, or is on its way. */
export const hasUnsentActions = async (person: number): Promise<boolean> => (await unsentOf(person)).some((call) => call.sentAt !== undefined && waits(call));

/** A copy with the time at a path of it: `offline.sent_at`. */
function timed(values: Values, path: string, time: string): Values {
  const [key = '', ...rest] = path.split('.');
  return { ...values, [key]: rest.length === 0 ? time : timed((values[key] ?? {}) as Values, rest.join('.'), time) };
}

function nextFault({ fault }: UnsentCall): NonNullable<UnsentCall['fault']> {
  const times = (fault?.times ?? 0) + 1;
  return { times, again_at: Date.now() + Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS) };
}
/** A clock that was put back does not make it wait for longer than it was told. */
const isDueAgain = ({ state, fault }: UnsentCall, now: number) =>
  state === 'refused' && fault !== undefined && (fault.again_at <= now || fault.again_at > now + LONGEST_WAIT_MS);

/** Sends one. @returns whether the next may follow */
async function sendOne(call: UnsentCall): Promise<boolean> {
  await changeUnsent({ ...call, state: 'tried' });
  try {
    await callAgain(call.method, call.path, call.sentAt ? timed(call.values, call.sentAt, new Date().toISOString()) : call.values);
    await dropUnsent(call.id);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === UNAUTHENTICATED) return false;
    if (isUnanswered(error)) return false;
    const fault = error.status >= FAULT ? nextFault(call) : undefined;
    await changeUnsent({ ...call, state: 'refused', refusal: { words: error.words, errors: error.errors }, fault });
    return true;
  }
}

/** What waits of a person, oldest first, up to what another page sends at this moment. What a closed page left may have arrived. */
async function waitingOf(person: number): Promise<UnsentCall[]> {
  const found: UnsentCall[] = [];
  for (const call of (await unsentOf(person)).filter(waits)) {
    if (await isInFlight(call)) break;
    const left: UnsentCall = call.state === 'sending' ? { ...call, state: 'tried' } : call;
    if (left !== call) await changeUnsent(left);
    found.push(left);
  }
  return found;
}

/** What the server failed at before: after all that it has not seen. */
const failedOf = async (person: number): Promise<UnsentCall[]> => (await unsentOf(person)).filter((call) => isDueAgain(call, Date.now()));

/** Sends what waits of a person, oldest first; the first without an answer ends it, and one that the server fails at ends nothing: it is sent again later. Notifies every tab when something was answered. */
export const sendUnsent = (person: number): Promise<void> =>
  alone(async () => {
    const waiting = await waitingOf(person);
    if (!navigator.onLine) return;
    let some = false;
    for (const call of [...waiting, ...(await failedOf(person))]) {
      if (personNow() !== person || !(await sendOne(call))) break;
      some = true;
    }
    if (some) answers.notify();
  });

/** May it be changed? What was on its way may have arrived. */
export const isChangeable = ({ state }: UnsentCall) => state !== 'tried' && state !== 'sending';

/** Takes one out of the row while it is changed. null: it is on its way. Put it back by `changeUnsent`. */
export async function openUnsent(person: number, id: number): Promise<UnsentCall | null> {
  const take = async () => {
    const call = (await unsentOf(person)).find((each) => each.id === id);
    if (!call || !isChangeable(call)) return null;
    await changeUnsent({ ...call, state: 'open' });
    return call;
  };
  return lockManager()?.request(LOCK, take) ?? take();
}

/** Sends one once more that was refused, or left while it was changed. */
export const resumeUnsent = (call: UnsentCall): Promise<unknown> => changeUnsent({ ...call, state: 'waiting', refusal: null, fault: undefined });
