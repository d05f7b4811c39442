import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { cellStyleOf, serialValue } from './cell-styles.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetRow } from './sheet-row.ts';
import type { Sheet } from './sheet.ts';
import { madeWorkbook, type MadeWorkbook } from './workbook.factory.ts';
import { streamCsv } from './write-csv.ts';
import { streamXlsx } from './write-xlsx.ts';

const HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row>';
const read = async (made: MadeWorkbook) => readSheet(await madeWorkbook(made), { maxRows: 10 });
/** The cells of row 2 under two headers. */
const cellsOf = async (cells: string, made: MadeWorkbook = {}) => (await read({ ...made, rows: `${HEAD}<row r="2">${cells}</row>` })).rows[0]?.cells;
const csv = (text: string | Buffer) => readSheet(Buffer.from(text as string), { maxRows: 10 });

describe('an XLSX', () => {
  it('of our own writer reads back', async () => {
    const sheet: Sheet = {
      name: 'A',
      columns: [{ header: 'Nama' }, { header: 'Tarikh', kind: 'date' }, { header: 'RM', kind: 'money' }, { header: 'Catatan' }],
      rows: [
        ['Siti & <Ali>', '2026-11-21', 1234.5, '=HYPERLINK("http://x","y")'],
        ["O'Brien", '1899-01-01', null, ' ruang '],
      ],
    };
    const back = await readSheet(await buffer(streamXlsx(sheet)), { maxRows: 10 });
    expect(back.headers).toEqual(['Nama', 'Tarikh', 'RM', 'Catatan']);
    expect(back.rows).toEqual([
      { number: 2, cells: ['Siti & <Ali>', '2026-11-21', 1234.5, '=HYPERLINK("http://x","y")'] },
      { number: 3, cells: ["O'Brien", '1899-01-01', null, 'ruang'] },
    ] satisfies SheetRow[]);
  });

  it.each<[string, string, unknown[], MadeWorkbook?]>([
    [
      'shared strings, with runs and readings',
      '<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c>',
      ['Kuala Lumpur', '東京'],
      {
        strings:
          '<si><r><rPr><b/></rPr><t xml:space="preserve">Kuala </t></r><r><t>Lumpur</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
      },
    ],
    ['inline strings with runs', '<c r="A2" t="inlineStr"><is><r><t>Kota </t></r><r><t>Bharu</t></r></is></c>', ['Kota Bharu', null]],
    [
      'CDATA, entities and escaped characters',
      '<c r="A2" t="inlineStr"><is><t><![CDATA[A & B]]></t></is></c><c r="B2" t="inlineStr"><is><t>x_x000D_&#10;y &#x41;</t></is></c>',
      ['A & B', 'x\r\ny A'],
    ],
    ['figures with noise', '<c r="A2"><v>0.30000000000000004</v></c><c r="B2"><v>1.5E3</v></c>', [0.3, 1500]],
    [
      'every digit of a long number',
      '<c r="A2"><v>1410029000012345</v></c><c r="B2"><v>1.410029000012345E+15</v></c>',
      ['1410029000012345', '1410029000012345'],
    ],
    ['digits that no double prints', '<c r="A2"><v>14100290000123457</v></c>', ['14100290000123457', null]],
    [
      'a number where its digits are lost',
      '<c r="A2"><v>1410029000012340</v></c><c r="B2"><v>1.4100290000123399E+15</v></c>',
      [1410029000012340, 1410029000012340],
    ],
    ['a number that two could have been', '<c r="A2"><v>14100290000123456</v></c>', [14100290000123456, null]],
    ['percentages as they are shown', '<c r="A2" s="1"><v>0.11</v></c><c r="B2" s="2"><v>5.5E-2</v></c>', ['11%', '5.5%'], { formats: [0, 9, '0.0%'] }],
    [
      'zeros of the format',
      '<c r="A2" s="1"><v>514000112</v></c><c r="B2" s="2"><v>514140112</v></c>',
      ['0000514000112', '000514140112'],
      { formats: [0, '0000000000000', '000000\\-00\\-0000'] },
    ],
    ['true and false', '<c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c>', [true, false]],
    ['errors as their words', '<c r="A2" t="e"><v>#N/A</v></c>', ['#N/A', null]],
    ['saved values of formulas', '<c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>A1&amp;"x"</f><v>ax</v></c>', [2, 'ax']],
    ['a formula that says nothing', '<c r="A2" t="str"><f>""</f><v></v></c><c r="B2"><v>1</v></c>', [null, 1]],
    ['text behind an apostrophe', `<c r="A2" t="inlineStr"><is><t>'01000</t></is></c>`, ['01000', null]],
    ['places out of order and left out', '<c r="B2"><v>2</v></c><c r="A2"><v>1</v></c>', [1, 2]],
    ['cells without a place', '<c><v>1</v></c><c><v>2</v></c>', [1, 2]],
    ['line ends inside tags', '<c\nr="A2"\n><v>7</v></c\n>', [7, null]],
    ['days of ISO', '<c r="A2" t="d"><v>2026-11-21T00:00:00</v></c>', ['2026-11-21', null]],
    [
      'days and times by their format',
      '<c r="A2" s="1"><v>46347</v></c><c r="B2" s="2"><v>0.374999</v></c>',
      ['2026-11-21', '09:00'],
      { formats: [0, 14, 'h:mm AM/PM'] },
    ],
    [
      'figures in a format that only looks like a day',
      '<c r="A2" s="1"><v>46347</v></c><c r="B2" s="2"><v>12</v></c>',
      [46347, 12],
      { formats: [0, '[Red]0.00 &quot;days&quot;', '0\\d'] },
    ],
    ['cells behind the last header', '<c r="A2"><v>1</v></c><c r="XFD2"><v>9</v></c>', [1, null]],
  ])('gives %s', async (_name, cells, expected, made) => {
    expect(await cellsOf(cells, made)).toEqual(expected);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const workbook = '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
    expect(await cellsOf('<c r="A2" s="0"><v>44885</v></c>', { workbook, formats: [14] })).toEqual(['2026-11-21', null]);
  });

  it('keeps the numbers of rows that lie apart, and skips empty ones', async () => {
    const { rows } = await read({ rows: `${HEAD}<row r="7"><c r="A7" s="0"/></row><row r="90000"><c r="B90000"><v>1</v></c></row><row><c><v>2</v></c></row>` });
    expect(rows).toEqual([
      { number: 90_000, cells: [null, 1] },
      { number: 90_001, cells: [2, null] },
    ]);
  });

  it('reads parts whose names carry a prefix', async () => {
    const sheet = [
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>a</x:v></x:c></x:row><x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    ];
    const workbook = '<x:workbook xmlns:x="m" xmlns:rel="r"><x:sheets><x:sheet name="A" sheetId="1" rel:id="rId1"/></x:sheets></x:workbook>';
    expect((await read({ sheet, workbook, strings: '<x:si><x:t>satu</x:t></x:si>' })).rows[0]!.cells).toEqual(['satu']);
  });

  it('takes the first tab that is not hidden', async () => {
    const workbook =
      '<workbook xmlns:r="r"><sheets><sheet name="H" sheetId="1" state="hidden" r:id="rId1"/><sheet name="A" sheetId="2" r:id="rId2"/></sheets></workbook>';
    const second = '<worksheet><sheetData><row r="1"><c t="str"><v>kedua</v></c></row></sheetData></worksheet>';
    expect((await read({ workbook, rows: HEAD, more: [{ name: 'xl/worksheets/sheet2.xml', content: [second] }] })).headers).toEqual(['kedua']);
  });

  it('refuses a formula without a saved value, by its cell', async () => {
    await expect(cellsOf('<c r="A2"><f>1+1</f></c>')).rejects.toMatchObject({ status: 422 });
    const error = await cellsOf('<c r="B2"><f>1+1</f></c>').catch((thrown: { body(locale: string): { errors: Record<string, string[]> } }) => thrown);
    expect((error as { body(locale: string): { errors: unknown } }).body('en').errors).toEqual({
      file: ['Cell B2 holds a formula without a saved value. Replace it with its value.'],
    });
  });
});

