/** Source files as the tests of the portal read them: the text of each, and what it imports. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Relative paths of files of ours, or package names. */
  readonly imports: readonly { readonly to: string; readonly typeOnly: boolean }[];
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(from), specifier)).replaceAll('\\', '/');
  const own = /^#(platform|modules|app)\/(.+)$/.exec(specifier);
  return own ? join('src', own[1] as string, own[2] as string).replaceAll('\\', '/') : specifier;
}

export const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** @param pattern e.g. `src/**\/*.{ts,tsx}`, from the root. */
export const readSources = (pattern: string): readonly SourceFile[] =>
  globSync(pattern, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      const imports = [...withoutComments(text).matchAll(IMPORT)].map((match) => ({
        to: resolveImport(path, (match[2] ?? match[3]) as string),
        typeOnly: match[1] !== undefined,
      }));
      return { path, text, imports };
    });
