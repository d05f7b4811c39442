/** Words that several pages of claims share. */
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Locale } from '#platform/contract/messages.ts';

export const CLAIM_WORDS = defineMessages({
  ...everyday('employee', 'amount', 'status', 'month', 'date', 'remark', 'year', 'from', 'to', 'days', 'reference', 'category'),
  number: EVERYDAY.numberShort,
  print: { en: 'Print PDF', ms: 'Cetak PDF' },
  newClaim: { en: 'New claim', ms: 'Tuntutan baharu' },
  claim: { en: 'Claim', ms: 'Tuntutan' },
  title: { en: 'Title', ms: 'Tajuk' },
  items: { en: 'Items', ms: 'Item' },
  approved: { en: 'Approved', ms: 'Diluluskan' },
  submitted: { en: 'Submitted', ms: 'Dihantar' },
  paidOn: { en: 'Paid on', ms: 'Dibayar pada' },
  description: { en: 'Description', ms: 'Keterangan' },
  merchant: { en: 'Merchant', ms: 'Peniaga' },
  receiptNo: { en: 'Receipt no.', ms: 'No. resit' },
  project: { en: 'Site or project', ms: 'Tapak atau projek' },
  receipts: { en: 'Receipts', ms: 'Resit' },
  distance: { en: 'Distance', ms: 'Jarak' },
  vehicle: { en: 'Vehicle', ms: 'Kenderaan' },
  limits: { en: 'Limits', ms: 'Had' },
  overLimit: { en: 'Over limit', ms: 'Melebihi had' },
  method: { en: 'Paid by', ms: 'Cara bayaran' },
  batch: { en: 'Payment batch', ms: 'Kelompok bayaran' },
  payroll: { en: 'Payroll', ms: 'Penggajian' },
});

export const VEHICLE_NAMES = defineMessages({ car: { en: 'Car', ms: 'Kereta' }, motorcycle: { en: 'Motorcycle', ms: 'Motosikal' } });
export const PERIOD_NAMES = defineMessages({
  Month: { en: 'this month', ms: 'bulan ini' },
  Year: { en: 'this year', ms: 'tahun ini' },
  Lifetime: { en: 'in all', ms: 'keseluruhan' },
});
/** The name of a category in the reader's language. */
export const categoryName = (category: { readonly name: string; readonly name_ms: string } | undefined, locale: Locale) =>
  (locale === 'ms' ? category?.name_ms : category?.name) ?? '';

/** `November 2026` */
export const monthText = (date: string, locale: Locale) => formatMonth(date as CalendarDate, locale);
