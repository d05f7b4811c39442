/** Names the seed of a run; given, the run is repeated: `MESRA_TEST_SEED=123 npx vitest run tests/structure/bad-input.test.ts`. */
export const SEED_VARIABLE = 'MESRA_TEST_SEED';

/** A new seed for each run, or the one that is given. It is printed, so that a failure can be seen again. */
export function printedSeed(what: string): number {
  const given = process.env[SEED_VARIABLE];
  const seed = given ? Number(given) : Math.floor(Math.random() * 2 ** 31);
  if (!Number.isSafeInteger(seed)) throw new Error(`${SEED_VARIABLE} must be a whole number`);
  console.log(`${what}: seed ${seed} (${SEED_VARIABLE}=${seed} repeats it)`);
  return seed;
}
