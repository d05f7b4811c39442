/** Receipts as pictures and PDFs, of words that are given; for tests and benches. The merchants are invented. */
import { createRequire } from 'node:module';
import sharp from 'sharp';

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');

export interface DrawnFacts {
  readonly number: string;
  readonly day: string;
  readonly time: string;
  readonly items: readonly (readonly [name: string, price: string])[];
  readonly total: string;
}

export const LUNCH: DrawnFacts = {
  number: 'RC-004512',
  day: '12/11/2026',
  time: '13:05',
  items: [
    ['Nasi Lemak Ayam', '12.50'],
    ['Teh Tarik', '7.00'],
    ['Roti Canai', '6.30'],
  ],
  total: '25.80',
};

const line = (name: string, price: string) => name.padEnd(24) + price.padStart(8);

export const linesOf = ({ number, day, time, items, total }: DrawnFacts): string[] => [
  'KEDAI MAKAN SELERA CONTOH',
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
  line('Tunai', '50.00'),
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

/** One page with the same words in a font that every reader of PDFs has. */
export function receiptPdf(facts: DrawnFacts): Buffer {
  const shown = linesOf(facts).map((each) => `(${each.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`);
  const content = `BT /F1 11 Tf 16 TL 40 420 Td ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 450] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`);
}
