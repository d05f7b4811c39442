/** What the server says about documents. */
import { defineMessages } from '#platform/contract/messages.ts';

export const DOCUMENT_MESSAGES = defineMessages({
  created: { en: 'Document added.', ms: 'Dokumen ditambah.' },
  saved: { en: 'Document saved.', ms: 'Dokumen disimpan.' },
  published: { en: 'Document published.', ms: 'Dokumen diterbitkan.' },
  archived: { en: 'Document archived.', ms: 'Dokumen diarkibkan.' },
  deleted: { en: 'Document deleted.', ms: 'Dokumen dipadam.' },
  acknowledged: { en: 'Thank you, your confirmation is recorded.', ms: 'Terima kasih, pengesahan anda direkodkan.' },
  reminded: {
    en: '{n, plural, =0 {Everybody has read it.} one {# person reminded.} other {# people reminded.}}',
    ms: '{n, plural, =0 {Semua orang telah membacanya.} other {# orang diingatkan.}}',
  },
  newTitle: { en: 'New document', ms: 'Dokumen baharu' },
  newMessage: { en: '{title} has been shared with you.', ms: '{title} telah dikongsi dengan anda.' },
  remindTitle: { en: 'Please read', ms: 'Sila baca' },
  remindMessage: { en: 'Please read and confirm {title}.', ms: 'Sila baca dan sahkan {title}.' },
  expiryTitle: { en: 'Document expiring', ms: 'Dokumen hampir tamat tempoh' },
  expiryMessage: { en: '{title} expires on {date}.', ms: '{title} tamat tempoh pada {date}.' },
});

export const DOCUMENT_ERRORS = defineMessages({
  audience: { en: 'Choose who may read it.', ms: 'Pilih siapa yang boleh membacanya.' },
  audienceUnknown: {
    en: 'One of the chosen readers does not exist in this company.',
    ms: 'Salah seorang pembaca yang dipilih tidak wujud dalam syarikat ini.',
  },
  expiry: { en: 'Choose an expiry date after today.', ms: 'Pilih tarikh tamat tempoh selepas hari ini.' },
  acknowledged: {
    en: 'Somebody has confirmed reading this document. Archive it instead.',
    ms: 'Sudah ada yang mengesahkan membaca dokumen ini. Arkibkan dokumen ini.',
  },
  notAsked: { en: 'This document asks for no confirmation.', ms: 'Dokumen ini tidak memerlukan pengesahan.' },
  employeeUnknown: { en: 'Choose an employee of this company.', ms: 'Pilih pekerja syarikat ini.' },
});
