/** Compares one face with many, giving others their turn in between: ten thousand are ten million differences. */
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Likeness } from '../../contract/match/choose-person.ts';
import { similarityOf, squaredDistance } from '../../contract/match/similarity.ts';
import type { Faces } from './known-faces.ts';

/** So many take about five milliseconds. */
export const AT_ONCE = 1000;

/** The two most alike. @param people whose faces are compared; who has none is passed over */
export async function compareFaces(face: Float32Array, faces: Faces, people: readonly number[]): Promise<Likeness[]> {
  let best: { id: number; sum: number } | null = null;
  let second: { id: number; sum: number } | null = null;
  for (const [at, id] of people.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTick();
    const other = faces.get(id);
    if (!other) continue;
    const sum = squaredDistance(face, other);
    if (best === null || sum < best.sum) [best, second] = [{ id, sum }, best];
    else if (second === null || sum < second.sum) second = { id, sum };
  }
  return [best, second].flatMap((each) => (each ? [{ employee_id: each.id, similarity: similarityOf(each.sum) }] : []));
}
