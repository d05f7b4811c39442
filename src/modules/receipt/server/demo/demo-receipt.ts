/** The receipts of the demo: drawn when it is seeded, with what the reader made of them, so that nothing has to be read then. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { insertFile, type FileSubject } from '#platform/server/files/file.store.ts';
import { storeUpload, type SavedBy } from '#platform/server/files/save-file.ts';
import sharp from 'sharp';
import { bandsOf, figuresOf } from '../../contract/likeness.ts';
import type { Place, Proposals } from '../../contract/receipt.schema.ts';
import type { ReadReceipt } from '../desk/reading-pool.ts';
import { resultOf } from '../read-receipt.ts';
import { receiptReadings } from '../receipt.tables.ts';
import { drawReceipt, linesOf, type DrawnFacts } from './draw-receipt.ts';

/** A dinner with a client. On the `table` the same receipt is photographed anew. */
export interface DemoReceipt {
  readonly day: CalendarDate;
  readonly number: string;
  readonly look: 'flat' | 'table';
}

export const DEMO_MERCHANT = 'Restoran Contoh';
export const DEMO_TOTAL = 182.5;

const factsOf = ({ day, number }: DemoReceipt): DrawnFacts => ({
  merchant: DEMO_MERCHANT.toUpperCase(),
  number,
  day: formatDate(day),
  time: '20:15',
  items: [
    ['Ikan Bakar', '64.00'],
    ['Ayam Percik', '48.50'],
    ['Sayur Campur', '28.00'],
    ['Nasi Putih', '12.00'],
    ['Jus Tembikai', '30.00'],
  ],
  total: DEMO_TOTAL.toFixed(2),
  cash: '200.00',
});

const WOOD = '#8a7357';

export async function photoOf(receipt: DemoReceipt): Promise<Buffer> {
  const flat = sharp(await drawReceipt(factsOf(receipt)));
  if (receipt.look === 'flat') return flat.jpeg({ quality: 82 }).toBuffer();
  const turned = await flat.rotate(2.5, { background: WOOD }).png().toBuffer();
  return sharp(turned)
    .extend({ top: 90, bottom: 130, left: 150, right: 110, background: WOOD })
    .modulate({ brightness: 0.82 })
    .jpeg({ quality: 72 })
    .toBuffer();
}

type Seen = readonly [confidence: number, x: number, y: number, width: number, height: number];
/** What the reader saw of each: how sure it was, and where. Of another day the letters stand where these do. */
export const SEEN: Readonly<Record<DemoReceipt['look'], Readonly<Record<keyof Proposals, Seen>>>> = {
  flat: {
    amount: [0.86, 0.7663, 0.765, 0.1475, 0.023],
    date: [0.95, 0.2991, 0.364, 0.1998, 0.026],
    merchant: [0.81, 0.0896, 0.063, 0.3845, 0.023],
    number: [0.91, 0.3749, 0.314, 0.2274, 0.023],
  },
  table: {
    amount: [0.86, 0.6873, 0.69, 0.0985, 0.0211],
    date: [0.96, 0.394, 0.3714, 0.1329, 0.024],
    merchant: [0.82, 0.2669, 0.1363, 0.2554, 0.0269],
    number: [0.92, 0.4467, 0.3349, 0.1512, 0.023],
  },
};

/** What the reader says of one. */
export function readingOf(receipt: DemoReceipt): ReadReceipt {
  const seen = <T>(key: keyof Proposals, value: T) => {
    const [confidence, x, y, width, height] = SEEN[receipt.look][key];
    return { value, confidence, place: { x, y, width, height } satisfies Place };
  };
  const facts = factsOf(receipt);
  const words = linesOf(facts).flatMap((line) => line.split(/\s+/));
  const figures = figuresOf(words.map((text) => ({ text, confidence: 100, box: { x0: 0, y0: 0, x1: 0, y1: 0 } })));
  const found = {
    amount: seen('amount', DEMO_TOTAL),
    date: seen('date', receipt.day as string),
    merchant: seen('merchant', facts.merchant),
    number: seen('number', receipt.number),
  };
  return { found, figures, bands: bandsOf(figures), picture: null };
}

/** Puts one into the file store as whoever took the photo would have, read. */
export async function putDemoReceipt(
  { tx, files, now }: Pick<DemoStage, 'tx' | 'files' | 'now'>,
  by: SavedBy & { readonly companyId: number },
  subject: FileSubject,
  receipt: DemoReceipt,
): Promise<void> {
  const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, await photoOf(receipt), 'resit.jpg', by, { field: subject.field });
  const { id: file_id } = await insertFile(tx, { ...stored, subject_type: subject.type, subject_id: subject.id });
  await tx.db.insert(receiptReadings).values({
    company_id: by.companyId,
    file_id,
    attempts: 1,
    ...resultOf(by.companyId, readingOf(receipt)),
    read_at: now.toISOString(),
  });
}
