/** Measuring as ratios: two contestants in turns, so that whatever else the machine does hits both. */

export interface Figure {
  readonly name: string;
  readonly ours: string;
  readonly baseline: string;
  readonly ratio: number;
  /** What the ratio must reach, e.g. `>= 0.75`. */
  readonly wanted: string;
  readonly met: boolean;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

/** Runs both in turns and answers the medians. Each contestant answers its own figure (per second, or milliseconds). */
export async function alternately(rounds: number, ours: () => Promise<number>, baseline: () => Promise<number>): Promise<{ ours: number; baseline: number }> {
  const a: number[] = [];
  const b: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    b.push(await baseline());
    a.push(await ours());
  }
  return { ours: median(a), baseline: median(b) };
}

export const atLeast = (name: string, unit: string, figures: { ours: number; baseline: number }, wanted: number): Figure => {
  const ratio = figures.ours / figures.baseline;
  return { name, ours: `${round(figures.ours)} ${unit}`, baseline: `${round(figures.baseline)} ${unit}`, ratio, wanted: `>= ${wanted}`, met: ratio >= wanted };
};

export const atMost = (name: string, unit: string, figures: { ours: number; baseline: number }, wanted: number): Figure => {
  const ratio = figures.ours / figures.baseline;
  return { name, ours: `${round(figures.ours)} ${unit}`, baseline: `${round(figures.baseline)} ${unit}`, ratio, wanted: `<= ${wanted}`, met: ratio <= wanted };
};

const round = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2));

export function printFigures(figures: readonly Figure[]): void {
  console.table(
    figures.map(({ name, ours, baseline, ratio, wanted, met }) => ({
      benchmark: name,
      Mesra: ours,
      baseline,
      ratio: Number(ratio.toFixed(2)),
      wanted,
      met: met ? 'yes' : 'NO',
    })),
  );
}
