/** When a device could not be reached. Pure. */
export interface Span {
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
  /** It goes on at the end of the time that is looked at. */
  readonly open: boolean;
}

/**
 * Times without a sign of life that last longer than `limit`, from the last sign before.
 * @param signs milliseconds in order; the first may lie before `from` @param to the end of the time, never later than now
 */
export function offlineSpans(signs: readonly number[], from: number, to: number, limit: number): Span[] {
  const inside = signs.filter((sign) => sign <= to);
  const spans: Span[] = [];
  for (const [at, sign] of inside.entries()) {
    const next = inside[at + 1] ?? to;
    if (next - sign > limit && next > from) spans.push({ from: Math.max(sign, from), to: next, open: at === inside.length - 1 });
  }
  return spans;
}
