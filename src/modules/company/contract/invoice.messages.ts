/** Words on an invoice. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const INVOICE_WORDS = defineMessages({
  ...everyday('number', 'status', 'employees', 'total'),
  invoice: { en: 'Invoice', ms: 'Invois' },
  billedTo: { en: 'Billed to', ms: 'Dibil kepada' },
  registrationNo: { en: 'Registration no.', ms: 'No. pendaftaran' },
  issued: { en: 'Date issued', ms: 'Tarikh dikeluarkan' },
  due: { en: 'Due', ms: 'Tarikh akhir' },
  paid: { en: 'Date paid', ms: 'Tarikh dibayar' },
  Unpaid: { en: 'Unpaid', ms: 'Belum dibayar' },
  Paid: { en: 'Paid', ms: 'Dibayar' },
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
  description: { en: 'Description', ms: 'Keterangan' },
  amount: { en: 'Amount (RM)', ms: 'Amaun (RM)' },
  line: { en: '{plan} plan, {start} – {end}', ms: 'Pelan {plan}, {start} – {end}' },
  tax: { en: 'Service tax {percent}%', ms: 'Cukai perkhidmatan {percent}%' },
  computerPrinted: {
    en: 'This invoice was made by computer and needs no signature.',
    ms: 'Invois ini dijana oleh komputer dan tidak memerlukan tandatangan.',
  },
});
