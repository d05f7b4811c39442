/** How the phone of a site speaks to the server, and what it remembers of its guard. */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { callAsDevice } from '#platform/web/device/device-call.ts';
import { recall, remember } from '#platform/web/local-state.ts';

export interface SignedIn {
  readonly session: string;
  readonly expires_at: string;
  readonly name: string;
}

export const phoneToken = () => recall('patrol_token') ?? null;
export const keepPhoneToken = (token: string | undefined) => remember('patrol_token', token);
export const signedIn = () => recall('patrol_session') ?? null;
export const keepSignedIn = (guard: SignedIn | undefined) => remember('patrol_session', guard);

/** The guard whose hours were over last. */
export const guardOver = () => recall('patrol_over') ?? null;
export const keepOver = (guard: SignedIn | undefined) => remember('patrol_over', guard);

/** By the clock of the server, as it was told last. Milliseconds. */
export const serverNow = () => Date.now() + (recall('patrol_clock_ahead') ?? 0);
export const noteServerNow = (now: string) => remember('patrol_clock_ahead', Date.parse(now) - Date.now());

/** @throws DeviceError */
export const callAsPhone = <E extends Endpoint>(path: string, input: InputOf<E>): Promise<OutputOf<E>> =>
  callAsDevice<E>(phoneToken(), `patrol/${path}`, input);

/** Milliseconds: an answer of a few bytes takes no longer. */
const HEALTH_MS = 5000;

/** Whether the server can be reached, and answers, at this moment. */
export const answersNow = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(HEALTH_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
