/** Writes into the service worker which files the portal needs to open without a network, and the name of the build. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What opens without a network: the shell with its way out, the own attendance and schedule, what a promoter records, the phone of a guard and the screen at a checkpoint. What else was opened before is kept by the worker. */
const SOURCES = [
  '/app/web/signed-in.tsx',
  '/app/web/shell/account-drawer.tsx',
  '/platform/web/ui/feedback/feedback-host.tsx',
  '/platform/web/ui/feedback/question-dialog.tsx',
  '/platform/web/map/leaflet-map.tsx',
  '/attendance/web/own/attendance-page.tsx',
  '/attendance/web/own/hours/hours-chart.tsx',
  '/roster/web/my-schedule-page.tsx',
  '/sales/web/field/my-day.tsx',
  '/sales/web/field/stock-drawer.tsx',
  '/sales/web/field/task-drawer.tsx',
  '/sales/web/field/report-drawer.tsx',
  '/patrol/web/phone/phone-page.tsx',
  '/patrol/web/point/point-page.tsx',
];

export type BuiltFile = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'moduleIds' | 'isEntry'> & { readonly css: readonly string[] };

const IMPORT = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const importsOf = (code: string) => [...code.matchAll(IMPORT)].map(([, file = '']) => file);
const inFolder = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** Files, and all that come with them because they import them. */
export function withImports(built: readonly BuiltFile[], files: Iterable<BuiltFile>): ReadonlySet<BuiltFile> {
  const byName = new Map(built.map((file) => [inFolder(file.fileName), file]));
  const found = new Set(files);
  // A set that grows while it is gone through.
  for (const { code } of found) for (const file of importsOf(code)) if (byName.has(file)) found.add(byName.get(file) as BuiltFile);
  return found;
}

/** The addresses of what the sources need, the script that the page begins with first. @param page the built index.html */
export function offlineFiles(built: readonly BuiltFile[], page: string, sources: readonly string[] = SOURCES): string[] {
  const begins = built.filter(({ isEntry }) => isEntry);
  const lost = sources.filter((source) => !built.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source))));
  if (lost.length > 0) throw new Error(`The worker shall keep what is not built: ${lost.join(', ')}`);
  const found = withImports(built, [...begins, ...built.filter(({ moduleIds }) => moduleIds.some((id) => sources.some((source) => id.endsWith(source))))]);
  const linked = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return [...new Set([...[...found].map(({ fileName }) => `/${fileName}`), ...linked, ...[...found].flatMap(({ css }) => css.map((file) => `/${file}`))])];
}

/** A name for a build: another wherever its page or a file of it is another. */
export const buildName = (files: readonly string[], page: string): string =>
  createHash('sha256').update(files.join('\n')).update(page).digest('hex').slice(0, 16);

interface Styled {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

export const builtFiles = (bundle: Rolldown.OutputBundle): readonly BuiltFile[] =>
  Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' ? [{ ...part, moduleIds: part.moduleIds, css: [...((part as Styled).viteMetadata?.importedCss ?? [])] }] : [],
  );

export function keepOffline(): Plugin {
  return {
    name: 'mesra:offline-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const built = builtFiles(bundle);
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      const files = offlineFiles(built, page);
      const path = join(dir, 'service-worker.js');
      const worker = await readFile(path, 'utf8');
      const written = worker
        .replace("const VERSION = 'none';", `const VERSION = '${buildName(files, page)}';`)
        .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
      if (written === worker) throw new Error('The service worker has no place for its files');
      await writeFile(path, written);
    },
  };
}
