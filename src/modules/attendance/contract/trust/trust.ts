/** How far a punch can be trusted: what looks unusual about it, as a score with reasons. Pure. */
import { distanceMetres, type LatLng } from '#platform/contract/geo.ts';
import type { TrustedTime } from '#platform/contract/field/trusted-time.ts';

/** What can be said of a punch, with what it adds to the score. */
const WEIGHTS = { offline: 0, untrusted_time: 20, device_clock: 30, chain: 60, restarted: 40, overtaken: 60, held_back: 50, speed: 60, same_fix: 50 } as const;
export type TrustReason = keyof typeof WEIGHTS;
export const TRUST_REASONS = Object.keys(WEIGHTS) as readonly TrustReason[];
/** From this score on a punch is marked for whoever looks over the days. */
export const UNUSUAL_FROM = 50;

export interface Trust {
  /** 0: nothing unusual … 100. */
  readonly score: number;
  readonly reasons: readonly TrustReason[];
  /** Of one made offline: seconds by which the clock of its device was ahead when it was sent. */
  readonly ahead_s?: number;
  /** The hash of an entry made offline, which the next one names. */
  readonly hash?: string;
  readonly kmh?: number;
  /** Days on which the fix was the same to the last digit. */
  readonly same_days?: number;
}

/** A punch before this one. */
export interface EarlierFix extends LatLng {
  readonly ms: number;
  readonly accuracy_m: number | null;
}

/** Nobody travels faster within a day of work, but by air. */
const FASTEST_KMH = 200;
/** Nearer than this is no journey. */
const NEAR_M = 2_000;
/** A receiver never gives the same digits on so many days; a programme that pretends does. */
const SAME_DAYS = 5;
const DIGITS = 5;

const hasEnough = (degrees: number) => Math.abs(degrees * 10 ** (DIGITS - 1) - Math.round(degrees * 10 ** (DIGITS - 1))) > 1e-6;

/** A place that no receiver gives twice: coordinates with few digits are a place on a map. */
export const hasDigits = ({ lat, lng }: LatLng): boolean => hasEnough(lat) && hasEnough(lng);

/** Kilometres an hour since the punch before; null: no journey that says anything. */
export function speedSince(fix: LatLng & { readonly ms: number; readonly accuracy_m: number | null }, before: EarlierFix): number | null {
  const metres = distanceMetres(fix, before) - (fix.accuracy_m ?? 0) - (before.accuracy_m ?? 0);
  if (metres < NEAR_M) return null;
  const hours = Math.max(Math.abs(fix.ms - before.ms), 60_000) / 3_600_000;
  return Math.round(metres / 1000 / hours);
}

interface Examined {
  readonly ms: number;
  readonly date: string;
  readonly fix: (LatLng & { readonly accuracy_m: number | null }) | null;
  /** The one before it. */
  readonly before: EarlierFix | null;
  /** Days on which the fix was the very same. */
  readonly sameDates: readonly string[];
  readonly offline: {
    readonly time: TrustedTime;
    readonly isChained: boolean;
    /** It begins a chain though the person has begun one before: a new device, or entries that were left out. */
    readonly isRestarted: boolean;
    /** One that was made after it had a line, and came before it: its device would have sent it first. */
    readonly isOvertaken: boolean;
    /** The session that sent it had a line long enough between. */
    readonly isHeldBack: boolean;
    readonly hash: string;
  } | null;
}

/** Null: nothing to say. */
export function trustOf({ ms, date, fix, before, sameDates, offline }: Examined): Trust | null {
  const kmh = fix && before ? speedSince({ ...fix, ms }, before) : null;
  const sameDays = fix && hasDigits(fix) ? new Set([date, ...sameDates]).size : 1;
  const applies: Record<TrustReason, boolean> = {
    offline: offline !== null,
    untrusted_time: offline !== null && !offline.time.isTrusted,
    device_clock: offline?.time.isClockOff ?? false,
    chain: offline !== null && !offline.isChained,
    restarted: offline?.isRestarted ?? false,
    overtaken: offline?.isOvertaken ?? false,
    held_back: offline?.isHeldBack ?? false,
    speed: kmh !== null && kmh > FASTEST_KMH,
    same_fix: sameDays >= SAME_DAYS,
  };
  const reasons = TRUST_REASONS.filter((reason) => applies[reason]);
  if (reasons.length === 0) return null;
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0),
    ),
    reasons,
    ...(offline && { ahead_s: offline.time.ahead_s, hash: offline.hash }),
    ...(applies.speed && kmh !== null && { kmh }),
    ...(applies.same_fix && { same_days: sameDays }),
  };
}
