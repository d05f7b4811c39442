/** A descriptor of nobody, from a number: for the demo and for tests. */
import { DESCRIPTOR_LENGTH } from '../../contract/face.schema.ts';

/** xorshift32: the same numbers for the same seed, on every machine. */
function* noise(seed: number): Generator<number> {
  let state = (seed * 2654435761) >>> 0 || 1;
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    yield state / 0x1_0000_0000 - 0.5;
  }
}

/** As far apart as faces of different people are: a likeness of about 0.4. */
const SPREAD = 0.86;

export const madeFace = (seed: number): Float32Array => {
  const numbers = noise(seed);
  return Float32Array.from({ length: DESCRIPTOR_LENGTH }, () => SPREAD * (numbers.next().value as number));
};

/** The same face on another day. @param share of the way to another one: 0 is the very same, 1 is the other */
export const likeFace = (face: Float32Array, share: number, seed: number): Float32Array => {
  const other = madeFace(seed);
  return face.map((value, at) => value * (1 - share) + (other[at] as number) * share);
};
