/** Words on an invoice. */
import { defineMessages } from '#platform/contract/messages.ts';

export const INVOICE_WORDS = defineMessages({
  invoice: { en: 'Invoice', ms: 'Invois' },
  number: { en: 'Number', ms: 'Nombor' },
  billedTo: { en: 'Billed to', ms: 'Dibil kepada' },
  registrationNo: { en: 'Registration no.', ms: 'No. pendaftaran' },
  issued: { en: 'Issued', ms: 'Tarikh dikeluarkan' },
  due: { en: 'Due', ms: 'Tarikh akhir' },
  paid: { en: 'Paid', ms: 'Tarikh dibayar' },
  status: { en: 'Status', ms: 'Status' },
  Unpaid: { en: 'Unpaid', ms: 'Belum dibayar' },
  Paid: { en: 'Paid', ms: 'Dibayar' },
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
  description: { en: 'Description', ms: 'Keterangan' },
  employees: { en: 'Employees', ms: 'Pekerja' },
  amount: { en: 'Amount (RM)', ms: 'Amaun (RM)' },
  line: { en: '{plan} plan, {start} – {end}', ms: 'Pelan {plan}, {start} – {end}' },
  tax: { en: 'Service tax {percent} %', ms: 'Cukai perkhidmatan {percent} %' },
  total: { en: 'Total', ms: 'Jumlah' },
  computerPrinted: {
    en: 'This invoice was made by computer and needs no signature.',
    ms: 'Invois ini dijana oleh komputer dan tidak memerlukan tandatangan.',
  },
});
