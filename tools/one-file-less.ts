/**
 * Where parts that load later share a file, the bundler puts a file of one line in front of each (`export{a as Page}from"./shared.js"`):
 * a request, and on a slow line a round trip, for nothing. This takes those files out; who asked for them asks for the shared
 * file and picks the same names.
 */
import type { Plugin, Rolldown } from 'vite';

const ONE_LINE = /^\s*export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["'];?\s*(?:\/\/#.*)?$/;

/** A file in front of another: where what it stands for is kept, and under which names. */
export interface Front {
  readonly file: string;
  readonly behind: string;
  /** Names inside the other file by the names that are asked for. */
  readonly names: Readonly<Record<string, string>>;
}

/** @param code of a file. @returns null where it does more than pass on what another file has */
export function frontOf(file: string, code: string): Front | null {
  const [, listed, behind] = ONE_LINE.exec(code) ?? [];
  if (listed === undefined || behind === undefined) return null;
  const names = listed.split(',').map((one) => one.trim().split(/\s+as\s+/));
  return { file, behind, names: Object.fromEntries(names.map(([inside = '', outside = inside]) => [outside, inside])) };
}

/** What a file asks of a front, it asks of the file behind. @param code that may import fronts or load them ahead */
export function askBehind(code: string, fronts: readonly Front[]): string {
  return fronts.reduce((text, { file, behind, names }) => {
    if (!text.includes(file)) return text;
    const picked = Object.entries(names).map(([outside, inside]) => `${outside}:m.${inside}`);
    return text
      .replaceAll(new RegExp(`import\\(\\s*(["'\`])\\./${RegExp.escape(file)}\\1\\s*\\)`, 'g'), `import("./${behind}").then(m=>({${picked.join(',')}}))`)
      .replaceAll(file, behind);
  }, code);
}

const isChunk = (part: { readonly type: string }): part is Rolldown.OutputChunk => part.type === 'chunk';

/** Takes the fronts out of a build, after the bundler has written down what each part loads ahead. */
export function oneFileLess(): Plugin {
  return {
    name: 'mesra:one-file-less',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const inFolder = (file: string) => file.slice(file.lastIndexOf('/') + 1);
        const fronts = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).flatMap(({ fileName, code }) => frontOf(inFolder(fileName), code) ?? []);
        for (const chunk of chunks)
          if (fronts.some(({ file }) => file === inFolder(chunk.fileName))) delete bundle[chunk.fileName];
          else chunk.code = askBehind(chunk.code, fronts);
      },
    },
  };
}
