import { defineMessages } from '#platform/contract/messages.ts';

export const LEDGER = defineMessages({
  date: { en: 'Date', ms: 'Tarikh' },
  entry: { en: 'Entry', ms: 'Catatan' },
  days: { en: 'Days', ms: 'Hari' },
  balance: { en: 'Balance', ms: 'Baki' },
  until: { en: 'until', ms: 'hingga' },
  none: { en: 'Nothing has been booked by this date.', ms: 'Tiada catatan sehingga tarikh ini.' },
  held: { en: 'Held by applications that wait', ms: 'Ditahan oleh permohonan yang menunggu' },
});
