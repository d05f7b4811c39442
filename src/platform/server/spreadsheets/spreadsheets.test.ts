import { buffer } from 'node:stream/consumers';
import ExcelJS from '@protobi/exceljs';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { readSheet } from './read-sheet.ts';
import type { Sheet } from './sheet.ts';
import { streamCsv } from './write-csv.ts';
import { columnLetters, streamXlsx } from './write-xlsx.ts';
import { zipStream } from './zip-stream.ts';

const sheet: Sheet = {
  name: "Gaji: 11/2026 [draf]'",
  columns: [{ header: 'Nama' }, { header: 'Tarikh', kind: 'date' }, { header: 'RM', kind: 'money' }, { header: 'Catatan' }],
  rows: [
    ['Siti & <Ali>', '2026-11-21', 1234.5, '=HYPERLINK("http://x","y")'],
    ['Tóth\u0000', null, -12.25, '+6012'],
    ["O'Brien", '1899-01-01', null, ' ruang '],
  ],
  totals: ['Jumlah', null, 1222.25, null],
};

const load = async (bytes: Buffer) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return workbook;
};

const workbookOf = async (rows: unknown[][], change: (sheet: ExcelJS.Worksheet) => void = () => undefined) => {
  const workbook = new ExcelJS.Workbook();
  const made = workbook.addWorksheet('A');
  for (const row of rows) made.addRow(row);
  change(made);
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

const refusal = async (bytes: Buffer, limits = { maxRows: 100 }) => {
  const error: unknown = await readSheet(bytes, limits).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).body('en').errors!['file']![0]!;
};

describe('streamXlsx', () => {
  it('writes what Excel reads: text, dates, money, never a formula', async () => {
    const workbook = await load(await buffer(streamXlsx({ ...sheet, heading: ['Contoh Sdn. Bhd.'] })));
    const tab = workbook.worksheets[0]!;
    expect(tab.name).toBe('Gaji  11 2026  draf');
    expect(tab.getCell('A1').value).toBe('Contoh Sdn. Bhd.');
    expect(tab.getRow(2).values).toEqual([undefined, 'Nama', 'Tarikh', 'RM', 'Catatan']);
    expect(tab.getCell('A3').value).toBe('Siti & <Ali>');
    expect(tab.getCell('B3').value).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(tab.getCell('B3').numFmt).toBe('dd/mm/yyyy');
    expect(tab.getCell('C3').value).toBe(1234.5);
    expect(tab.getCell('C3').numFmt).toBe('#,##0.00');
    expect(tab.getCell('D3').value).toBe('=HYPERLINK("http://x","y")');
    expect(tab.getCell('A4').value).toBe('Tóth');
    expect(tab.getCell('B5').value).toBe('1899-01-01');
    expect(tab.getCell('A6').value).toBe('Jumlah');
    expect(tab.getCell('C6').font.bold).toBe(true);
  });

  it('names tabs apart', async () => {
    const one = { name: 'A', columns: [{ header: 'x' }], rows: [] };
    const workbook = await load(await buffer(streamXlsx([one, one])));
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['A', 'A 2']);
  });

  it('fails when its rows fail', async () => {
    async function* rows(): AsyncGenerator<string[]> {
      yield ['one'];
      throw new Error('lost connection');
    }
    await expect(buffer(streamXlsx({ name: 'A', columns: [{ header: 'x' }], rows: rows() }))).rejects.toThrow('lost connection');
  });

  it('holds the rows back for a slow reader and lets go of them when it leaves', async () => {
    let made = 0;
    let released = false;
    function* rows() {
      try {
        for (;;) yield [`row ${made++}`];
      } finally {
        released = true;
      }
    }
    const stream = streamXlsx({ name: 'A', columns: [{ header: 'x' }], rows: rows() });
    for await (const chunk of stream) {
      expect(chunk).toBeInstanceOf(Buffer);
      break;
    }
    expect(made).toBeLessThan(1_000_000);
    expect(stream.destroyed).toBe(true);
    await vi.waitFor(() => expect(released).toBe(true));
  });

  it('counts columns as Excel does', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});

describe('streamCsv', () => {
  it('escapes formulas, keeps negative numbers, quotes what must be', async () => {
    expect((await buffer(streamCsv(sheet))).toString()).toBe(
      '\ufeffNama,Tarikh,RM,Catatan\r\n' +
        'Siti & <Ali>,2026-11-21,1234.5,"\'=HYPERLINK(""http://x"",""y"")"\r\n' +
        "Tóth\u0000,,-12.25,'+6012\r\n" +
        "O'Brien,1899-01-01,, ruang \r\n" +
        'Jumlah,,1222.25,\r\n',
    );
  });

  it('fails when its rows fail', async () => {
    async function* rows(): AsyncGenerator<string[]> {
      yield ['one'];
      throw new Error('lost connection');
    }
    await expect(buffer(streamCsv({ name: 'A', columns: [{ header: 'x' }], rows: rows() }))).rejects.toThrow('lost connection');
  });
});

