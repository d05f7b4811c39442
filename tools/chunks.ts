/** Which sources of the portal make a file together: those of the start and of every page by name, the others by what a first build shows (`chunk-merge.ts`). */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type UserConfig } from 'vite';
import { mergeChunks, type Part, type Visit } from './chunk-merge.ts';
import { readFirstBuild, sizeOf, type FirstBuild } from './first-build.ts';
import { pagesWithParts } from './page-parts.ts';

/** The library that draws, what the sign-in page needs, and what every page of the portal needs beyond that (lists, menus). */
const FIXED = [
  // It changes more seldom than we do, and is read by itself: half of what a slow phone reads before the first page is alive.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: 'start', test: /\/src\/app\/web\/main\.tsx$/, priority: 3 },
  { name: 'portal', test: /\/src\/(app\/web\/signed-in|platform\/web\/ui\/(list-page|confirm))\.tsx$/, priority: 2 },
];

/**
 * What a request costs beside the bytes: 150 ms there and back, six at a time, at 1.6 Mbit/s, and the work of opening one more file;
 * how many times as much a file, or a byte, costs that a visit should not ask for.
 */
const PRICES = { request: 22_000, crowd: 110, heavy: 50 };
/** Files of a page with all that comes with it, beside those of the start and of every page (docs/decisions/0030-files-of-the-portal.md). */
const MOST_FILES = 15;
/** What a list may weigh beyond every page (`bench/page-scripts.ts`); what a larger page may load that only others need, and what opens over a page. */
const LIST_BYTES = 33_000;
const PAGE_BYTES = 2000;
const OVER_BYTES = 100_000;

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];

const isChunk = (file: { readonly type: string }): file is Rolldown.OutputChunk => file.type === 'chunk';

/** What files are asked for by: each asker by itself, each page with a part that it draws, each page with all that comes with it. */
async function visitsOf(first: FirstBuild): Promise<readonly (Visit & { readonly askedFor: ReadonlySet<string> })[]> {
  const { byFile, askers } = first;
  const filesOf = (numbers: readonly number[]) => new Set(numbers.flatMap((number) => [...(askers[number]?.files ?? [])]));
  const list = (askedFor: ReadonlySet<string>, often: number) => {
    const own = [...askedFor].reduce((sum, file) => sum + sizeOf(byFile.get(file)), 0);
    return { askedFor, often, files: Infinity, bytes: often === 1 ? own + OVER_BYTES : Math.max(LIST_BYTES, own + PAGE_BYTES) };
  };
  const pages = await pagesWithParts(first, SOURCES);
  return [
    ...askers.map(({ often }, number) => list(filesOf([number]), often)),
    ...pages.flatMap(({ page, drawn }) => drawn.map((part) => list(filesOf([page, part]), askers[part]?.often ?? 1))),
    ...pages.map(({ page, drawn, ahead: upcoming }) => ({
      askedFor: filesOf([page, ...drawn, ...upcoming]),
      often: 1,
      files: MOST_FILES,
      bytes: Infinity,
    })),
  ];
}

/** The files of a first build that are not fixed, as they are put together. */
async function heapsOf(chunks: readonly Rolldown.OutputChunk[]): Promise<readonly (readonly string[])[]> {
  const first = readFirstBuild(chunks);
  const visits = await visitsOf(first);
  const asked = new Map<string, Set<number>>();
  for (const [number, { askedFor }] of visits.entries())
    for (const file of askedFor) {
      const who = asked.get(file);
      if (who) who.add(number);
      else asked.set(file, new Set([number]));
    }
  const parts = [...asked].map(([name, who]): Part => {
    const chunk = first.byFile.get(name);
    return { name, visits: who, size: sizeOf(chunk), imports: chunk?.imports ?? [] };
  });
  return mergeChunks(parts, visits, PRICES);
}

/** Builds once to see who needs what, and names the file of each source. @param config of the build, without these groups */
export async function chunkGroups(config: UserConfig): Promise<Group[]> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups: FIXED } } },
    },
  });
  if (!('output' in output)) throw new Error('The first build answered no single output.');
  const chunks = output.output.filter(isChunk);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const nameOf = new Map<string, string>();
  const names = new Set<string>();
  for (const files of await heapsOf(chunks)) {
    const largest = files.map((file) => byFile.get(file)).sort((a, b) => (b?.code.length ?? 0) - (a?.code.length ?? 0))[0];
    let name = `${largest?.name ?? 'part'}~${files.length}`;
    // Two pages may be called alike: under one name they would be one file.
    while (names.has(name)) name += 'i';
    names.add(name);
    for (const file of files) for (const id of byFile.get(file)?.moduleIds ?? []) nameOf.set(id, name);
  }
  return [...FIXED, { name: (id: string) => nameOf.get(id) ?? null, priority: 1, includeDependenciesRecursively: false }];
}