describe('a formula whose result is not there', () => {
  const UNCOMPUTED = '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="124519" fullCalcOnLoad="1"/></workbook>';
  const refusal = async (cells: string, made?: MadeWorkbook) => {
    const error = await cellsOf(cells, made).catch((thrown: unknown) => thrown);
    return (error as { body(locale: string): { errors?: { file: string[] } } }).body('en').errors?.file[0];
  };
  it.each([
    ['empty value', '<c r="B2"><f>A2*2</f><v></v></c>', undefined, 'Cell B2 holds a formula without a saved value.'],
    ['closed value', '<c r="B2"><f>A2*2</f><v/></c>', undefined, 'Cell B2 holds a formula without a saved value.'],
    ['zero to be computed', '<c r="B2"><f>A2*2</f><v>0</v></c>', { workbook: UNCOMPUTED }, 'Cell B2 holds a formula that was never computed.'],
    ['text to be computed', '<c r="B2" t="str"><f>A2</f><v></v></c>', { workbook: UNCOMPUTED }, 'Cell B2 holds a formula that was never computed.'],
  ])('is refused: %s', async (_name, cells, made, words) => expect(await refusal(cells, made)).toContain(words));
  it('does not matter where the sheet has none', async () => {
    expect(await cellsOf('<c r="A2"><v>7</v></c>', { workbook: UNCOMPUTED })).toEqual([7, null]);
  });
});

