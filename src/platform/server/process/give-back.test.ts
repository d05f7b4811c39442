import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { giveBack } from './give-back.ts';

const MB = 1024 * 1024;

test('room that nothing is in goes back to the system', () => {
  let loaded: number[][] | null = Array.from({ length: 400_000 }, (_, i) => [i]);
  const full = getHeapStatistics();
  expect(loaded).toHaveLength(400_000);
  loaded = null;
  giveBack();
  const after = getHeapStatistics();
  expect(full.total_heap_size - after.total_heap_size).toBeGreaterThan(10 * MB);
  expect(after.total_heap_size - after.used_heap_size).toBeLessThan(full.total_heap_size - full.used_heap_size + 10 * MB);
});
