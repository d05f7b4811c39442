/** Which style sheets of the component kit the portal needs, from the components that its files name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, dirname } from 'node:path';
import { ROOT, SOURCES, isTest, type SourceFile } from './source-files.ts';

const KIT = join(ROOT, 'node_modules/@mantine/core');
const read = (path: string) => readFileSync(path, 'utf8');

/** The kit's own list: the file of each component. */
const FILES = new Map(
  [...read(join(KIT, 'esm/index.mjs')).matchAll(/^import \{([^}]+)\} from "([^"]+)";$/gm)].flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => [name.trim(), join(KIT, 'esm', file)] as const),
  ),
);

/** Sheet (`Button`) → the classes that it dresses. Sheets of whole pages (`baseline`, `global`) dress no component. */
const SHEETS = readdirSync(join(KIT, 'styles'))
  .filter((name) => /^[A-Z]\w+\.css$/.test(name))
  .map((name) => [name.replace('.css', ''), new Set(read(join(KIT, 'styles', name)).match(/\bm_[0-9a-f]+/g))] as const);

/** Names that a file takes from the kit, types left out. */
const taken = ({ text }: SourceFile) =>
  [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] as string)
      .filter((name) => !name.startsWith('type ')),
  );

/** Everything that is loaded from some files on, what loads later included; `beyond` is not entered. */
function loadedFrom(start: readonly string[], beyond: readonly string[] = []): readonly SourceFile[] {
  const all = new Map(SOURCES.filter(({ path }) => !isTest(path)).map((file) => [file.path, file]));
  const seen = new Set(start);
  for (const path of seen) for (const { to, typeOnly } of all.get(path)?.imports ?? []) if (!typeOnly && all.has(to) && !beyond.includes(to)) seen.add(to);
  return [...seen].map((path) => all.get(path) as SourceFile);
}

/** Classes of a component and of the components that it is made of. */
function classesOf(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set(names.flatMap((name) => FILES.get(name) ?? []));
  const classes = new Set<string>();
  for (const file of seen) {
    const text = read(file);
    if (file.endsWith('.module.mjs')) for (const [, name = ''] of text.matchAll(/"(m_[0-9a-f]+)"/g)) classes.add(name);
    for (const [, from = ''] of text.matchAll(/from "(\.[^"]+)"/g)) seen.add(resolve(dirname(file), from));
  }
  return classes;
}

const sheetsFor = (files: readonly SourceFile[]) => {
  const classes = classesOf(files.flatMap(taken));
  return SHEETS.filter(([, dressed]) => [...dressed].some((name) => classes.has(name))).map(([sheet]) => sheet);
};

const SIGNED_IN = 'src/app/web/signed-in.tsx';

/** Sheets of components that a sheet of ours brings. */
export const broughtBy = (path: string): readonly string[] =>
  [...read(join(ROOT, path)).matchAll(/@import '@mantine\/core\/styles\/([A-Z]\w+)\.css'/g)].map(([, name = '']) => name);

/** Sheets that somebody who is not signed in needs, and those that the portal needs. */
export function neededSheets(): { readonly start: readonly string[]; readonly portal: readonly string[] } {
  const start = sheetsFor(loadedFrom(['src/app/web/main.tsx'], [SIGNED_IN]));
  return { start, portal: sheetsFor(loadedFrom([SIGNED_IN])) };
}
