/** What is calculated by hand is calculated from the law and the specification alone. */
import { expect, test } from 'vitest';
import { readSources } from '../setup/read-sources.ts';

const tests = new Map(readSources('tests/**/*.ts').map((file) => [file.path, file]));

/** Everything that a file leads to, of ours and of others. */
function approached(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { to } of tests.get(path)?.imports ?? []) approached(to, seen);
  return seen;
}

test('it imports nothing of the portal, and no library', () => {
  const byHand = [...tests.keys()].filter((path) => path.includes('/by-hand/') && !path.endsWith('.test.ts'));
  expect(byHand.length).toBeGreaterThan(10);
  const foreign = byHand.flatMap((path) =>
    [...approached(path)].filter((to) => !to.startsWith('tests/') && !to.startsWith('node:')).map((to) => `${path} → ${to}`),
  );
  expect(foreign).toEqual([]);
});
