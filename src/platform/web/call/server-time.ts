/** What time it is by the server, whatever the clock of the device says: each answer tells it. */
import { recall, remember } from '../local-state.ts';

/** What the server told last, in epoch milliseconds, and the monotonic clock at that moment. */
let announced: { readonly at: number; readonly clock: number } | null = null;

/** The last time with the code of the server, and the monotonic clock at that moment. */
let signed: { readonly at: number; readonly code: string; readonly clock: number } | null = null;

/** How old what is remembered for the next page may become; milliseconds. */
const REMEMBERED_MS = 60_000;

const SECOND = 1000;

/** @param at epoch milliseconds, cut to the second, as the server told them just now @param header the same with its code */
export function noteServerTime(at: number, header: string | null = null): void {
  if (Number.isNaN(at)) return;
  const clock = performance.now();
  const [, ms, code] = /^(\d+)\.(.+)$/.exec(header ?? '') ?? [];
  if (ms && code) signed = { at: Number(ms), code, clock };
  // What was told before may know the second better.
  const expected = announced ? announced.at + clock - announced.clock : at;
  announced = { at: expected >= at && expected < at + SECOND ? expected : at, clock };
  keep(announced.at);
}

/** For a page that opens without a network. */
function keep(at: number): void {
  if (at - (recall('server_seen_at') ?? 0) > REMEMBERED_MS) remember('server_seen_at', Math.round(at));
}

/** Epoch milliseconds of now by the server; by the device until it has told. */
export const serverNow = (): number => (announced ? announced.at + performance.now() - announced.clock : Date.now());

export interface ServerFacts {
  /** When the server told its time last. */
  readonly at: number;
  /** Milliseconds since then on the monotonic clock; null: it told it to an earlier page. */
  readonly since: number | null;
  /** By which the server knows the time again as its own; absent: it gave none. */
  readonly code?: string;
}

/** What is known of the server's time now; null: it never told any. */
export function serverFacts(): ServerFacts | null {
  if (signed) return { at: signed.at, since: Math.round(performance.now() - signed.clock), code: signed.code };
  if (announced) return { at: announced.at, since: Math.round(performance.now() - announced.clock) };
  const seen = recall('server_seen_at');
  return typeof seen === 'number' ? { at: seen, since: null } : null;
}

/** As a new page begins. */
export const forgetServerTime = (): void => {
  announced = null;
  signed = null;
};
