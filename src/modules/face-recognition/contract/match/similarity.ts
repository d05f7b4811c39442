/**
 * How alike two faces are, from 0 to 1: `match.similarity` of @vladmandic/human with what it takes where nothing is said (order 2,
 * multiplier 25, between 0.2 and 0.8), so that a likeness means here what it means to whoever made the descriptors.
 */
const MULTIPLIER = 25;
const MIN = 0.2;
const MAX = 0.8;

/** The sum of the squares of what two descriptors differ by. */
export function squaredDistance(one: Float32Array, other: Float32Array, from = 0): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] as number) - (other[from + at] as number);
    sum += difference * difference;
  }
  return sum;
}

/** @param sum as `squaredDistance` answers it; a sum that is no number is no likeness */
export function similarityOf(sum: number): number {
  const distance = Math.round(100 * MULTIPLIER * sum) / 100;
  if (distance === 0) return 1;
  const likeness = (1 - Math.sqrt(distance) / 100 - MIN) / (MAX - MIN);
  return Number.isNaN(likeness) ? 0 : Math.round(100 * Math.max(Math.min(likeness, 1), 0)) / 100;
}

export const similarity = (one: Float32Array, other: Float32Array): number => (one.length === other.length ? similarityOf(squaredDistance(one, other)) : 0);
