/** Drawn receipts, as they lie on desks and in cars: for the test of what is read from them. All merchants are invented. */
import { createRequire } from 'node:module';
import sharp from 'sharp';

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');

/** How the paper was photographed. */
export const LOOKS = ['flat', 'faded', 'shadowed', 'askew'] as const;
export type Look = (typeof LOOKS)[number];

export interface CorpusReceipt {
  readonly name: string;
  readonly lines: readonly string[];
  /** What may be filled in; null: nothing says it. */
  readonly amount: number | null;
}

const row = (label: string, price: string) => label.padEnd(24) + price.padStart(8);

export const CORPUS: readonly CorpusReceipt[] = [
  {
    name: 'a car park that was free',
    lines: [
      'PARKIR ANGAN REKAAN',
      'Jalan Rekaan 3',
      '',
      'No. Tiket: T-88120',
      'Masuk : 24.11.2026 22:10',
      'Keluar: 24.11.2026 23:50',
      '',
      'PERCUMA',
      'Terima kasih',
    ],
    amount: null,
  },
  {
    name: 'a car park',
    lines: [
      'MENARA BAYANGAN PARKING',
      'Ticket No: T-99117',
      'IN   17/11/2026 08.12',
      'OUT  17/11/2026 11.40',
      'Duration       03:28',
      '',
      row('PARKING FEE RM', '9.00'),
      row('PAID BY CARD RM', '9.00'),
    ],
    amount: 9,
  },
  {
    name: 'petrol in Malay',
    lines: [
      'STESEN MINYAK KANCIL',
      'No 7, Jalan Contoh 2',
      'No. Resit: P04-778120',
      'Tarikh: 05/11/2026',
      'Masa: 09:30',
      '',
      'RON95      39.02 L',
      'RM/L        2.05',
      row('JUMLAH RM', '80.00'),
      row('MYDEBIT RM', '80.00'),
    ],
    amount: 80,
  },
  {
    name: 'a pump without a total',
    lines: ['STESEN MINYAK KANCIL', 'Pam: 04', 'Tarikh: 05/11/2026', 'Masa: 09:30', '', 'RON95      39.02 L', 'Terima kasih'],
    amount: null,
  },
  {
    name: 'a restaurant in English',
    lines: [
      'DAUN HIJAU RESTAURANT SDN BHD',
      '12 Contoh Street',
      'Bill No: 20981',
      'Date: 12/11/2026  Time: 20.15',
      '',
      row('Fried Rice', '18.50'),
      row('Iced Tea', '6.90'),
      row('Subtotal', '25.40'),
      row('Service Tax 6%', '1.52'),
      row('Rounding', '-0.02'),
      row('TOTAL RM', '26.90'),
      row('Cash', '50.00'),
      row('Change', '23.10'),
    ],
    amount: 26.9,
  },
  {
    name: 'a stall in Malay',
    lines: [
      'KEDAI MAKAN SELERA CONTOH',
      'No 12, Jalan Rekaan 3/4',
      'No. Resit: RC-004512',
      'Tarikh: 12/11/2026  13:05',
      '',
      row('Nasi Lemak Ayam', '12.50'),
      row('Teh Tarik', '7.00'),
      row('JUMLAH', '19.50'),
      row('Tunai', '20.00'),
      row('Baki', '0.50'),
    ],
    amount: 19.5,
  },
  {
    name: 'a list of prices',
    lines: ['GERAI PAK CONTOH', '24/11/2026 12.45', '', row('Mee Goreng', '8.00'), row('Sirap', '2.50'), row('Kuih 3 pcs', '3.00'), '', 'Terima kasih'],
    amount: null,
  },
];

export const EXTENT = { top: 60, bottom: 60, left: 60, right: 60 };

/** The paper, and light over it that falls from the left. */
export async function drawCorpus({ lines }: CorpusReceipt, look: Look): Promise<Buffer> {
  const ink = look === 'faded' ? 120 : 20;
  const letters = await sharp({
    text: { text: lines.map((line) => line || ' ').join('\n'), font: 'DejaVu Sans Mono 12', fontfile: FONT, dpi: 150, spacing: 10 },
  })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = letters.info;
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = 245 - Math.round(((letters.data[at * channels] ?? 0) / 255) * (245 - ink));
  const raw = { width, height, channels: 1 as const };
  const paper = await sharp(grey, { raw })
    .extend({ ...EXTENT, background: { r: 245, g: 245, b: 245 } })
    .png()
    .toBuffer();
  if (look === 'askew') return sharp(paper).rotate(5, { background: '#f5f5f5' }).png().toBuffer();
  if (look === 'shadowed') return shadowed(paper);
  return sharp(paper).jpeg({ quality: 80 }).toBuffer();
}

/** A hand's shadow over the right of it, soft at its edge. */
async function shadowed(paper: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(paper).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [from, to] = [info.width * 0.45, info.width * 0.62];
  for (let at = 0; at < info.width * info.height; at += 1) {
    const x = at % info.width;
    const share = Math.min(1, Math.max(0, (x - from) / (to - from)));
    data[at * info.channels] = Math.round((data[at * info.channels] ?? 0) * (1 - 0.78 * share));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
