import { defineMessages } from '#platform/contract/messages.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';

/** Headers of the sheet of a bill. */
export const BILL_SHEET = defineMessages({
  name: { en: 'Bill of quantities', ms: 'Senarai kuantiti' },
  billNo: { en: 'Bill no.', ms: 'No. bil' },
  code: { en: 'Item', ms: 'Item' },
  kind: EVERYDAY.kind,
  level: { en: 'Level of the section', ms: 'Tahap bahagian' },
  description: { en: 'Description', ms: 'Keterangan' },
  unit: { en: 'Unit', ms: 'Unit' },
  quantity: { en: 'Quantity', ms: 'Kuantiti' },
  rate: { en: 'Rate', ms: 'Kadar' },
  service: { en: 'Taxable service', ms: 'Perkhidmatan bercukai' },
  taken: {
    en: 'Another line of the bill has this item. Give each its own, or leave it empty.',
    ms: 'Baris lain mempunyai item ini. Beri setiap baris item sendiri, atau biarkan kosong.',
  },
});
