/**
 * What every page of the portal asks of the network: the gzipped script it adds to the sign-in page, from the static
 * imports of a build of its own (nothing is written). `node bench/page-scripts.ts` prints all pages; with paths
 * behind it, also which sources weigh in those pages, before compression. Parts that a page loads only when somebody
 * reaches for them are not counted.
 */
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { modulePages } from '../tools/module-pages.ts';

const KB = 1024;
const LIST_LIMIT_KB = 136;
/** Addresses and choices of the modules that a page calls, and those of neighbours that came into the same file: a fifth file would cost more than they do. */
const CALLS_LIMIT_KB = 6;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const at = (path: string) => join(ROOT, path);
const MAIN = at('src/app/web/main.tsx');
const SIGN_IN = '/auth/login';
/** What comes with every page of the signed-in portal, beside the page: the shell, and the live connection a moment later. */
const PORTAL = [at('src/app/web/signed-in.tsx'), 'node_modules/socket.io-client/'];
const LIST = at('src/platform/web/ui/list-page.tsx');
/** A page is what it draws itself. */
const KINDS = [
  { kind: 'list', source: LIST },
  { kind: 'chart', source: at('src/platform/web/ui/chart/chart-card.tsx') },
  { kind: 'form', source: at('src/platform/web/forms/use-zod-form.ts') },
] as const;

export interface PageScript {
  readonly path: string;
  readonly kind: 'list' | 'chart' | 'form' | 'view';
  /** Gzipped script beyond the sign-in page, in KB. */
  readonly added: number;
  /** Gzipped addresses of calls among it, in KB. */
  readonly calls: number;
  readonly met: boolean;
  /** The way from the page to the schema library, where it imports it at once: only a form does. */
  readonly schemas: readonly string[];
  /** Sources by their size before compression, largest first. */
  readonly sources: readonly (readonly [source: string, bytes: number])[];
}

type Graph = ReadonlyMap<string, readonly string[]>;
const isChunk = (part: { type: string }): part is Rolldown.OutputChunk => part.type === 'chunk';

/** The chunks of the portal, and which source imports which, at once or later. */
async function buildPortal(): Promise<{ chunks: readonly Rolldown.OutputChunk[]; imports: Graph; later: Graph }> {
  const imports = new Map<string, readonly string[]>();
  const later = new Map<string, readonly string[]>();
  const output = await build({
    root: ROOT,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'mesra:imports',
        moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
          imports.set(id, importedIds);
          later.set(id, dynamicallyImportedIds);
        },
      },
    ],
  });
  if (!('output' in output)) throw new Error('The build answered no single output.');
  return { chunks: output.output.filter(isChunk), imports, later };
}

function reachable(start: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set(start);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return seen;
}

/** The shortest way of imports from one of `start` to a source that `ends` accepts; empty: there is none. */
function wayTo(start: string, next: (id: string) => readonly string[], ends: (id: string) => boolean): readonly string[] {
  const ways: string[][] = [[start]];
  const seen = new Set([start]);
  for (const way of ways)
    for (const id of next(way.at(-1) ?? start)) {
      if (ends(id)) return [...way, id];
      if (!seen.has(id)) ways.push([...way, id]);
      seen.add(id);
    }
  return [];
}

export async function pageScripts(): Promise<PageScript[]> {
  process.env['NODE_ENV'] = 'production';
  const [{ chunks, imports, later }, pages] = await Promise.all([buildPortal(), modulePages(at('src/modules'))]);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]));
  const chunkOf = (source: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(source)));
    if (!chunk) throw new Error(`No chunk holds ${source}.`);
    return chunk.fileName;
  };
  const filesOf = (sources: readonly string[]) => reachable(sources.map(chunkOf), (file) => byFile.get(file)?.imports ?? []);
  const kilobytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / KB;
  const start = filesOf([MAIN, pages.get(SIGN_IN) ?? SIGN_IN]);
  const signIn = kilobytes(start);

  const drawnBy = (source: string) => reachable([source], (id) => imports.get(id) ?? []);
  const measure = (path: string, ...parts: readonly string[]): PageScript => {
    const files = filesOf([MAIN, ...PORTAL, ...parts]);
    const drawn = drawnBy(parts.at(-1) ?? MAIN);
    const kind = KINDS.find((one) => drawn.has(one.source))?.kind ?? 'view';
    const added = kilobytes(files) - signIn;
    const sources = [...files].filter((file) => !start.has(file)).flatMap((file) => Object.entries(byFile.get(file)?.modules ?? {}));
    const data = sources.filter(([id]) => id.endsWith('?data')).map(([, { code }]) => code ?? '');
    const calls = gzipSync(data.join('\n'), { level: 9 }).length / KB;
    const isSchema = (id: string) => id.includes('/node_modules/zod/');
    // What an import leads to and nobody uses is not loaded.
    const schemas = sources.some(([id]) => isSchema(id))
      ? wayTo(parts.at(-1) ?? MAIN, (id) => imports.get(id) ?? [], isSchema).map((id) => relative(ROOT, id))
      : [];
    return {
      path,
      kind,
      added,
      calls,
      schemas,
      met: calls <= CALLS_LIMIT_KB && (kind !== 'list' || (added <= LIST_LIMIT_KB && schemas.length === 0)),
      sources: sources.map(([id, { renderedLength }]) => [relative(ROOT, id), renderedLength] as const).sort((a, b) => b[1] - a[1]),
    };
  };
  /** Lists that a page loads behind a tab are lists all the same; a drawer comes when somebody opens it. */
  const tabsOf = (source: string) =>
    [...drawnBy(source)]
      .filter((id) => id.includes('/src/modules/'))
      .flatMap((id) => later.get(id) ?? [])
      .filter((id) => id.includes('/src/modules/') && !id.endsWith('-drawer.tsx') && drawnBy(id).has(LIST));
  return [...pages]
    .filter(([path]) => !path.startsWith('/auth'))
    .flatMap(([path, source]) => [measure(path, source), ...[...new Set(tabsOf(source))].map((tab) => measure(`${path} + ${basename(tab)}`, source, tab))])
    .sort((a, b) => b.added - a.added);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = await pageScripts();
  console.table(
    all.map(({ path, kind, added, calls, schemas, met }) => ({
      page: path,
      kind,
      'adds KB': Number(added.toFixed(1)),
      'calls KB': Number(calls.toFixed(1)),
      limit: kind === 'list' ? LIST_LIMIT_KB : 'may be larger',
      'schemas by': basename(schemas.at(-2) ?? ''),
      met: met ? 'yes' : 'NO',
    })),
  );
  for (const { path, sources } of all.filter((page) => process.argv.includes(page.path))) {
    console.log(path);
    for (const [source, bytes] of sources.slice(0, 60)) console.log(`  ${(bytes / KB).toFixed(1).padStart(8)} KB  ${source}`);
  }
  process.exitCode = all.every(({ met }) => met) ? 0 : 1;
}
