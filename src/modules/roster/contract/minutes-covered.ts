/** How long somebody was out: minutes that at least one of several stretches covers. Pure. */

interface Stretch {
  readonly begun: number;
  readonly ended: number;
}

export function minutesCovered(stretches: readonly Stretch[]): number {
  let [covered, until] = [0, -Infinity];
  for (const { begun, ended } of stretches.toSorted((one, other) => one.begun - other.begun)) {
    covered += Math.max(0, ended - Math.max(begun, until));
    until = Math.max(until, ended);
  }
  return covered;
}
