/** How far a punch can be trusted: the time of one made offline, and what looks unusual about it. */

/** What can look unusual. */
export const TRUST_REASONS = ['offline', 'device_clock', 'chain', 'speed', 'same_fix'] as const;
export type TrustReason = (typeof TRUST_REASONS)[number];

export interface Trust {
  /** 0: nothing unusual … 100. */
  readonly score: number;
  readonly reasons: readonly TrustReason[];
}

/** From this score on a punch is marked for whoever looks over the days. */
export const UNUSUAL_FROM = 50;
