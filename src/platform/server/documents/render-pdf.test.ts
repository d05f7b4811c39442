import { describe, expect, it } from 'vitest';
import { face } from './pdf-face.ts';
import { inspectPdf } from './pdf-inspection.ts';
import type { PdfLayout } from './pdf-layout.ts';
import { columnWidths } from './pdf-table.ts';
import { wrapText } from './pdf-text.ts';
import { renderPdf } from './render-pdf.ts';

const layout = (body: PdfLayout['body'], more: Partial<PdfLayout> = {}): PdfLayout => ({ title: 'Trial', locale: 'en', body, ...more });
const inspect = async (...args: Parameters<typeof renderPdf>) => inspectPdf(await renderPdf(...args));

describe('renderPdf', () => {
  it('writes a tagged document in the language of the reader, with its title', async () => {
    const pdf = await inspect(layout([{ kind: 'title', text: 'Slip Gaji' }], { title: 'Gaji <A & B>', locale: 'ms' }));
    expect(pdf.language).toBe('ms-MY');
    expect(pdf.title).toBe('Gaji <A & B>');
    expect(pdf.metadata).toContain('Gaji &#60;A &#38; B&#62;');
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.tags).toMatchObject({ Document: 1, H1: 1 });
    expect(pdf.pages).toEqual([['Slip Gaji', 'Halaman 1 daripada 1']]);
  });

  it('keeps text selectable: kerning, accents and rare letters read back as they were', async () => {
    const text = 'AVATAR “Tóth” – Nguyễn Ωmega – Té';
    const pdf = await inspect(layout([{ kind: 'paragraph', text }]));
    expect(pdf.pages[0]![0]).toBe(text.normalize('NFC'));
  });

  it('draws the same bytes for the same layout', async () => {
    const one = layout([{ kind: 'paragraph', text: 'ß æ' }], { createdAt: new Date('2026-11-01T00:00:00Z') });
    expect((await renderPdf(one)).equals(await renderPdf(one))).toBe(true);
  });

  it('sets money with two decimals and separators, and reads a table as rows and cells', async () => {
    const pdf = await inspect(
      layout([
        {
          kind: 'table',
          caption: 'Earnings',
          columns: [{ header: 'Item' }, { header: 'RM', kind: 'money' }],
          rows: [['Basic', 4500], ['Back pay', -12.5], { cells: ['Total', 4487.5], style: 'total' }],
        },
      ]),
    );
    expect(pdf.pages[0]).toEqual(['Earnings', 'Item', 'RM', 'Basic', '4,500.00', 'Back pay', '-12.50', 'Total', '4,487.50', 'Page 1 of 1']);
    expect(pdf.tags).toMatchObject({ Table: 1, Caption: 1, TR: 4, TH: 2, TD: 6 });
  });

  it('repeats the head of a table on each page, tagged once, and numbers the pages', async () => {
    const rows = Array.from({ length: 120 }, (_, i) => [`Row ${i + 1}`]);
    const pdf = await inspect(layout([{ kind: 'table', columns: [{ header: 'Name' }], rows }], { header: { left: 'Contoh' } }));
    expect(pdf.pages.length).toBeGreaterThan(2);
    for (const page of pdf.pages) expect(page.slice(0, 2)).toEqual(['Contoh', 'Name']);
    expect(pdf.pages.at(-1)!.at(-1)).toBe(`Page ${pdf.pages.length} of ${pdf.pages.length}`);
    expect(pdf.pages.flat().filter((line) => line.startsWith('Row '))).toEqual(rows.flat());
    expect(pdf.tags).toMatchObject({ TH: 1, TR: 121, TD: 120 });
  });

  it('parts a row that is taller than a page without losing a word', async () => {
    const words = Array.from({ length: 2500 }, (_, i) => `w${i}`);
    const pdf = await inspect(layout([{ kind: 'table', columns: [{ header: 'Text' }], rows: [['before'], [words.join(' ')], ['after']] }]));
    const read = pdf.pages
      .flat()
      .flatMap((line) => line.split(' '))
      .filter((word) => /^w\d+$/.test(word));
    expect(read).toEqual(words);
    expect(pdf.tags).toMatchObject({ TR: 4, TD: 3 });
  });

  it('takes rows from a stream', async () => {
    async function* rows() {
      yield ['one'];
      yield ['two'];
    }
    const pdf = await inspect(layout([{ kind: 'table', columns: [{ header: 'N' }], rows: rows() }]));
    expect(pdf.pages[0]).toEqual(['N', 'one', 'two', 'Page 1 of 1']);
  });

  it('fails when the stream of rows fails', async () => {
    async function* rows(): AsyncGenerator<string[]> {
      yield ['one'];
      throw new Error('lost connection');
    }
    await expect(renderPdf(layout([{ kind: 'table', columns: [{ header: 'N' }], rows: rows() }]))).rejects.toThrow('lost connection');
  });

  it('puts columns side by side, and one under the other when they do not fit a page', async () => {
    const table = (name: string, count: number) =>
      ({ kind: 'table', columns: [{ header: name }], rows: Array.from({ length: count }, (_, i) => [`${name}${i}`]) }) as const;
    const small = await inspect(layout([{ kind: 'columns', of: [[table('a', 3)], [table('b', 2)]] }]));
    expect(small.pages).toHaveLength(1);
    const tall = await inspect(layout([{ kind: 'columns', of: [[table('a', 60)], [table('b', 60)]] }]));
    expect(tall.pages.length).toBeGreaterThan(1);
    expect(tall.pages.flat().filter((line) => /^[ab]\d/.test(line))).toHaveLength(120);
  });

  it('encrypts under a password', async () => {
    const bytes = await renderPdf(layout([{ kind: 'paragraph', text: 'secret' }], { userPassword: 'rahsia' }));
    expect(inspectPdf(bytes).encrypted).toBe(true);
    expect(bytes.toString('latin1')).toContain('/CFM /AESV2');
  });

  it('joins layouts into one file, each with its own pages', async () => {
    const one = (name: string) => layout([{ kind: 'paragraph', text: name }]);
    const pdf = await inspect([one('Ali'), one('Siti')]);
    expect(pdf.pages).toEqual([
      ['Ali', 'Page 1 of 1'],
      ['Siti', 'Page 1 of 1'],
    ]);
  });

  it('shows a dash for a value that is missing and the empty text of a table', async () => {
    const pdf = await inspect(
      layout([
        { kind: 'pairs', items: [{ label: 'Tax no.', value: null }] },
        { kind: 'table', columns: [{ header: 'N' }], rows: [], empty: 'No record found.' },
      ]),
    );
    expect(pdf.pages[0]).toEqual(['Tax no.', '–', 'N', 'No record found.', 'Page 1 of 1']);
  });
});

