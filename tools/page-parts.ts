/** Which parts are drawn with a page: what it draws by `lazy`, and the guests of its slots. What opens over a page (`lazyDrawer`, `later`) is none of them. */
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { FirstBuild } from './first-build.ts';

const PAGE = /-page\.tsx$/;
const LAZY = /\blazy\(async \(\) => \(\{ default: \(await import\('([^']+)'\)\)/g;
const SLOT = /<Slot name="([\w-]+)"|\buseSlotAhead\('([\w-]+)'\)/g;
/** A slot of a module, with its guests. */
const GUESTS = /(?:'([\w-]+)'|\b(\w+)): \[\s*\{\s*key: '[^]*?\}\s*,?\s*\]/g;
const PART = /\bPart: \(await import\('([^']+)'\)\)/g;

const imported = (text: string, pattern: RegExp, file: string, src: string) =>
  [...text.matchAll(pattern)].map(([, path = '']) => (path.startsWith('#') ? resolve(src, path.slice(1)) : resolve(dirname(file), path)));

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
  ...[...text.matchAll(SLOT)].flatMap(([, name, ahead]) => guests.get(name ?? ahead ?? '') ?? []),
];

/** Every page with the parts that are drawn with it, by their numbers among the askers. @param src the folder of the sources */
export async function pagesWithParts({ byFile, askers }: FirstBuild, src: string): Promise<readonly (readonly number[])[]> {
  const sources = [...byFile.values()].flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(src) && id.endsWith('.tsx'));
  const texts = new Map(await Promise.all(sources.map(async (id) => [id, await readFile(id, 'utf8')] as const)));
  const guests = guestsOf(texts, src);
  const idsOf = (files: Iterable<string>) => [...files].flatMap((file) => byFile.get(file)?.moduleIds ?? []);
  const numberOf = new Map(askers.flatMap(({ entries }, number) => entries.map(({ facadeModuleId }) => [facadeModuleId ?? '', number] as const)));
  return askers.flatMap(({ entries, files }, page) => {
    if (!entries.some(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))) return [];
    const drawn = idsOf(files).flatMap((id) => drawnBy(id, texts.get(id) ?? '', guests, src));
    return [[...new Set([page, ...drawn.flatMap((id) => numberOf.get(id) ?? [])])]];
  });
}
