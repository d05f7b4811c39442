/** Receipts for tests and benches, as a picture (`../demo/draw-receipt.ts`) and as a PDF. */
import { linesOf, type DrawnFacts } from '../demo/draw-receipt.ts';

export const LUNCH: DrawnFacts = {
  merchant: 'KEDAI MAKAN SELERA CONTOH',
  number: 'RC-004512',
  day: '12/11/2026',
  time: '13:05',
  items: [
    ['Nasi Lemak Ayam', '12.50'],
    ['Teh Tarik', '7.00'],
    ['Roti Canai', '6.30'],
  ],
  total: '25.80',
  cash: '50.00',
};

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
