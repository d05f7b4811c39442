/** Words of the letter to the police and of the list as a file. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const APPLICATION_PAPER = defineMessages({
  ...everyday('type', 'category', 'name', 'status', 'numberShort', 'remark', 'yes'),
  paper: { en: 'Application to the police', ms: 'Permohonan kepada polis' },
  about: { en: 'About', ms: 'Tentang' },
  documents: { en: 'Documents', ms: 'Dokumen' },
  document: { en: 'Document', ms: 'Dokumen' },
  files: { en: 'Files', ms: 'Fail' },
  checked: { en: 'Checked', ms: 'Disemak' },
  decision: { en: 'Decision of the police', ms: 'Keputusan polis' },
  apart: {
    en: 'Vetting, medical and record data are not on this paper.',
    ms: 'Data tapisan, perubatan dan rekod tidak tertera pada kertas ini.',
  },
  list: { en: 'Applications to the police', ms: 'Permohonan kepada polis' },
  number: { en: 'Application', ms: 'Permohonan' },
  code: { en: 'Service number or code', ms: 'Nombor badan atau kod' },
  contingent: { en: 'Contingent', ms: 'Kontinjen' },
  submitted: { en: 'Submitted on', ms: 'Dihantar pada' },
  forwarded: { en: 'Forwarded on', ms: 'Dimajukan pada' },
  forwardRef: { en: 'Our reference', ms: 'Rujukan kami' },
  decisionRef: { en: 'Reference of the police', ms: 'Rujukan polis' },
  decided: { en: 'Decided on', ms: 'Diputuskan pada' },
  letter: { en: 'Applications of the auxiliary police', ms: 'Permohonan polis bantuan' },
  to: { en: 'To: {contingent}, Division for Auxiliary Police (JPJKK)', ms: 'Kepada: {contingent}, Bahagian Polis Bantuan (JPJKK)' },
  body: {
    en: 'The following {n, plural, one {application is} other {# applications are}} forwarded for your consideration, with the documents that each needs.',
    ms: '{n} permohonan berikut dimajukan untuk pertimbangan pihak tuan, berserta dokumen yang diperlukan.',
  },
  signature: { en: 'Officer in charge', ms: 'Pegawai bertanggungjawab' },
});
export const TYPE_NAMES = defineMessages({
  Officer: { en: 'Officer', ms: 'Pegawai' },
  Asset: { en: 'Asset', ms: 'Aset' },
  Card: { en: 'Authority card', ms: 'Kad kuasa' },
  Course: { en: 'Course', ms: 'Kursus' },
  Rank: { en: 'Rank', ms: 'Pangkat' },
});
export const APPLICATION_STATUS_NAMES = defineMessages({
  Draft: { en: 'Draft', ms: 'Draf' },
  Pending: { en: 'Pending', ms: 'Menunggu' },
  Processing: { en: 'Processing', ms: 'Sedang diproses' },
  Approved: { en: 'Approved', ms: 'Diluluskan' },
  Rejected: EVERYDAY.rejected,
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
});
