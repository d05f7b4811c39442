import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CERTIFICATES = defineMessages({
  ...everyday('delete', 'edit', 'view', 'status', 'employee', 'number', 'name', 'expired'),
  certificates: { en: 'Certificates', ms: 'Sijil' },
  add: { en: 'Add certificate', ms: 'Tambah sijil' },
  deleteAsk: { en: 'Delete this certificate?', ms: 'Padam sijil ini?' },
  empty: { en: 'No certificates yet', ms: 'Belum ada sijil' },
  emptyHint: {
    en: 'Needs name the certificates that somebody must have. A person without one that is valid cannot be deployed.',
    ms: 'Keperluan menamakan sijil yang mesti dimiliki. Orang tanpa sijil yang sah tidak boleh ditugaskan.',
  },
  certificate: { en: 'Certificate', ms: 'Sijil' },
  issuedOn: { en: 'Issued on', ms: 'Dikeluarkan pada' },
  expiresOn: { en: 'Valid until', ms: 'Sah sehingga' },
  endless: { en: 'Empty: it does not end.', ms: 'Kosong: tiada tarikh tamat.' },
  Valid: { en: 'Valid', ms: 'Sah' },
  Expiring: { en: 'Ends soon', ms: 'Hampir tamat' },
  kinds: { en: 'Kinds of certificates', ms: 'Jenis sijil' },
  kindAdd: { en: 'Add kind', ms: 'Tambah jenis' },
  kindDeleteAsk: { en: 'Delete this kind?', ms: 'Padam jenis ini?' },
  kindEmpty: { en: 'No kinds yet', ms: 'Belum ada jenis' },
  kindHint: { en: 'Such as a green card, or work at height.', ms: 'Seperti kad hijau, atau kerja di tempat tinggi.' },
  description: { en: 'Description', ms: 'Keterangan' },
  held: { en: 'People who hold it', ms: 'Bilangan pemegang' },
});