describe('readSheet', () => {
  it('reads back what the writers wrote', async () => {
    const expected = {
      headers: ['Nama', 'Tarikh', 'RM', 'Catatan'],
      first: ['Siti & <Ali>', '2026-11-21', 1234.5, '=HYPERLINK("http://x","y")'],
    };
    const xlsx = await readSheet(await buffer(streamXlsx(sheet)), { maxRows: 10 });
    expect(xlsx.headers).toEqual(expected.headers);
    expect(xlsx.rows[0]).toEqual({ number: 2, cells: expected.first });
    expect(xlsx.rows[2]!.cells[3]).toBe('ruang');
    const csv = await readSheet(await buffer(streamCsv({ ...sheet, rows: [(sheet.rows as string[][])[0]!] })), { maxRows: 10 });
    expect(csv.rows[0]!.cells).toEqual(['Siti & <Ali>', '2026-11-21', '1234.5', '=HYPERLINK("http://x","y")']);
  });

  it('takes the saved value of a formula, and refuses one that has none', async () => {
    const saved = await workbookOf([['n'], [{ formula: '1+1', result: 2 }]]);
    expect((await readSheet(saved, { maxRows: 10 })).rows[0]!.cells).toEqual([2]);
    const unsaved = await workbookOf([['n'], [{ formula: '1+1' }]]);
    expect(await refusal(unsaved)).toBe('Cell A2 holds a formula without a saved value. Replace it with its value.');
  });

  it('reads dates, times, figures with noise, rich text, links and empty cells', async () => {
    const bytes = await workbookOf([
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      [
        new Date('2026-03-01T00:00:00Z'),
        new Date(Date.UTC(1899, 11, 30, 8, 59, 59, 900)),
        0.1 + 0.2,
        { richText: [{ text: 'Kuala ' }, { text: 'Lumpur' }] },
        { text: 'mail', hyperlink: 'mailto:a@b.my' },
        null,
        true,
      ],
      [],
      ["'01000"],
    ]);
    const read = await readSheet(bytes, { maxRows: 10 });
    expect(read.rows).toEqual([
      { number: 2, cells: ['2026-03-01', '09:00', 0.3, 'Kuala Lumpur', 'mail', null, true] },
      { number: 4, cells: ['01000', null, null, null, null, null, null] },
    ]);
  });

  it.each([
    ['semicolons', Buffer.from('a;b\n1;x, y\n'), ['1', 'x, y']],
    ['tabs', Buffer.from('a\tb\n1\tx\n'), ['1', 'x']],
    ['the Windows code page', Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0xe9, 0x2c, 0x78]), ['é', 'x']],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a,b\n1,é', 'utf16le')]), ['1', 'é']],
  ])('reads CSV with %s', async (_name, bytes, cells) => {
    const read = await readSheet(bytes, { maxRows: 10 });
    expect(read.headers).toEqual(['a', 'b']);
    expect(read.rows[0]!.cells).toEqual(cells);
  });

  it('refuses more rows and columns than allowed', async () => {
    const many = Buffer.from(`a\n${'1\n'.repeat(101)}`);
    expect(await refusal(many)).toBe('The file has more than 100 rows. Split it into smaller files.');
    expect(await refusal(Buffer.from(`${'a,'.repeat(120)}b\n`))).toBe('The file has more than 100 columns.');
  });

  it('refuses a file that unpacks to more than it may', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 0x20);
    const bomb = zipStream([{ name: 'xl/worksheets/sheet1.xml', content: Array.from({ length: 70 }, () => chunk) }]);
    const bytes = Buffer.concat(await Array.fromAsync(bomb));
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refusal(bytes)).toMatch(/^The file holds too much/);
  });

  it('refuses a file that lies about its sizes', async () => {
    const content = Array.from({ length: 70 }, () => Buffer.alloc(1024 * 1024, 0x20));
    const bytes = Buffer.concat(await Array.fromAsync(zipStream([{ name: 'xl/worksheets/sheet1.xml', content }])));
    const directory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(10, directory + 24);
    expect(await refusal(bytes)).toMatch(/^The file holds too much/);
  });

  it('refuses cells without end in a small file', async () => {
    const row = '<row r="1"><c r="A1"><v>1</v></c><c r="A1"/></row>';
    const bytes = Buffer.concat(await Array.fromAsync(zipStream([{ name: 'xl/worksheets/sheet1.xml', content: [row.repeat(200_000)] }])));
    expect(await refusal(bytes)).toMatch(/^The file holds too much/);
  });

  it.each([
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), /old Excel file/],
    ['a ZIP that is no workbook', Buffer.from('504b0304ffffffff', 'hex'), /could not be read/],
    ['a binary file', Buffer.from([1, 0, 2, 0, 3]), /could not be read/],
    ['an empty file', Buffer.from('\n\n'), /no rows/],
  ])('refuses %s', async (_name, bytes, message) => {
    expect(await refusal(bytes)).toMatch(message);
  });
});
