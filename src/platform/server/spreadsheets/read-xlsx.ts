/** The first tab of an XLSX, see `readSheet`. */
import type ExcelJS from '@protobi/exceljs';
import { invalid } from '#platform/contract/errors.ts';
import type { RawRow, ReadLimits, SheetValue } from './read-sheet.ts';
import { SHEET_MESSAGES } from './sheet.messages.ts';
import { dateValue, numberValue, textValue } from './sheet-value.ts';
import { unzipGuarded, ZipRefused } from './unzip-guard.ts';

/** What the whole workbook may unpack to. */
const MAX_UNPACKED = 64 * 1024 * 1024;

export async function readXlsx(bytes: Buffer, limits: Required<ReadLimits>): Promise<RawRow[]> {
  guard(bytes, limits);
  // Loaded with the first workbook: it is large, and no start of the server should wait for it.
  const { default: excel } = await import('@protobi/exceljs');
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer, {
    ignoreNodes: ['dataValidations', 'conditionalFormatting', 'hyperlinks', 'drawing', 'picture', 'autoFilter', 'extLst', 'tableParts'],
  });
  const sheet = workbook.worksheets[0];
  const rows: RawRow[] = [];
  sheet?.eachRow({ includeEmpty: false }, (row, number) => {
    const cells: SheetValue[] = [];
    row.eachCell({ includeEmpty: false }, (cell, column) => {
      if (column > limits.maxColumns * 2) return;
      while (cells.length < column - 1) cells.push(null);
      cells.push(valueOf(cell.value, cell.address));
    });
    rows.push({ number, cells });
  });
  return rows;
}

function guard(bytes: Buffer, limits: Required<ReadLimits>): void {
  let tabs;
  try {
    tabs = unzipGuarded(bytes, MAX_UNPACKED, (name) => name.startsWith('xl/worksheets/'));
  } catch (error) {
    if (error instanceof ZipRefused) throw invalid('file', /large/.test(error.message) ? SHEET_MESSAGES.tooBig : SHEET_MESSAGES.unreadable);
    throw error;
  }
  const cells = tabs.reduce((sum, { bytes: xml }) => sum + countOf(xml, '<c '), 0);
  // All tabs are parsed, though only the first is read.
  if (cells > (limits.maxRows + 1) * limits.maxColumns * 2) throw invalid('file', SHEET_MESSAGES.tooBig);
}

function countOf(haystack: Buffer, needle: string): number {
  let count = 0;
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) count++;
  return count;
}

function valueOf(value: ExcelJS.CellValue, address: string): SheetValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return numberValue(value);
  if (typeof value === 'string') return textValue(value);
  if (typeof value === 'boolean') return value;
  if (value instanceof Date) return dateValue(value);
  if ('richText' in value) return textValue(value.richText.map(({ text }) => text).join(''));
  if ('formula' in value || 'sharedFormula' in value) {
    const { result } = value;
    if (result === undefined || result === null) throw invalid('file', SHEET_MESSAGES.formula, { cell: address });
    return valueOf(result, address);
  }
  if ('text' in value) return typeof value.text === 'string' ? textValue(value.text) : valueOf(value.text, address);
  if ('error' in value) return textValue(value.error);
  return null;
}
