/** What a first build of the portal says is asked of it: by pages, by what opens over them, and by the portal beside every page. */
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

const PAGE = /-page\.tsx$/;
/** Parts that are drawn together, though each is asked for by itself. */
const PER_BATCH = /\/web\/dashboard\/|\/dashboard-page\.tsx$/;
/** Parts that load later and are drawn with the page that asks for them. */
const WITH_PAGE = /-chart$/;

/** How often a part is opened where a drawer or form is opened once. */
const OFTEN = [
  { part: PAGE, times: 10 },
  { part: /-(?:list|chart|card|tab|part)\.tsx$/, times: 5 },
];

/** Files of a first build by themselves, to what they are when put together: what stands in several of them packs better. */
const PACKED = 0.87;

const sizes = new WeakMap<Rolldown.OutputChunk, number>();

/** Bytes on the line. */
export function sizeOf(chunk: Rolldown.OutputChunk | undefined): number {
  if (!chunk) return 0;
  const size = sizes.get(chunk) ?? gzipSync(chunk.code).length * PACKED;
  sizes.set(chunk, size);
  return size;
}

/** Who asks for files together, with those that do not stand when it is drawn. */
export interface Asker {
  /** How often it is opened where a drawer is opened once. */
  readonly often: number;
  readonly entries: readonly Rolldown.OutputChunk[];
  readonly files: ReadonlySet<string>;
}

export interface FirstBuild {
  readonly byFile: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly askers: readonly Asker[];
}

/** @param chunks of a build in which nothing but the start and the portal is put together */
export function readFirstBuild(chunks: readonly Rolldown.OutputChunk[]): FirstBuild {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // A part that others share has a file of its name in front of it, which holds no source.
  const asks = (pattern: RegExp) => (chunk: Rolldown.OutputChunk | undefined) => sourcesOf(chunk).some((id) => pattern.test(id));
  const sourcesOf = (chunk: Rolldown.OutputChunk | undefined) =>
    (chunk?.moduleIds.length === 0 ? chunks.find(({ name, moduleIds }) => name === chunk.name && moduleIds.length > 0) : chunk)?.moduleIds ?? [];
  const loaded = (start: readonly Rolldown.OutputChunk[], next = (file: string) => byFile.get(file)?.imports ?? []) => {
    const seen = new Set(start.map(({ fileName }) => fileName));
    for (const file of seen) for (const other of next(file)) seen.add(other);
    return seen;
  };
  const fixed = loaded(chunks.filter(({ isEntry, name }) => isEntry || name === 'portal' || name === 'signed-in'));
  const drawnWith = (file: string) =>
    fixed.has(file) ? [] : (byFile.get(file)?.dynamicImports ?? []).filter((part) => WITH_PAGE.test(byFile.get(part)?.name ?? ''));
  const askedLater = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  // What a package loads later keeps the file that the bundler made, without what nobody uses of it.
  const later = chunks.filter((chunk) => askedLater.has(chunk.fileName) && !fixed.has(chunk.fileName) && asks(/\/src\//)(chunk));
  const askers = [later.filter(asks(PER_BATCH)), ...later.map((entry) => [entry])].map((entries) => {
    const files = loaded(entries, (file) => [...(byFile.get(file)?.imports ?? []), ...drawnWith(file)]);
    return { entries, files: new Set([...files].filter((file) => !fixed.has(file))) };
  });
  const oftenOf = ({ entries }: Pick<Asker, 'entries'>) => Math.max(1, ...entries.map((entry) => OFTEN.find(({ part }) => asks(part)(entry))?.times ?? 1));
  return { byFile, askers: askers.map((asker) => ({ ...asker, often: oftenOf(asker) })) };
}
