/** Files made to harm: each is refused in words or read, while the process goes on with its other work. */
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import type { ReadSheet } from './sheet-row.ts';
import { SheetWorker } from './sheet-pool.ts';
import { madeWorkbook, zipOf, type MadeWorkbook } from './workbook.factory.ts';

const HEAD = '<row r="1"><c r="A1" t="str"><v>a</v></c></row>';
const ROW = '<row r="2"><c r="A2"><v>1</v></c></row>';
const MEGABYTE = 1024 * 1024;

/** As the process's own, with time for a machine that is busy: what is refused here is refused for what it holds. */
const workspace = new SheetWorker({ atOnce: 2, waiting: 4, perAsker: 2, milliseconds: 300_000 });

/** What became of a file, and how often the event loop of this process turned meanwhile. */
async function evaluated(bytes: Uint8Array, maxRows = 5000): Promise<{ read?: ReadSheet; refused?: string; turns: number }> {
  let queue = 0;
  const counter = setInterval(() => queue++, 1);
  try {
    return { read: await workspace.read(bytes, { maxRows, maxColumns: 100 }, ''), turns: queue };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: error.body('en').errors?.['file']?.[0] ?? error.message, turns: queue };
  } finally {
    clearInterval(counter);
  }
}

const repeated = (piece: string, times: number) => [Buffer.from(piece.repeat(times))];
const sheetOf = (inside: string | readonly string[]) => [
  `<worksheet><sheetData>`,
  ...(typeof inside === 'string' ? [inside] : inside),
  '</sheetData></worksheet>',
];

describe('what costs a reader that expands ranges is not even looked at', () => {
  it.each<[string, MadeWorkbook]>([
    ['merged cells over the whole sheet', { rows: HEAD + ROW, behind: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' }],
    ['columns without end', { rows: HEAD + ROW, before: '<cols><col min="1" max="99999999" width="9"/></cols>' }],
    [
      'validations and formats of everything',
      { rows: HEAD + ROW, behind: '<dataValidations><dataValidation sqref="A1:XFD1048576"/></dataValidations><conditionalFormatting sqref="A1:XFD1048576"/>' },
    ],
    ['a number format without end, named by very many styles', { rows: HEAD + ROW, formats: ['[h'.repeat(500_000), ...Array<number>(300_000).fill(200)] }],
    ['names over everything', { rows: HEAD + ROW, before: '<dimension ref="A1:XFD1048576"/>' }],
    ['rows far apart', { rows: `${HEAD}<row r="1048576"><c r="A1048576"><v>1</v></c></row>` }],
    [
      'other tabs that unpack to gigabytes',
      { rows: HEAD + ROW, more: [{ name: 'xl/worksheets/sheet9.xml', content: Array.from({ length: 200 }, () => Buffer.alloc(MEGABYTE, 32)) }] },
    ],
  ])('%s', async (_name, made) => {
    const { read } = await evaluated(await madeWorkbook(made));
    expect(read!.rows.map(({ cells }) => cells)).toEqual([[1]]);
  });
});

describe('is refused in words', { timeout: 120_000 }, () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    [
      '600,000 cells in 60 columns',
      () =>
        madeWorkbook({
          sheet: sheetOf([`<row>${'<c t="str"><v>h</v></c>'.repeat(60)}</row>`, ...repeated(`<row>${'<c><v>1</v></c>'.repeat(60)}</row>`, 10_000).map(String)]),
        }),
      /more than 5,000 rows/,
    ],
    [
      'cells with a line end in their tag',
      () => madeWorkbook({ sheet: sheetOf([HEAD, ...repeated('<row><c\n><v>1</v></c></row>', 400_000).map(String)]) }),
      /more than 5,000 rows/,
    ],
    ['a head of 16,384 columns', () => madeWorkbook({ rows: `<row>${'<c t="str"><v>h</v></c>'.repeat(16_384)}</row>` }), /more than 100 columns/],
    [
      'cells without end in one row',
      () => madeWorkbook({ sheet: sheetOf([HEAD, '<row r="2">', ...repeated('<c r="A2"/>', 2_100_000).map(String), '</row>']) }),
      /is too large/,
    ],
    ['rows that go back', () => madeWorkbook({ rows: `${HEAD}${ROW}${ROW}` }), /damaged/],
    ['a row that Excel has not', () => madeWorkbook({ rows: `${HEAD}<row r="9999999"><c><v>1</v></c></row>` }), /damaged/],
    ['elements inside each other', () => madeWorkbook({ sheet: repeated('<a>', 100_000) }), /damaged/],
    [
      'one element with attributes without end',
      () =>
        madeWorkbook({
          sheet: [
            '<worksheet><sheetData><row ',
            ...Array.from({ length: 60 }, (_, m) => Array.from({ length: 70_000 }, (__, i) => `a${m}b${i}=""`).join(' ') + ' '),
            '/></sheetData></worksheet>',
          ],
        }),
      /is too large/,
    ],
    [
      'entities that multiply',
      () =>
        madeWorkbook({
          sheet: [
            '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
          ],
        }),
      /could not be read/,
    ],
    [
      'entities that name files of the server',
      () =>
        madeWorkbook({
          sheet: ['<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&x;</v></c></row></sheetData></worksheet>'],
        }),
      /could not be read/,
    ],
    ['entities that nobody declared', () => madeWorkbook({ rows: '<row><c t="str"><v>&x;</v></c></row>' }), /damaged/],
    ['a sheet of spaces that unpacks to 70 MB', () => madeWorkbook({ sheet: Array.from({ length: 70 }, () => Buffer.alloc(MEGABYTE, 32)) }), /is too large/],
    ['shared strings without end', () => madeWorkbook({ rows: HEAD, strings: '<si><t>x</t></si>'.repeat(700_000) }), /is too large/],
    [
      'one long shared string in every cell',
      () =>
        madeWorkbook({
          strings: `<si><t>${'x'.repeat(32_000)}</t></si>`,
          sheet: sheetOf([HEAD, ...repeated('<row><c t="s"><v>0</v></c></row>', 4000).map(String)]),
        }),
      /is too large/,
    ],
    ['9.5 MB of commas', () => Buffer.alloc(9_500_000, ','), /Row 1 is too long/],
    ['9.5 MB of line ends', () => Buffer.alloc(9_500_000, '\n'), /more than 5,000 rows/],
    ['a quotation mark that is never closed', () => Buffer.from('a,b\n1,"x\n'), /quotation mark in row 2 is never closed/],
    ['a workbook that is cut off', async () => (await madeWorkbook({ rows: HEAD })).subarray(0, 600), /damaged/],
    ['an old Excel file', () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), /old Excel file/],
    ['a workbook with a password', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]), /password/],
    ['a ZIP that is no workbook', () => zipOf([{ name: 'word/document.xml', content: ['<w/>'] }]), /could not be read/],
    ['a ZIP of nothing', () => Buffer.from('504b0304ffffffff', 'hex'), /damaged/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), /could not be read/],
    ['a binary file', () => Buffer.from([1, 0, 2, 0, 3]), /could not be read/],
    ['an empty file', () => Buffer.from('\n\n'), /no rows/],
    ['a workbook without rows', () => madeWorkbook({}), /no rows/],
  ])('%s', async (_name, make, message) => {
    const { refused } = await evaluated(await make());
    expect(refused).toMatch(message);
  });

  it('an encrypted entry, and one that lies about its size', async () => {
    const bytes = await madeWorkbook({ sheet: Array.from({ length: 70 }, () => Buffer.alloc(MEGABYTE, 32)) });
    const liar = Buffer.from(bytes);
    for (let at = liar.indexOf('PK\u0001\u0002'); at >= 0; at = liar.indexOf('PK\u0001\u0002', at + 4)) liar.writeUInt32LE(10, at + 24);
    expect((await evaluated(liar)).refused).toMatch(/is too large/);
    const locked = Buffer.from(bytes);
    locked.writeUInt16LE(1, locked.indexOf('PK\u0001\u0002') + 8);
    expect((await evaluated(locked)).refused).toMatch(/password/);
  });
});

