/** Words of documents that several screens share. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { DOCUMENT_AUDIENCES, DOCUMENT_CATEGORIES } from '../contract/document.schema.ts';

export type Category = (typeof DOCUMENT_CATEGORIES)[number];
export type Audience = (typeof DOCUMENT_AUDIENCES)[number];

export const CATEGORY_NAMES: Readonly<Record<Category, Text>> = defineMessages({
  Policy: { en: 'Policy', ms: 'Dasar' },
  Handbook: { en: 'Handbook', ms: 'Buku panduan' },
  Memo: { en: 'Memo', ms: 'Memo' },
  Form: { en: 'Form', ms: 'Borang' },
  Letter: { en: 'Letter', ms: 'Surat' },
  Contract: { en: 'Contract', ms: 'Kontrak' },
  Certificate: { en: 'Certificate', ms: 'Sijil' },
  Identity: { en: 'Identity', ms: 'Pengenalan diri' },
  Payroll: { en: 'Payroll', ms: 'Penggajian' },
  Other: EVERYDAY.other,
});

export const AUDIENCE_NAMES: Readonly<Record<Audience, Text>> = defineMessages({
  All: { en: 'Everyone', ms: 'Semua orang' },
  Admin: { en: 'Admins only', ms: 'Pentadbir sahaja' },
  Branch: EVERYDAY.branches,
  Division: { en: 'Divisions', ms: 'Bahagian' },
  Department: EVERYDAY.departments,
  Employee: { en: 'Chosen employees', ms: 'Pekerja terpilih' },
});

export const DOCUMENT_STATUS_NAMES: Readonly<Record<string, Text>> = defineMessages({
  ...everyday('published', 'expired'),
  draft: { en: 'Draft', ms: 'Draf' },
  archived: { en: 'Archived', ms: 'Diarkibkan' },
});

export const DOCUMENT_WORDS = defineMessages({
  ...everyday('category', 'employee', 'published', 'status', 'edit', 'delete', 'cancel'),
  center: { en: 'Document Center', ms: 'Pusat Dokumen' },
  context: { en: '{n, plural, one {# document} other {# documents}}', ms: '{n} dokumen' },
  identityCopy: { en: 'Copy of IC or passport', ms: 'Salinan kad pengenalan atau pasport' },
  document: { en: 'Document', ms: 'Dokumen' },
  documents: { en: 'Documents', ms: 'Dokumen' },
  title: { en: 'Title', ms: 'Tajuk' },
  folder: { en: 'Folder', ms: 'Folder' },
  folders: { en: 'Folders', ms: 'Folder' },
  allDocuments: { en: 'All documents', ms: 'Semua dokumen' },
  audience: { en: 'For', ms: 'Untuk' },
  version: { en: 'Version', ms: 'Versi' },
  size: { en: 'Size', ms: 'Saiz' },
  expires: { en: 'Expires', ms: 'Tamat tempoh' },
  acknowledged: { en: 'Read', ms: 'Dibaca' },
  ofReaders: { en: '{done} of {of} have read it', ms: '{done} daripada {of} telah membacanya' },
  description: { en: 'Description', ms: 'Keterangan' },
  addedBy: { en: 'Added by', ms: 'Ditambah oleh' },
  changed: { en: 'Last changed', ms: 'Kali terakhir diubah' },
  expiring: { en: 'Expiring', ms: 'Hampir tamat' },
  withinDays: { en: 'Within {n} days', ms: 'Dalam {n} hari' },
  chosenPeople: { en: '{n, plural, one {# employee} other {# employees}}', ms: '{n} pekerja' },
  more: { en: '{names} +{n}', ms: '{names} +{n}' },
  upload: { en: 'Upload document', ms: 'Muat naik dokumen' },
  uploadMany: { en: 'Bulk upload', ms: 'Muat naik pukal' },
  newVersion: { en: 'New version', ms: 'Versi baharu' },
  publish: { en: 'Publish', ms: 'Terbitkan' },
  archive: { en: 'Archive', ms: 'Arkibkan' },
  remind: { en: 'Remind unread', ms: 'Ingatkan yang belum baca' },
  remindN: { en: 'Remind {n, plural, one {# person} other {# people}}', ms: 'Ingatkan {n} orang' },
  open: { en: 'Open', ms: 'Buka' },
  download: { en: 'Download', ms: 'Muat turun' },
  empty: { en: 'No document uploaded.', ms: 'Tiada dokumen dimuat naik.' },
  emptyHint: {
    en: 'Policies, handbooks, letters and certificates, each with its versions and who has read it.',
    ms: 'Dasar, buku panduan, surat dan sijil, setiap satu dengan versinya dan siapa yang telah membacanya.',
  },
});
