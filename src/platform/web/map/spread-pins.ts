interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels between the middles of two pins that both can be read and met. */
export const PIN_APART = 28;

/**
 * How far each pin is moved to the side, in pixels, so that none covers another: pins that are too close to each other stand in
 * one row about their middle, in the order in which they come. The rest stays where it is.
 */
export function spreadPins(points: readonly Point[], apart = PIN_APART): readonly Point[] {
  const moved: Point[] = points.map(() => ({ x: 0, y: 0 }));
  for (const group of closeGroups(points, apart)) {
    if (group.length < 2) continue;
    const middle = { x: meanOf(group.map((at) => pointAt(points, at).x)), y: meanOf(group.map((at) => pointAt(points, at).y)) };
    group.forEach((at, place) => {
      const { x, y } = pointAt(points, at);
      moved[at] = { x: middle.x + (place - (group.length - 1) / 2) * apart - x, y: middle.y - y };
    });
  }
  return moved;
}

const pointAt = (points: readonly Point[], at: number) => points[at] as Point;
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Indexes of points that touch each other, directly or through others. Points come from left to right, so each looks at few. */
function closeGroups(points: readonly Point[], apart: number): number[][] {
  const order = points.map((_, at) => at).sort((a, b) => pointAt(points, a).x - pointAt(points, b).x);
  const leader = points.map((_, at) => at);
  const leaderOf = (at: number): number => (leader[at] === at ? at : (leader[at] = leaderOf(leader[at] as number)));
  order.forEach((at, place) => {
    for (let next = place + 1; next < order.length; next++) {
      const other = order[next] as number;
      if (pointAt(points, other).x - pointAt(points, at).x >= apart) break;
      if (Math.abs(pointAt(points, other).y - pointAt(points, at).y) < apart) leader[leaderOf(other)] = leaderOf(at);
    }
  });
  const groups = new Map<number, number[]>();
  points.forEach((_, at) => groups.set(leaderOf(at), [...(groups.get(leaderOf(at)) ?? []), at]));
  return [...groups.values()];
}
