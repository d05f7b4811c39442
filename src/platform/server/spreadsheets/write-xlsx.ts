/**
 * XLSX as a stream (ECMA-376, SpreadsheetML): memory does not grow with the rows, see docs/decisions/0003-xlsx.md.
 * Text is written as text, so a cell that begins with `=` never becomes a formula; a formula is a cell of its own kind (`SheetFormula`).
 */
import { Readable } from 'node:stream';
import { columnLetters } from './column-letters.ts';
import { batchesOf } from './row-batches.ts';
import type { ComputedCell, Sheet, SheetColumn } from './sheet.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

/** Rows of a tab, by Excel's limit; more go on in a further tab. */
const TAB_ROWS = 1_048_576;
const CELL_TEXT = 32_767;
const CHUNK = 32_768;
const DAY = 86_400_000;
/** Serial day 0 of Excel for dates from March 1900. */
const EPOCH = Date.UTC(1899, 11, 30);

const STYLE = { plain: 0, head: 1, money: 2, date: 3, bold: 4, boldMoney: 5, boldDate: 6 } as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook of one or more tabs as a stream of its bytes. */
export function streamXlsx(sheets: Sheet | readonly Sheet[]): Readable {
  return Readable.from(zipStream(parts(Array.isArray(sheets) ? (sheets as readonly Sheet[]) : [sheets as Sheet])), { objectMode: false });
}

async function* parts(sheets: readonly Sheet[]): AsyncGenerator<ZipEntry> {
  const tabs: string[] = [];
  for (const sheet of sheets) {
    const rows: Rows = { batches: batchesOf(sheet.rows), batch: [], at: 0, done: false };
    try {
      for (let part = 1; !rows.done; part++) {
        tabs.push(tabName(part === 1 ? sheet.name : `${sheet.name.slice(0, 24)} (${part})`, tabs));
        yield { name: `xl/worksheets/sheet${tabs.length}.xml`, content: tabXml(sheet, rows) };
      }
    } finally {
      // A reader that leaves early must not keep the cursor of the rows open.
      if (!rows.done) await rows.batches.return(undefined);
    }
  }
  yield { name: 'xl/workbook.xml', content: [workbookXml(tabs)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(tabs.length)] };
  yield { name: 'xl/styles.xml', content: [STYLES] };
  yield { name: '_rels/.rels', content: [ROOT_RELATIONS] };
  yield { name: '[Content_Types].xml', content: [contentTypes(tabs.length)] };
}

/** Where the rows stand: a tab may end within a batch. */
interface Rows {
  readonly batches: AsyncGenerator<readonly (readonly ComputedCell[])[]>;
  batch: readonly (readonly ComputedCell[])[];
  at: number;
  done: boolean;
}

async function* tabXml(sheet: Sheet, rows: Rows): AsyncGenerator<string> {
  const { columns, heading = [], totals } = sheet;
  const letters = columns.map((_, i) => columnLetters(i));
  const headRow = heading.length + 1;
  let xml = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`;
  columns.forEach((column, i) => {
    xml += `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" customWidth="1"/>`;
  });
  xml += '</cols><sheetData>';
  let number = 0;
  for (const line of heading) xml += `<row r="${++number}">${textCell(`A${number}`, line, STYLE.bold)}</row>`;
  xml += `<row r="${++number}">${columns.map(({ header }, i) => textCell(`${letters[i]!}${number}`, header, STYLE.head)).join('')}</row>`;
  for (;;) {
    // One row is left for the totals.
    if (number >= TAB_ROWS - 1) break;
    while (rows.at >= rows.batch.length && !rows.done) {
      const next = await rows.batches.next();
      rows.done = next.done === true;
      rows.batch = next.done ? [] : next.value;
      rows.at = 0;
    }
    if (rows.done) break;
    xml += rowXml(++number, rows.batch[rows.at++] ?? [], columns, letters, false);
    if (xml.length > CHUNK) {
      yield xml;
      xml = '';
    }
  }
  if (rows.done && totals) xml += rowXml(++number, totals, columns, letters, true);
  yield `${xml}</sheetData></worksheet>`;
}

function rowXml(number: number, cells: readonly ComputedCell[], columns: readonly SheetColumn[], letters: readonly string[], bold: boolean): string {
  let xml = `<row r="${number}">`;
  const count = Math.min(cells.length, columns.length);
  for (let i = 0; i < count; i++) {
    const value = cells[i];
    if (value === null || value === undefined || value === '') continue;
    const place = letters[i]! + number;
    const kind = columns[i]!.kind;
    const style = kind === 'money' ? (bold ? STYLE.boldMoney : STYLE.money) : bold ? STYLE.bold : STYLE.plain;
    if (typeof value === 'object') {
      xml += numberCell(place, value.value, style, value.formula);
    } else if (typeof value === 'number') {
      xml += numberCell(place, value, style);
    } else if (kind === 'date') {
      const serial = serialDay(value);
      xml += serial === null ? textCell(place, value, bold ? STYLE.bold : STYLE.plain) : numberCell(place, serial, bold ? STYLE.boldDate : STYLE.date);
    } else {
      xml += textCell(place, value, bold ? STYLE.bold : STYLE.plain);
    }
  }
  return `${xml}</row>`;
}

function numberCell(place: string, value: number, style: number, formula?: string): string {
  const worked = formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`;
  return Number.isFinite(value) ? `<c r="${place}"${style ? ` s="${style}"` : ''}>${worked}<v>${value}</v></c>` : '';
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ''}>${escapeXml(text.slice(0, CELL_TEXT))}</t></is></c>`;
}

const UNSAFE = /[&<>\ufffe\uffff]|(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

function escapeXml(text: string): string {
  return text.replace(UNSAFE, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : ''));
}

function serialDay(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (!match || Number(match[1]) < 1901) return null;
  return Math.round((Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) - EPOCH) / DAY);
}

const widthOf = (column: SheetColumn) => column.width ?? Math.min(40, Math.max(12, column.header.length + 4));

/** At most 31 characters, none of `[]:*?/\`, no apostrophe at an end, none twice. */
function tabName(wanted: string, taken: readonly string[]): string {
  const clean =
    wanted
      .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
      .trim()
      .replace(/^[' ]+|[' ]+$/g, '')
      .slice(0, 31) || 'Sheet';
  const used = new Set(taken.map((name) => name.toLowerCase()));
  let name = clean;
  for (let i = 2; used.has(name.toLowerCase()); i++) name = `${clean.slice(0, 26)} ${i}`;
  return name;
}

function workbookXml(tabs: readonly string[]): string {
  const sheets = tabs.map((name, i) => `<sheet name="${escapeXml(name).replaceAll('"', '&quot;')}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('');
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets}</sheets></workbook>`;
}

function workbookRelations(count: number): string {
  const sheets = Array.from(
    { length: count },
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  ).join('');
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${sheets}<Relationship Id="rId${count + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;
}

const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function contentTypes(count: number): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const sheets = Array.from({ length: count }, (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${type}.worksheet+xml"/>`).join(
    '',
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${sheets}</Types>`;
}

/** Formats in the order of `STYLE`: number format 4 is `#,##0.00`, 164 the dates of the product. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF2F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0"/><xf numFmtId="0" fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="4" fontId="0" fillId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" applyFont="1"/><xf numFmtId="4" fontId="1" fillId="0" applyFont="1" applyNumberFormat="1"/><xf numFmtId="164" fontId="1" fillId="0" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;
