/** Writes beside a build which files each page of the portal begins with: the server says so with the page (`platform/server/http/page/first-files.ts`), in the same order as the page. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { builtFiles, withImports, type BuiltFile } from './offline-files.ts';
import { modulePages } from './module-pages.ts';

const PORTAL = '/app/web/signed-in.tsx';
const MODULES = fileURLToPath(new URL('../src/modules', import.meta.url));

/** What every page of the portal needs beside what the page itself names, and what a page adds to it, by path: addresses, each script before its sheets. */
export interface FirstFiles {
  readonly portal: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** @param pages their sources by path */
export function firstFiles(built: readonly BuiltFile[], pages: ReadonlyMap<string, string>): FirstFiles {
  const blocking = (source: string) => built.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  const addresses = (files: Iterable<BuiltFile>, but: ReadonlySet<BuiltFile>) =>
    [...files].filter((file) => !but.has(file)).flatMap(({ fileName, css }) => [fileName, ...css].map((file) => `/${file}`));
  const start = withImports(
    built,
    built.filter(({ isEntry }) => isEntry),
  );
  const portal = withImports(built, blocking(PORTAL));
  const fixed = new Set([...start, ...portal]);
  return {
    portal: addresses(portal, start),
    pages: Object.fromEntries([...pages].map(([path, source]) => [path, addresses(withImports(built, blocking(source)), fixed)])),
  };
}

export function notifyFirst(): Plugin {
  return {
    name: 'mesra:first-files',
    apply: 'build',
    enforce: 'post',
    // What the page is painted with comes over the line before its scripts.
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"') },
    async writeBundle({ dir = '' }, bundle) {
      const first = firstFiles(builtFiles(bundle), await modulePages(MODULES));
      if (first.portal.length === 0) throw new Error(`Nothing is built of ${PORTAL}`);
      await writeFile(join(dir, 'first-files.json'), JSON.stringify(first));
    },
  };
}
