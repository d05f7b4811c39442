import { describe, expect, it } from 'vitest';
import { wordsOf } from './find/receipts.factory.ts';
import { ALIKE, bandsOf, figuresOf, likeness } from './likeness.ts';

const FIRST = wordsOf(`KEDAI CONTOH 03-2000 4000
No. Resit: RC-004512
Tarikh: 12/11/2026  13:05
Nasi    12.50
Teh      7.00
Roti     6.30
JUMLAH  25.80
Tunai   50.00
Baki    24.20`).flat();
const SECOND = wordsOf(`KEDAI CONTOH 03-2000 4000
No. Resit: RC-004577
Tarikh: 14/11/2026  19:44
Mee      9.50
Teh      7.00
JUMLAH  16.50
Tunai   20.00
Baki     3.50`).flat();
const shared = (a: readonly number[], b: readonly number[]) => a.filter((band) => b.includes(band)).length;

describe('figures of a receipt', () => {
  it('are its prices, days and numbers, each once, without signs', () => {
    expect(figuresOf(FIRST)).toEqual(
      ['0320004000'.slice(0, 6), '1250', '12112026', '1305', '2420', '2580', '4000', '5000', '630', '700', 'rc004512'].toSorted(),
    );
  });

  it('are none where few can be read', () => {
    expect(figuresOf(FIRST.map((word) => ({ ...word, confidence: 40 })))).toEqual([]);
    expect(figuresOf(wordsOf('KEDAI CONTOH\nJUMLAH 12.50\nTunai 20.00').flat())).toEqual([]);
    expect(bandsOf([])).toEqual([]);
  });
});

describe('likeness', () => {
  const [first, second] = [figuresOf(FIRST), figuresOf(SECOND)];

  it.each([
    ['a figure read wrong', first.with(3, '1385')],
    ['an edge lost', first.slice(2)],
    ['both', first.slice(2).with(0, '9')],
  ])('sees one receipt in two photos, with %s', (_what, photo) => {
    expect(likeness(first, photo)).toBeGreaterThanOrEqual(ALIKE);
    expect(shared(bandsOf(first), bandsOf(photo))).toBeGreaterThan(0);
  });

  it('tells two receipts of one till apart', () => {
    expect(likeness(first, second)).toBeLessThan(ALIKE);
    expect(likeness(first, [])).toBe(0);
  });

  it('finds hardly any of many others through the index', () => {
    const others = Array.from({ length: 2000 }, (_, n) => figuresOf(SECOND).map((figure, at) => (at < 2 ? figure : `${n * 7919 + at * 104_729}`)));
    const bands = bandsOf(second);
    expect(others.filter((figures) => shared(bands, bandsOf(figures)) > 0).length).toBeLessThan(200);
  });

  it('keeps a band in 28 bits', () => {
    for (const band of bandsOf(first)) expect(band).toBe(band & 0xfffffff);
  });
});
