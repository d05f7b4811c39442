import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { columnLetters } from './column-letters.ts';
import type { Sheet } from './sheet.ts';
import { streamCsv } from './write-csv.ts';
import { partText } from './workbook.factory.ts';
import { streamXlsx } from './write-xlsx.ts';

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

describe('streamXlsx', () => {
  it('writes text, dates, money, never a formula', async () => {
    const bytes = await buffer(streamXlsx({ ...sheet, heading: ['Contoh Sdn. Bhd.'] }));
    expect(await partText(bytes, 'xl/workbook.xml')).toContain('<sheet name="Gaji  11 2026  draf" sheetId="1" r:id="rId1"/>');
    const xml = await partText(bytes, 'xl/worksheets/sheet1.xml');
    expect(xml).not.toContain('<f>');
    const text = (place: string, style: string, value: string) =>
      `<c r="${place}"${style} t="inlineStr"><is><t${value === value.trim() ? '' : ' xml:space="preserve"'}>${value}</t></is></c>`;
    expect(xml).toContain(`<row r="1">${text('A1', ' s="4"', 'Contoh Sdn. Bhd.')}</row>`);
    expect(xml).toContain(text('A3', '', 'Siti &amp; &lt;Ali&gt;'));
    // 46347 days after 30 December 1899.
    expect(xml).toContain('<c r="B3" s="3"><v>46347</v></c><c r="C3" s="2"><v>1234.5</v></c>');
    expect(xml).toContain(text('D3', '', '=HYPERLINK("http://x","y")'));
    expect(xml).toContain(text('A4', '', 'Tóth'));
    expect(xml).toContain(text('B5', '', '1899-01-01'));
    expect(xml).toContain(`${text('A6', ' s="4"', 'Jumlah')}<c r="C6" s="5"><v>1222.25</v></c>`);
    expect(await partText(bytes, 'xl/styles.xml')).toContain('numFmtId="164" formatCode="dd/mm/yyyy"');
  });

  it('names tabs apart', async () => {
    const one = { name: 'A', columns: [{ header: 'x' }], rows: [] };
    const bytes = await buffer(streamXlsx([one, one]));
    expect([...(await partText(bytes, 'xl/workbook.xml')).matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['A', 'A 2']);
  });

  it('fails when its rows fail', async () => {
    async function* rows(): AsyncGenerator<string[][]> {
      yield [['one']];
      throw new Error('lost connection');
    }
    await expect(buffer(streamXlsx({ name: 'A', columns: [{ header: 'x' }], rows: rows() }))).rejects.toThrow('lost connection');
  });

  it('writes batches of any size as they come, and goes on in the same tab', async () => {
    async function* rows(): AsyncGenerator<string[][]> {
      yield [];
      yield [['one'], ['two']];
      yield [];
      yield [['three']];
    }
    const sheet = await partText(
      await buffer(streamXlsx({ name: 'A', columns: [{ header: 'x' }], rows: rows(), totals: ['all'] })),
      'xl/worksheets/sheet1.xml',
    );
    expect([...sheet.matchAll(/<t>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual(['x', 'one', 'two', 'three', 'all']);
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
    async function* rows(): AsyncGenerator<string[][]> {
      yield [['one']];
      throw new Error('lost connection');
    }
    await expect(buffer(streamCsv({ name: 'A', columns: [{ header: 'x' }], rows: rows() }))).rejects.toThrow('lost connection');
  });
});