describe('formats and days', () => {
  it.each([
    ['dd/mm/yyyy', 'date'],
    ['[$-409]d-mmm-yy;@', 'date'],
    ['yyyy\\-mm\\-dd', 'date'],
    ['[h]:mm:ss', 'elapsed'],
    ['General', null],
    ['#,##0.00_);[Red](#,##0.00)', null],
    ['0.00E+00', null],
    ['0.0%;[Red]-0.0%', 'percent'],
    ['0 "%"', null],
    ['"Month "0', null],
    ['_-* #,##0.00_-', null],
    ['d'.repeat(256), null],
  ])('%s is %s', (code, style) => expect(cellStyleOf(code)).toBe(style));

  it.each([
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [60, false, '1900-02-29'],
    [61, false, '1900-03-01'],
    [46_347.75, false, '2026-11-21'],
    [1, true, '1904-01-02'],
    [-1, false, -1],
    [1e9, false, 1e9],
  ])('serial %d (from 1904: %s) is %s', (serial, from1904, value) => expect(serialValue(serial, 'date', from1904)).toBe(value));

  it('lets elapsed hours go on beyond a day', () => expect(serialValue(26.5 / 24, 'elapsed', false)).toBe('26:30'));
});

describe('a CSV', () => {
  it('of our own writer reads back', async () => {
    const bytes = await buffer(streamCsv({ name: 'A', columns: [{ header: 'Nama' }, { header: 'X' }], rows: [['Siti', '=1+1']] }));
    expect(await readSheet(bytes, { maxRows: 10 })).toMatchObject({ headers: ['Nama', 'X'], rows: [{ number: 2, cells: ['Siti', '=1+1'] }] });
  });

  it.each<[string, string | Buffer, unknown[]]>([
    ['semicolons', 'a;b\n1;x, y\n', ['1', 'x, y']],
    ['tabs', 'a\tb\n1\tx\n', ['1', 'x']],
    ['a mark and CRLF', '\ufeffa,b\r\n1,x\r\n', ['1', 'x']],
    ['line ends of old Macs', 'a,b\r1,x\r', ['1', 'x']],
    ['quotes, commas and line ends in cells', 'a,b\n"x ""y"", z","1\n2"\n', ['x "y", z', '1\n2']],
    ['a comma in a quoted head', '"a";"b"\n"1,5";2\n', ['1,5', '2']],
    ['the word of Excel for its sign', 'sep=;\r\na;b\r\n1;2,5\r\n', ['1', '2,5']],
    ['the Windows code page', Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0xe9, 0x2c, 0x78]), ['é', 'x']],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a,b\n1,é', 'utf16le')]), ['1', 'é']],
    ['lines that are shorter', 'a,b\n1\n', ['1', null]],
    ['figures that Excel shall keep as text', 'a,b\n="0514000112233",="x"\n', ['0514000112233', 'x']],
  ])('with %s', async (_name, text, cells) => {
    const read = await csv(text);
    expect(read.headers).toEqual(['a', 'b']);
    expect(read.rows[0]!.cells).toEqual(cells);
  });

  it('counts rows as the spreadsheet does', async () => {
    expect((await csv('\na,b\n\n,\n1,2\n')).rows).toEqual([{ number: 5, cells: ['1', '2'] }]);
  });
});
