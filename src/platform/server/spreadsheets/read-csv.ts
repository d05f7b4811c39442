/** CSV as people save it: with comma, semicolon or tab, in UTF-8, UTF-16 or the Windows code page. */
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { RowCollector } from './row-collector.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refusal.ts';
import { textValue } from './sheet-value.ts';

const CHUNK = 65_536;

/** @throws SheetRefused */
export async function readCsv(bytes: Buffer, collector: RowCollector): Promise<void> {
  const encoding = encodingOf(bytes);
  const start = decode(bytes.subarray(0, CHUNK), encoding).next().value ?? '';
  // Excel's own way to say which sign parts the cells; it shows no row for it.
  const named = /^\ufeff?sep=(.)(\r\n|\r|\n)/i.exec(start);
  const parser = parse({
    delimiter: named?.[1] ?? delimiterOf(start),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    bom: true,
    max_record_size: SHEET_LIMITS.recordCharacters,
  });
  const source = Readable.from(decode(bytes, encoding), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let number = named ? -1 : 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (++number > 0) collector.add(number, record.slice(0, collector.width).map(cellValue));
    }
  } catch (error) {
    throw refusalOf(error, named ? 0 : 1);
  } finally {
    source.destroy();
    parser.destroy();
  }
  collector.finish();
}

/** `="0514"` is how a CSV keeps the zero that a number begins with. */
const cellValue = (text: string) => textValue(/^\s*="([^"]*)"\s*$/.exec(text)?.[1] ?? text);

function refusalOf(error: unknown, first: number): unknown {
  const { code, records = 0 } = error as { readonly code?: unknown; readonly records?: number };
  const row = records + first;
  if (code === 'CSV_MAX_RECORD_SIZE') return new SheetRefused('longLine', { row });
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new SheetRefused('openQuote', { row });
  return error;
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let from = 0; from < bytes.length; from += CHUNK) decoder.decode(bytes.subarray(from, from + CHUNK), { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Text a piece at a time. @throws SheetRefused on a character that no text has, and on a line without end. */
function* decode(bytes: Buffer, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  let line = 1;
  let length = 0;
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const text = decoder.decode(bytes.subarray(from, from + CHUNK), { stream: true });
    if (text.includes('\u0000')) throw new SheetRefused('unreadable');
    const lines = text.split(/[\r\n]/);
    length = lines.length === 1 ? length + text.length : lines.at(-1)!.length;
    line += lines.length - 1;
    // The parser counts the characters of cells only, not what stands between them.
    if (length > SHEET_LIMITS.recordCharacters) throw new SheetRefused('longLine', { row: line });
    yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** The sign that the first line with content has most of, outside quotation marks. */
function delimiterOf(text: string): string {
  const head =
    text
      .replace(/"[^"]*"/g, '')
      .split(/\r\n|\r|\n/)
      .find((line) => line.trim() !== '') ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}
