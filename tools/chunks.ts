/** Which sources of the portal make a file together: those of the start and of every page by name, the others by what a first build shows (`chunk-merge.ts`). */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type UserConfig } from 'vite';
import { mergeChunks, type Part } from './chunk-merge.ts';
import { readFirstBuild, sizeOf } from './first-build.ts';
import { formKits, holdsForm } from './form-kits.ts';
import { pagesWithParts } from './page-parts.ts';

/** What the sign-in page needs, and what every page of the portal needs beyond that (lists, menus). */
const FIXED = [
  { name: 'start', test: /\/src\/app\/web\/main\.tsx$/, priority: 3 },
  { name: 'portal', test: /\/src\/(app\/web\/signed-in|platform\/web\/ui\/(list-page|confirm))\.tsx$/, priority: 2 },
];

/** What a request costs beside the bytes: 150 ms there and back, six at a time, at 1.6 Mbit/s, and the work of opening one more file. */
const REQUEST_BYTES = 17_000;
/** What a page or a list may load that only others need; less where it is large itself, so that lists keep their budget. */
const ALLOWED_BYTES = 16_000;
const PAGE_BYTES = 30_000;
const LEAST_BYTES = 2000;
/** The same for what opens over a page, and for what holds a form: forms need much of the same. */
const OVER_BYTES = 40_000;
const FORM_BYTES = 24_000;
/** Files that a page may ask for beside those of the start and of every page, with what is drawn with it; what it may load for nothing to that end. */
const MOST_FILES = 16;
const STRAINED = { page: 5000, form: 50_000 };

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];

const isChunk = (file: { readonly type: string }): file is Rolldown.OutputChunk => file.type === 'chunk';

/** The files of a first build that are not fixed, as they are put together. */
async function heapsOf(chunks: readonly Rolldown.OutputChunk[]): Promise<readonly (readonly string[])[]> {
  const first = readFirstBuild(chunks);
  const { byFile, beside, askers } = first;
  const allowance = askers.map((asker) => {
    if (holdsForm(first, asker)) return FORM_BYTES;
    if (asker.often === 1) return OVER_BYTES;
    const own = [...asker.files].reduce((sum, file) => sum + sizeOf(byFile.get(file)), 0);
    return Math.min(ALLOWED_BYTES, Math.max(LEAST_BYTES, PAGE_BYTES - own));
  });
  const kits = [[...beside], ...formKits(first)].filter((files) => files.length > 0);
  const kitOf = new Map(kits.flatMap((files, kit) => files.map((file) => [file, `kit ${kit}`] as const)));
  const asked = new Map<string, Set<number>>(kits.map((_, kit) => [`kit ${kit}`, new Set()]));
  for (const [number, { files, waits }] of askers.entries())
    for (const file of [...files, ...(waits ? [...beside] : [])]) {
      const name = kitOf.get(file) ?? file;
      asked.set(name, (asked.get(name) ?? new Set<number>()).add(number));
    }
  const filesOf = (name: string) => kits[Number(/^kit (\d+)$/.exec(name)?.[1])] ?? [name];
  const parts = [...asked].map(([name, who]): Part => {
    const own = filesOf(name).map((file) => byFile.get(file));
    const imports = new Set(own.flatMap((chunk) => chunk?.imports ?? []).map((file) => kitOf.get(file) ?? file));
    return { name, askers: who, size: own.reduce((sum, chunk) => sum + sizeOf(chunk), 0), imports: [...imports].filter((other) => other !== name) };
  });
  const heaps = mergeChunks(parts, {
    price: REQUEST_BYTES,
    often: askers.map(({ often }) => often),
    allowance,
    visits: await pagesWithParts(first, SOURCES),
    most: MOST_FILES,
    strained: askers.map((asker, number) => (allowance[number] ?? 0) + (holdsForm(first, asker) ? STRAINED.form : STRAINED.page)),
  });
  return heaps.map((names) => names.flatMap(filesOf));
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
      minify: false,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups: FIXED } } },
    },
  });
  if (!('output' in output)) throw new Error('The first build answered no single output.');
  const chunks = output.output.filter(isChunk);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const nameOf = new Map<string, string>();
  for (const files of await heapsOf(chunks)) {
    const largest = files.map((file) => byFile.get(file)).sort((a, b) => (b?.code.length ?? 0) - (a?.code.length ?? 0))[0];
    for (const file of files) for (const id of byFile.get(file)?.moduleIds ?? []) nameOf.set(id, `${largest?.name ?? 'part'}~${files.length}`);
  }
  return [...FIXED, { name: (id: string) => nameOf.get(id) ?? null, priority: 1, includeDependenciesRecursively: false }];
}
