/**
 * Folders of one room read in one direction. What two folders both need lies in the room itself, or in a folder below both.
 * `LEFT` are the rings that are there still: a ring that was dissolved leaves the list, and none is added.
 */
import { expect, test } from 'vitest';
import { isTest, SOURCES, type SourceFile } from './source-files.ts';

const LEFT: Readonly<Record<string, string>> = { 'src/platform/web': 'forms register ui undo' };

type Source = Pick<SourceFile, 'path' | 'imports'>;

/** `src/modules/leave/server/list/show.ts` is of the room `src/modules/leave/server` and its folder `list`. */
const placeOf = (path: string): { room: string; folder: string } | null => {
  const [, room, folder] = /^(src\/modules\/[^/]+\/[^/]+|src\/platform\/[^/]+)\/([^/]+)\/.+$/.exec(path) ?? [];
  return room && folder ? { room, folder } : null;
};

/** Room → folder → the folders of the same room that it imports. */
function arrowsOf(sources: readonly Source[]): Map<string, Map<string, Set<string>>> {
  const rooms = new Map<string, Map<string, Set<string>>>();
  for (const { path, imports } of sources) {
    const from = placeOf(path);
    if (!from) continue;
    for (const { to: target } of imports) {
      const to = placeOf(target);
      if (!to || to.room !== from.room || to.folder === from.folder) continue;
      const room = rooms.getOrInsertComputed(from.room, () => new Map<string, Set<string>>());
      room.getOrInsertComputed(from.folder, () => new Set<string>()).add(to.folder);
    }
  }
  return rooms;
}

/** All that a folder imports, straight or by way of others. */
function reachedFrom(arrows: ReadonlyMap<string, ReadonlySet<string>>, folder: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [...(arrows.get(folder) ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    queue.push(...(arrows.get(next) ?? []));
  }
  return reached;
}

/** The rings of one room, each as its folders in order, or nothing. */
function ringsIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string {
  const reached = new Map([...arrows.keys()].map((folder) => [folder, reachedFrom(arrows, folder)]));
  const ringed = [...reached].filter(([folder, all]) => all.has(folder)).map(([folder]) => folder);
  const rings = Map.groupBy(ringed.toSorted(), (folder) =>
    ringed
      .filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder))
      .toSorted()
      .join(' '),
  );
  return [...rings.keys()].toSorted().join(', ');
}

test('a ring is seen, and a way in one direction is none', () => {
  const at = (path: string) => `src/modules/one/server/${path}`;
  const source = (path: string, ...targets: string[]): Source => ({ path: at(path), imports: targets.map((to) => ({ to: at(to), typeOnly: false })) });
  const arrows = arrowsOf([
    source('a/x.ts', 'b/y.ts'),
    source('b/y.ts', 'c/z.ts'),
    source('c/z.ts', 'a/x.ts'),
    source('d/w.ts', 'a/x.ts', 'root.ts'),
    source('root.ts', 'd/w.ts'),
  ]);
  expect(ringsIn(arrows.get('src/modules/one/server') ?? new Map())).toBe('a b c');
});

test('the folders of a room form no ring', () => {
  const found = [...arrowsOf(SOURCES.filter(({ path }) => !isTest(path)))]
    .map(([room, arrows]) => [room, ringsIn(arrows)] as const)
    .filter(([, rings]) => rings !== '');
  expect(Object.fromEntries(found)).toEqual(LEFT);
});
