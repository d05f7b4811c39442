/** Random choices that a seed repeats: the same seed makes the same attack. */
export interface Chance {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, 0 ≤ n < below. */
  whole(below: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True in this share of cases. */
  often(share: number): boolean;
}

/** @param seed a whole number; mulberry32, which is small and good enough to choose inputs */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    pick: <T>(choices: readonly T[]) => {
      if (choices.length === 0) throw new Error('Nothing to choose from');
      return choices[whole(choices.length)] as T;
    },
    often: (share) => next() < share,
  };
}
