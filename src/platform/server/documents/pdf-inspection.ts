/** Reads back what `renderPdf` wrote, for tests: the text of each page, the tags, the catalogue. No general PDF reader. */
import { inflateSync } from 'node:zlib';

export interface InspectedPdf {
  /** Lines of text of each page in drawing order, decoded through the map that viewers use to copy text. */
  readonly pages: readonly (readonly string[])[];
  /** How often each structure type occurs, e.g. `{Table: 1, TR: 4}`. */
  readonly tags: Readonly<Record<string, number>>;
  readonly language: string | null;
  readonly title: string | null;
  readonly encrypted: boolean;
  /** The XML metadata as written. */
  readonly metadata: string;
}

export function inspectPdf(bytes: Buffer): InspectedPdf {
  const source = bytes.toString('latin1');
  const objects = new Map([...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map((match) => [match[1]!, match[2]!]));
  const encrypted = /\/Encrypt \d+ 0 R/.test(source);
  const tags: Record<string, number> = {};
  for (const object of objects.values()) {
    const type = /^<<\n\/S \/(\w+)\n/.exec(object)?.[1];
    if (type) tags[type] = (tags[type] ?? 0) + 1;
  }
  const catalogue = [...objects.values()].find((object) => object.includes('/Type /Catalog')) ?? '';
  return {
    pages: encrypted ? [] : [...objects.values()].filter((object) => /\/Type \/Page\n/.test(object)).map((page) => linesOf(page, objects)),
    tags,
    language: /\/Lang \(([^)]*)\)/.exec(catalogue)?.[1] ?? null,
    title: titleOf(source, objects),
    encrypted,
    metadata: /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(source)?.[0] ?? '',
  };
}

function titleOf(source: string, objects: ReadonlyMap<string, string>): string | null {
  const info = objects.get(/\/Info (\d+) 0 R/.exec(source)?.[1] ?? '') ?? '';
  const title = objects.get(/\/Title (\d+) 0 R/.exec(info)?.[1] ?? '');
  return title === undefined ? null : title.replace(/^\(|\)$/g, '');
}

function streamOf(object: string | undefined): string {
  const start = object?.indexOf('stream\n') ?? -1;
  if (!object || start < 0) return '';
  const body = Buffer.from(object.slice(start + 7, object.lastIndexOf('\nendstream')), 'latin1');
  return object.slice(0, start).includes('/FlateDecode') ? inflateSync(body).toString('latin1') : body.toString('latin1');
}

function linesOf(page: string, objects: ReadonlyMap<string, string>): string[] {
  const reference = (name: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1] ?? '');
  const fonts = new Map(
    [...(reference('Resources') ?? '').matchAll(/\/(F[RB]) (\d+) 0 R/g)].map((match) => [match[1]!, charactersOf(objects.get(match[2]!) ?? '', objects)]),
  );
  const drawn = streamOf(reference('Contents')).matchAll(/^BT .* \/(F[RB]) .* Tm (.*) ET$/gm);
  return [...drawn].map((match) => {
    const characters = fonts.get(match[1]!);
    const read = (shown: string) =>
      [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap((run) => run[1]!.match(/.{4}/g) ?? []).map((cid) => characters?.get(cid) ?? '\ufffd');
    return match[2]!
      .split(/(\/Span <<.*?EMC)/)
      .flatMap((part) => {
        const actual = /\/ActualText <feff([0-9a-f]*)>/.exec(part)?.[1];
        return actual === undefined ? read(part) : [utf16(actual)];
      })
      .join('');
  });
}

function charactersOf(font: string, objects: ReadonlyMap<string, string>): Map<string, string> {
  const map = streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? ''));
  return new Map([...map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)].map((match) => [match[1]!, utf16(match[2]!)]));
}

const utf16 = (hex: string): string => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
