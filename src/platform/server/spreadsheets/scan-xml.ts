/**
 * Walks an XML part element by element, whatever prefix its names carry. Declarations of types and entities, which no
 * workbook has, are refused: with them a line of XML grows to gigabytes or reads files of the server.
 */
import { SaxesParser } from 'saxes';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refusal.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlListener {
  /** Names come without their prefix. */
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Nothing after this is unpacked or parsed. */
  readonly done?: boolean;
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/** @throws SheetRefused on XML that is broken, too deep, or declares a type. */
export async function scanXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', () => {
    throw new SheetRefused('damaged');
  });
  parser.on('doctype', () => {
    throw new SheetRefused('unreadable');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > SHEET_LIMITS.depth) throw new SheetRefused('damaged');
    listener.open(plain(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    listener.close?.(plain(name));
  });
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8');
    parser.write(decoder.decode(chunk, { stream: true }));
    if (listener.done) return;
  }
  parser.close();
}

/** An attribute by its name without a prefix. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => plain(key) === name)?.[1];
