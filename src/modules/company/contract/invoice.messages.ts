/** Words on an invoice. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const INVOICE_WORDS = defineMessages({
  invoice: { en: 'Invoice', ms: 'Invois' },
  number: EVERYDAY.number,
  billedTo: { en: 'Billed to', ms: 'Dibil kepada' },
  registrationNo: { en: 'Registration no.', ms: 'No. pendaftaran' },
  issued: { en: 'Issued', ms: 'Tarikh dikeluarkan' },
  due: { en: 'Due', ms: 'Tarikh akhir' },
  paid: { en: 'Paid', ms: 'Tarikh dibayar' },
  status: EVERYDAY.status,
  Unpaid: { en: 'Unpaid', ms: 'Belum dibayar' },
  Paid: { en: 'Paid', ms: 'Dibayar' },
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
  description: { en: 'Description', ms: 'Keterangan' },
  employees: EVERYDAY.employees,
  amount: { en: 'Amount (RM)', ms: 'Amaun (RM)' },
  line: { en: '{plan} plan, {start} – {end}', ms: 'Pelan {plan}, {start} – {end}' },
  tax: { en: 'Service tax {percent} %', ms: 'Cukai perkhidmatan {percent} %' },
  total: EVERYDAY.total,
  computerPrinted: {
    en: 'This invoice was made by computer and needs no signature.',
    ms: 'Invois ini dijana oleh komputer dan tidak memerlukan tandatangan.',
  },
});