describe('wrapText', () => {
  const regular = face('regular');

  it('breaks at spaces and inside words that are wider than the line', () => {
    const lines = wrapText(regular, `aa bb ${'c'.repeat(60)}`, 9, 100);
    expect(lines.join('').replaceAll(' ', '')).toBe(`aabb${'c'.repeat(60)}`);
    for (const line of lines) expect(regular.measure(line, 9)).toBeLessThanOrEqual(100);
  });

  it('keeps line breaks and drops control characters', () => {
    expect(wrapText(regular, 'a\u0000b\nc', 9, 500)).toEqual(['a b', 'c']);
  });
});

describe('columnWidths', () => {
  it('fills the width', () => {
    expect(columnWidths([{ header: 'a', width: 100 }, { header: 'b' }, { header: 'c', weight: 3 }], 500)).toEqual([100, 100, 300]);
    expect(
      columnWidths(
        [
          { header: 'a', width: 100 },
          { header: 'b', width: 100 },
        ],
        500,
      ),
    ).toEqual([250, 250]);
  });

  it('shrinks fixed widths that leave no room', () => {
    const widths = columnWidths([{ header: 'a', width: 900 }, { header: 'b' }], 500);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(500);
    expect(widths[1]).toBeGreaterThan(20);
  });
});

describe('the common glyphs', () => {
  it.each(['regular', 'bold'] as const)('are distinct in %s, so that each has its own place', (name) => {
    const ids = face(name)
      .common()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(0);
  });
});
