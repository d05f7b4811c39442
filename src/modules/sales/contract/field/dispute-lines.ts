/** The lines of a daily report that may be questioned one by one. */
import { defineMessages } from '#platform/contract/messages.ts';

export const COUNT_LINES = ['footfall', 'approached', 'sampled', 'buyers'] as const;
export const TEXT_LINES = ['competitor_activity', 'customer_feedback', 'issue'] as const;
/** Of one product each: counted at the close, and sold. What was sold is entries of the ledger, which are voided and recorded anew. */
export const PRODUCT_LINES = ['closing', 'sales'] as const;
export const DISPUTE_LINES = [...COUNT_LINES, ...TEXT_LINES, ...PRODUCT_LINES] as const;
export type DisputeLine = (typeof DISPUTE_LINES)[number];

const among = (lines: readonly string[]) => (line: string) => lines.includes(line);
export const isCountLine = among(COUNT_LINES) as (line: string) => line is (typeof COUNT_LINES)[number];
export const isTextLine = among(TEXT_LINES) as (line: string) => line is (typeof TEXT_LINES)[number];
export const isProductLine = among(PRODUCT_LINES) as (line: string) => line is (typeof PRODUCT_LINES)[number];

export const LINE_WORDS = defineMessages({
  footfall: { en: 'Shoppers who passed', ms: 'Pembeli yang lalu' },
  approached: { en: 'Approached', ms: 'Didekati' },
  sampled: { en: 'Given samples', ms: 'Diberi sampel' },
  buyers: { en: 'Bought', ms: 'Membeli' },
  competitor_activity: { en: 'What competitors did', ms: 'Aktiviti pesaing' },
  customer_feedback: { en: 'What customers said', ms: 'Maklum balas pelanggan' },
  issue: { en: 'Problems', ms: 'Masalah' },
  closing: { en: 'Stock counted at the close', ms: 'Stok dikira semasa tutup' },
  sales: { en: 'Units sold', ms: 'Unit dijual' },
});
