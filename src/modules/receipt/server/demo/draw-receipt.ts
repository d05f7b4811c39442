/** Receipts as pictures, of words that are given: for the demo, tests and benches. The merchants are invented. */
import { createRequire } from 'node:module';
import sharp from 'sharp';

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');

export interface DrawnFacts {
  readonly merchant: string;
  readonly number: string;
  readonly day: string;
  readonly time: string;
  readonly items: readonly (readonly [name: string, price: string])[];
  readonly total: string;
  readonly cash: string;
}

const line = (name: string, price: string) => name.padEnd(24) + price.padStart(8);

export const linesOf = ({ merchant, number, day, time, items, total, cash }: DrawnFacts): string[] => [
  merchant,
  'No 12, Jalan Rekaan 3/4',
  '50000 Kuala Lumpur',
  'Tel: 03-2000 4000',
  '',
  `No. Resit: ${number}`,
  `Tarikh: ${day}  ${time}`,
  '',
  ...items.map(([name, price]) => line(name, price)),
  '',
  line('JUMLAH RM', total),
  line('Tunai', cash),
  '',
  'Terima kasih',
];

/** Black on the white of thermal paper, with an edge. */
export async function drawReceipt(facts: DrawnFacts): Promise<Buffer> {
  const text = linesOf(facts)
    .map((each) => each || ' ')
    .join('\n');
  const words = await sharp({ text: { text, font: 'DejaVu Sans Mono 12', fontfile: FONT, dpi: 150, spacing: 10 } })
    .toColourspace('b-w')
    .negate()
    .png()
    .toBuffer();
  return sharp(words).extend({ top: 50, bottom: 50, left: 50, right: 50, background: 'white' }).png().toBuffer();
}