describe('while a file is read', () => {
  it('the event loop of the process turns on', async () => {
    const row = `<row>${'<c t="str"><v>contoh</v></c>'.repeat(60)}</row>`;
    const { read, turns: queue } = await evaluated(await madeWorkbook({ sheet: sheetOf(repeated(row, 5001).map(String)) }));
    expect(read!.rows.length).toBe(5000);
    expect(queue).toBeGreaterThan(50);
  });

  it('takes back nothing of the process that the thread used', async () => {
    const bomb = await madeWorkbook({ rows: HEAD, strings: `<si><t>${'y'.repeat(60 * MEGABYTE)}</t></si>` });
    const before = process.memoryUsage().heapUsed;
    await evaluated(bomb);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * MEGABYTE);
  });
});

describe('the desk', () => {
  const slow = async () => madeWorkbook({ sheet: sheetOf([HEAD, ...repeated('<row r="2">', 1).map(String), '<c/>'.repeat(1_900_000), '</row>']) });
  const quick = Buffer.from('a\n1\n');
  const limits = { maxRows: 10, maxColumns: 10 };
  const settled: Promise<unknown>[] = [];
  const refusalOf = (reading: Promise<unknown>) =>
    reading.then(
      () => null,
      (error: unknown) => (error as AppError).body('ms').errors?.['file']?.[0],
    );
  afterEach(() => Promise.allSettled(settled.splice(0)));

  it('ends what takes too long, and serves the next', async () => {
    const workspace = new SheetWorker({ atOnce: 1, waiting: 1, perAsker: 2, milliseconds: 1 });
    expect(await refusalOf(workspace.read(await slow(), limits, 'a'))).toMatch(/terlalu lama/);
    const patient = new SheetWorker({ atOnce: 1, waiting: 1, perAsker: 2, milliseconds: 20_000 });
    expect((await patient.read(quick, limits, 'a')).rows.length).toBe(1);
  });

  it('lets a few wait and refuses the rest in words', async () => {
    const workspace = new SheetWorker({ atOnce: 1, waiting: 1, perAsker: 2, milliseconds: 20_000 });
    settled.push(workspace.read(quick, limits, 'a'), workspace.read(quick, limits, 'b'));
    expect(await refusalOf(workspace.read(quick, limits, 'c'))).toMatch(/Cuba lagi sebentar lagi/);
    await Promise.all(settled);
    expect((await workspace.read(quick, limits, 'c')).rows.length).toBe(1);
  });

  it('lets one asker not take every place', async () => {
    const workspace = new SheetWorker({ atOnce: 1, waiting: 3, perAsker: 2, milliseconds: 20_000 });
    settled.push(workspace.read(quick, limits, 'a'), workspace.read(quick, limits, 'a'));
    expect(await refusalOf(workspace.read(quick, limits, 'a'))).toMatch(/Cuba lagi sebentar lagi/);
    expect((await workspace.read(quick, limits, 'b')).rows.length).toBe(1);
  });
});
