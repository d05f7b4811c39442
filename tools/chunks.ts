/** Which sources of the portal make a file together: those of the start and of every page by name, the others by what a first build shows (`chunk-merge.ts`). */
import { build, type Rolldown, type UserConfig } from 'vite';
import { mergeChunks } from './chunk-merge.ts';

/** What the sign-in page needs, and what every page of the portal needs beyond that (lists, menus). */
const FIXED = [
  { name: 'start', test: /\/src\/app\/web\/main\.tsx$/, priority: 3 },
  { name: 'portal', test: /\/src\/(app\/web\/signed-in|platform\/web\/ui\/(list-page|confirm))\.tsx$/, priority: 2 },
];

/** Parts that the portal always loads together, though each is asked for by itself. */
const TOGETHER = [
  /\/src\/app\/web\/shell\/company-switcher\.tsx$|\/approval\/web\/(?:approvals-entry|inbox-host)\.tsx$/,
  /\/web\/dashboard\/|\/dashboard-page\.tsx$/,
];

/** How often a part is opened where a drawer or form is opened once. */
const OFTEN = [
  { part: /-page\.tsx$|company-switcher\.tsx$/, times: 10 },
  { part: /-(?:list|chart|card|tab|part)\.tsx$/, times: 5 },
];

/** What a request costs beside the bytes: 150 ms there and back, six at a time, at 1.6 Mbit/s, and the work of opening one more file. */
const REQUEST_BYTES = 10_000;
/** What a page or a list may load that only others need. */
const ALLOWED_BYTES = 8000;
/** The same for what holds a form or opens over a page. */
const FORM_BYTES = 40_000;
const FORM = '/src/platform/web/forms/use-zod-form.ts';
/** Script as it is rendered, to script on the line. */
const PACKED = 0.22;

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];

const isChunk = (file: { readonly type: string }): file is Rolldown.OutputChunk => file.type === 'chunk';

/** The files of a first build that are not fixed, as they are put together. */
function heapsOf(chunks: readonly Rolldown.OutputChunk[]): readonly (readonly string[])[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = (start: Iterable<string>) => {
    const seen = new Set(start);
    for (const file of seen) for (const next of byFile.get(file)?.imports ?? []) seen.add(next);
    return seen;
  };
  const named = (name: string) => chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName);
  const standing = loaded([...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName), ...named('portal'), ...named('signed-in')]);
  const later = chunks.filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !standing.has(fileName));
  const askers = [...TOGETHER.map((together) => later.filter(({ facadeModuleId }) => together.test(facadeModuleId ?? ''))), ...later.map((entry) => [entry])];
  const asked = new Map<string, Set<number>>();
  const forms = new Set<number>();
  for (const [number, entries] of askers.entries())
    for (const file of loaded(entries.map(({ fileName }) => fileName)))
      if (!standing.has(file)) {
        asked.set(file, (asked.get(file) ?? new Set<number>()).add(number));
        if (byFile.get(file)?.moduleIds.some((id) => id.endsWith(FORM))) forms.add(number);
      }
  const often = askers.map((entries) =>
    Math.max(1, ...entries.map(({ facadeModuleId }) => OFTEN.find(({ part }) => part.test(facadeModuleId ?? ''))?.times ?? 1)),
  );
  // A part that loads later has a file of its own whatever is put together: only what parts share is.
  const shared = [...asked].filter(([name]) => !byFile.get(name)?.isDynamicEntry);
  const parts = shared.map(([name, who]) => ({
    name,
    askers: who,
    size: Object.values(byFile.get(name)?.modules ?? {}).reduce((sum, { renderedLength }) => sum + renderedLength, 0) * PACKED,
    imports: byFile.get(name)?.imports ?? [],
  }));
  return mergeChunks(parts, {
    price: REQUEST_BYTES,
    often,
    allowance: often.map((times, number) => (times > 1 && !forms.has(number) ? ALLOWED_BYTES : FORM_BYTES)),
  });
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
  for (const files of heapsOf(chunks)) {
    const largest = files.map((file) => byFile.get(file)).sort((a, b) => (b?.code.length ?? 0) - (a?.code.length ?? 0))[0];
    for (const file of files) for (const id of byFile.get(file)?.moduleIds ?? []) nameOf.set(id, `${largest?.name ?? 'part'}~${files.length}`);
  }
  return [...FIXED, { name: (id: string) => nameOf.get(id) ?? null, priority: 1, includeDependenciesRecursively: false }];
}
