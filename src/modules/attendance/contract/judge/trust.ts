/** How far a punch can be trusted: the time of one made offline, and what looks unusual about it. */
export interface Trust {
  /** 0: nothing unusual … 100. */
  readonly score: number;
  readonly reasons: readonly string[];
}
