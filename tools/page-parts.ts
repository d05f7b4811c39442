/** What comes with a page beside the page: what it draws by `lazy` and the guests of its slots at once, what its filled actions open and what waits for it once it rests. */
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { FirstBuild } from './first-build.ts';

const PAGE = /-page\.tsx$/;
const LAZY = /\blazy\(async \(\) => \(\{ default: \(await import\('([^']+)'\)\)/g;
const SLOT = /<Slot name="([\w-]+)"|\buseSlotAhead\('([\w-]+)'\)/g;
const DRAWER = /\bconst (\w+) = lazyDrawer(?:<[^(]*>)?\([^;]*?\(await import\('([^']+)'\)\)/g;
const LATER = /(?:\blazyPart\(async \(\) => \(await |\(\) => )import\('([^']+)'\)/g;
/** What opens drawers: a filled action (without a `variant`) loads them ahead, and so does a register's page its form. */
const ACTION = /<ActionButton\b(?:[^>]|=>)*?\bopens=\{\[?([\w, ]+)\]?\}(?:[^>]|=>)*>|\bForm=\{(\w+)\}/g;
/** A field of a form is drawn plain first (`ui/light/on-reach.tsx`). */
const IN_FORM = /<Light\w+\s+inForm\b/;
const LIGHT = /from '([^']*\/light\/light-[\w-]+\.tsx)'/g;
const FIELD = /\blater\((?:async \(\) => \(await |\(\) => )import\('([^']+)'\)/g;
/** A slot of a module, with its guests. */
const GUESTS = /(?:'([\w-]+)'|\b(\w+)): \[\s*\{\s*key: '[^]*?\}\s*,?\s*\]/g;
const PART = /\bPart: \(await import\('([^']+)'\)\)/g;

const sourceOf = (path: string, file: string, src: string) => (path.startsWith('#') ? resolve(src, path.slice(1)) : resolve(dirname(file), path));
const imported = (text: string, pattern: RegExp, file: string, src: string) => [...text.matchAll(pattern)].map(([, path = '']) => sourceOf(path, file, src));

/** Files by the slot that they are guests of. @param texts of the portal's sources by their file */
export function guestsOf(texts: ReadonlyMap<string, string>, src: string): ReadonlyMap<string, readonly string[]> {
  const guests = new Map<string, string[]>();
  for (const [file, text] of texts) {
    if (!file.endsWith('.module.tsx')) continue;
    for (const [entry, quoted, plain] of text.matchAll(GUESTS)) {
      const slot = quoted ?? plain ?? '';
      guests.set(slot, [...(guests.get(slot) ?? []), ...imported(entry, PART, file, src)]);
    }
  }
  return guests;
}

/** Files that a source draws by itself, later than itself. */
export const drawnBy = (file: string, text: string, guests: ReadonlyMap<string, readonly string[]>, src: string): readonly string[] => [
  ...imported(text, LAZY, file, src),
  ...[...text.matchAll(SLOT)].flatMap(([, name, upcoming]) => guests.get(name ?? upcoming ?? '') ?? []),
];

/** Files that a source loads ahead: drawers that its filled actions open, and what it asks for once the page rests. */
export function upcomingOf(file: string, text: string, src: string): readonly string[] {
  const waiting = text.includes('useWhenQuiet(') ? imported(text, LATER, file, src) : [];
  const drawers = new Map([...text.matchAll(DRAWER)].map(([, name = '', path = '']) => [name, sourceOf(path, file, src)] as const));
  const opened = [...text.matchAll(ACTION)]
    .filter(([tag]) => !/\svariant=/.test(tag))
    .flatMap(([, names, form]) => (names ?? form ?? '').split(','))
    .flatMap((name) => drawers.get(name.trim()) ?? []);
  return [...waiting, ...opened];
}

/** The list or the calendar of a plain field that becomes itself once the page rests. */
export function fieldsOf(file: string, texts: ReadonlyMap<string, string>, src: string): readonly string[] {
  const text = texts.get(file) ?? '';
  return IN_FORM.test(text) ? imported(text, LIGHT, file, src).flatMap((light) => imported(texts.get(light) ?? '', FIELD, light, src)) : [];
}

/** A page with what comes with it, by their numbers among the askers. */
export interface PageWithParts {
  readonly page: number;
  readonly drawn: readonly number[];
  readonly ahead: readonly number[];
}

/** Every page with its parts. @param src the folder of the sources */
export async function pagesWithParts({ byFile, askers }: FirstBuild, src: string): Promise<readonly PageWithParts[]> {
  const sources = [...byFile.values()].flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(src) && /\.tsx?$/.test(id));
  const texts = new Map(await Promise.all(sources.map(async (id) => [id, await readFile(id, 'utf8')] as const)));
  const guests = guestsOf(texts, src);
  const idsOf = (files: Iterable<string>) => [...files].flatMap((file) => byFile.get(file)?.moduleIds ?? []);
  const numberOf = new Map(askers.flatMap(({ entries }, number) => entries.map(({ facadeModuleId }) => [facadeModuleId ?? '', number] as const)));
  const numbers = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => numberOf.get(id) ?? []))];
  return askers.flatMap(({ entries, files }, page) => {
    if (!entries.some(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))) return [];
    const own = idsOf(files);
    const drawn = numbers(own.flatMap((id) => drawnBy(id, texts.get(id) ?? '', guests, src))).filter((part) => part !== page);
    const shown = [...own, ...drawn.flatMap((part) => idsOf(askers[part]?.files ?? []))];
    return [{ page, drawn, ahead: numbers(shown.flatMap((id) => [...upcomingOf(id, texts.get(id) ?? '', src), ...fieldsOf(id, texts, src)])) }];
  });
}
