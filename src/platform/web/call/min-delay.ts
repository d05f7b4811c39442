import { MIN_FETCH_MS } from '#platform/contract/waits.ts';

/** Waits for the work and for at least `ms`, so that a skeleton never flickers. A failure waits as well. */
export async function atLeast<T>(work: Promise<T>, ms: number = MIN_FETCH_MS): Promise<T> {
  const wait = new Promise<void>((resolve) => setTimeout(resolve, ms));
  try {
    const result = await work;
    await wait;
    return result;
  } catch (error) {
    await wait;
    throw error;
  }
}
