/** Words of the paper about a guard. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const BIO_DATA = defineMessages({
  ...everyday('number', 'place'),
  title: { en: 'Bio-data of a security guard', ms: 'Biodata pengawal keselamatan' },
  licence: { en: 'Licence {no}', ms: 'Lesen {no}' },
  person: { en: 'Person', ms: 'Peribadi' },
  gender: { en: 'Gender', ms: 'Jantina' },
  height: { en: 'Height', ms: 'Tinggi' },
  centimetres: { en: '{n} cm', ms: '{n} cm' },
  education: { en: 'Education', ms: 'Pendidikan' },
  papers: { en: 'Certificates and permits', ms: 'Sijil dan permit' },
  paper: { en: 'Paper', ms: 'Dokumen' },
  from: { en: 'Dated', ms: 'Bertarikh' },
  until: { en: 'Until', ms: 'Hingga' },
  permit: { en: 'Work permit', ms: 'Permit kerja' },
  noPapers: { en: 'None is recorded.', ms: 'Tiada direkodkan.' },
  service: { en: 'Earlier service', ms: 'Perkhidmatan terdahulu' },
  postings: { en: 'Postings', ms: 'Penempatan' },
  role: { en: 'Role', ms: 'Peranan' },
  since: { en: 'Since', ms: 'Sejak' },
  noPostings: { en: 'Not posted yet.', ms: 'Belum ditempatkan.' },
  today: { en: 'As recorded on {date}.', ms: 'Seperti direkodkan pada {date}.' },
});
