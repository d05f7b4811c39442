/** What the server says about applications. */
import { defineMessages } from '#platform/contract/messages.ts';

export const APPLICATION_MESSAGES = defineMessages({
  saved: { en: 'Application {number} saved.', ms: 'Permohonan {number} disimpan.' },
  submitted: { en: 'Application {number} submitted.', ms: 'Permohonan {number} dihantar.' },
  process: { en: '{number} is forwarded to the police.', ms: '{number} dimajukan kepada polis.' },
  approve: { en: '{number} is approved.', ms: '{number} diluluskan.' },
  reject: { en: '{number} is rejected.', ms: '{number} ditolak.' },
  return: { en: '{number} is returned for documents.', ms: '{number} dikembalikan untuk dokumen.' },
  cancel: { en: '{number} is cancelled.', ms: '{number} dibatalkan.' },
});

export const APPLICATION_ERRORS = defineMessages({
  categoryUnknown: { en: 'Choose a category of this type.', ms: 'Pilih kategori bagi jenis ini.' },
  employeeUnknown: { en: 'Choose an active employee who is no officer yet.', ms: 'Pilih pekerja aktif yang belum menjadi pegawai.' },
  officerUnknown: { en: 'Choose an officer who serves.', ms: 'Pilih pegawai yang sedang berkhidmat.' },
  alreadyOpen: { en: 'Another application of this category is open for this person.', ms: 'Permohonan lain kategori ini masih terbuka bagi orang ini.' },
  documentMissing: { en: 'Attach it before you submit.', ms: 'Lampirkan sebelum menghantar.' },
  documentUnknown: { en: 'The checklist has no such document.', ms: 'Senarai semak tiada dokumen sedemikian.' },
  complianceMissing: {
    en: 'Someone with the right to vetting and medical data must fill in that part first.',
    ms: 'Orang yang berhak melihat data tapisan dan perubatan perlu mengisi bahagian itu dahulu.',
  },
  complianceRefuses: {
    en: 'The vetting and medical part does not allow it. Someone with the right to it sees why.',
    ms: 'Bahagian tapisan dan perubatan tidak membenarkannya. Orang yang berhak melihatnya tahu sebabnya.',
  },
  subjectStays: {
    en: 'It has been submitted for this person. For somebody else, cancel it and begin another.',
    ms: 'Ia telah dihantar bagi orang ini. Bagi orang lain, batalkannya dan mulakan yang lain.',
  },
  tickAll: { en: 'Tick every required document: {names}.', ms: 'Tandakan setiap dokumen wajib: {names}.' },
  closed: { en: 'A closed application stays as it is.', ms: 'Permohonan yang ditutup kekal seperti sedia ada.' },
  onlyDrafts: { en: 'It has been submitted already.', ms: 'Ia telah dihantar.' },
  forwardedBefore: { en: 'It was submitted on {date}: choose that day or a later one.', ms: 'Ia dihantar pada {date}: pilih tarikh itu atau selepasnya.' },
  decidedBefore: { en: 'It was forwarded on {date}: choose that day or a later one.', ms: 'Ia dimajukan pada {date}: pilih tarikh itu atau selepasnya.' },
  inFuture: { en: 'Choose today or an earlier day.', ms: 'Pilih hari ini atau hari sebelumnya.' },
  serviceTaken: { en: 'Another officer has this service number.', ms: 'Pegawai lain mempunyai nombor badan ini.' },
  others: { en: '{n, plural, one {# other} other {# others}}', ms: '{n} orang lain' },
  nothingForwarded: { en: 'Nothing was forwarded under this reference.', ms: 'Tiada apa yang dimajukan di bawah rujukan ini.' },
});
