import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const LEDGER = defineMessages({
  ...everyday('date', 'days'),
  entry: { en: 'Entry', ms: 'Catatan' },
  balance: { en: 'Balance', ms: 'Baki' },
  until: { en: 'until', ms: 'hingga' },
  none: { en: 'No entries up to this date.', ms: 'Tiada catatan sehingga tarikh ini.' },
  on: { en: 'Balance on {date}', ms: 'Baki pada {date}' },
  later: { en: 'Approved for later', ms: 'Diluluskan untuk kemudian' },
  held: { en: 'Waiting for approval', ms: 'Menunggu kelulusan' },
  free: { en: 'Free to take', ms: 'Boleh diambil' },
  expected: { en: 'expected', ms: 'dijangka' },
});
