/** CSV as people save it: with comma, semicolon or tab, in UTF-8, UTF-16 or the Windows code page. */
import { parse } from 'csv-parse/sync';
import { invalid } from '#platform/contract/errors.ts';
import type { RawRow, ReadLimits } from './read-sheet.ts';
import { SHEET_MESSAGES } from './sheet.messages.ts';
import { textValue } from './sheet-value.ts';

const MAX_BYTES = 20 * 1024 * 1024;
/** Blank lines count as rows of the file, not of the import. */
const SLACK = 1000;

export function readCsv(bytes: Buffer, { maxRows, maxColumns }: Required<ReadLimits>): RawRow[] {
  if (bytes.length > MAX_BYTES) throw invalid('file', SHEET_MESSAGES.tooBig);
  // The mark of OLE files, which .xls are.
  if (bytes.length > 8 && bytes.readUInt32BE(0) === 0xd0cf11e0) throw invalid('file', SHEET_MESSAGES.oldExcel);
  const text = decode(bytes);
  if (text.includes('\u0000')) throw invalid('file', SHEET_MESSAGES.unreadable);
  const records: string[][] = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    bom: true,
    max_record_size: 1_000_000,
    to: maxRows + SLACK,
  });
  return records.map((record, i) => {
    if (record.length > maxColumns * 2) throw invalid('file', SHEET_MESSAGES.tooManyColumns, { limit: maxColumns });
    return { number: i + 1, cells: record.map(textValue) };
  });
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function delimiterOf(text: string): string {
  const head =
    text
      .slice(0, 10_000)
      .split(/\r?\n/)
      .find((line) => line.trim() !== '') ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}
