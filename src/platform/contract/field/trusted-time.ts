/**
 * When an action that was made without a connection was made. The last time that the server announced, and what a clock that nobody
 * sets has counted since then, cannot be moved; but such a clock stands still while some devices sleep, so that it says
 * the earliest time alone. The clock of the device, put right by how far it was off when it was sent, says the time
 * otherwise. Pure.
 */
import type { MadeOffline } from './field-action.schema.ts';

/** Two clocks that differ by more do not agree. */
const AGREE_MS = 2 * 60_000;
/** A device that is off by more is named. */
const OFF_MS = 5 * 60_000;

export interface TrustedTime {
  /** Milliseconds; never after it arrived. */
  readonly at: number;
  /** The server's time was known and nothing speaks against it. */
  readonly isTrusted: boolean;
  /** The clock of the device is off, or was moved meanwhile. */
  readonly isClockOff: boolean;
  /** Seconds by which the clock of the device was ahead when it was sent. */
  readonly ahead_s: number;
}

export function trustedTime(made: Pick<MadeOffline, 'made_at' | 'sent_at' | 'server_at' | 'since_ms'>, receivedMs: number): TrustedTime {
  const upcoming = Date.parse(made.sent_at) - receivedMs;
  const byDevice = Date.parse(made.made_at) - upcoming;
  const earliest = made.server_at === null || made.since_ms === null ? null : Date.parse(made.server_at) + made.since_ms;
  const isMoved = earliest !== null && Math.abs(byDevice - earliest) > AGREE_MS;
  const at = earliest === null ? byDevice : isMoved ? Math.max(earliest, byDevice) : earliest;
  return {
    at: Math.min(at, receivedMs),
    isTrusted: earliest !== null && !isMoved,
    isClockOff: isMoved || Math.abs(upcoming) > OFF_MS,
    ahead_s: Math.round(upcoming / 1000),
  };
}
