import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const IMPORT_MESSAGES = defineMessages({
  ...everyday('reason', 'yes', 'no'),
  missingColumns: {
    en: 'The file does not have these columns: {columns}. Use the template.',
    ms: 'Fail ini tiada lajur berikut: {columns}. Gunakan templat.',
  },
  twiceColumn: { en: 'The column {column} occurs twice.', ms: 'Lajur {column} muncul dua kali.' },
  otherColumn: {
    en: 'Choose a column of this import that no other header has.',
    ms: 'Pilih lajur import ini yang tidak digunakan oleh tajuk lain.',
  },
  noRows: { en: 'The file has no rows below its headers.', ms: 'Fail ini tiada baris di bawah tajuk lajur.' },
  required: { en: 'This cell must be filled in.', ms: 'Sel ini wajib diisi.' },
  twice: { en: 'Row {row} has the same value.', ms: 'Baris {row} mempunyai nilai yang sama.' },
  changedSince: {
    en: 'This record has changed since the file was checked. Check the file again.',
    ms: 'Rekod ini telah berubah sejak fail disemak. Semak fail semula.',
  },
  accepted: {
    en: 'Already saved or undone. Check the file again to import it once more.',
    ms: 'Sudah disimpan atau dibatalkan. Semak fail semula untuk mengimportnya sekali lagi.',
  },
  nothing: { en: 'No row of this file would change anything.', ms: 'Tiada baris dalam fail ini akan mengubah apa-apa.' },
  saved: {
    en: '{n, plural, one {# row has} other {# rows have}} been imported.',
    ms: '{n} baris telah diimport.',
  },
  savedSome: {
    en: '{n, plural, one {# row has} other {# rows have}} been imported, {failed} could not be.',
    ms: '{n} baris telah diimport, {failed} tidak dapat diimport.',
  },
  undone: { en: 'The import has been undone.', ms: 'Import telah dibatalkan.' },
  undoneSome: {
    en: '{n, plural, one {# row has} other {# rows have}} been undone; {kept} changed since then, so not undone: {names}.',
    ms: '{n} baris telah dibatalkan; {kept} telah diubah sejak itu dan dikekalkan: {names}.',
  },
  notAccepted: { en: 'There is nothing to undo.', ms: 'Tiada apa-apa untuk dibatalkan.' },
  refusedRows: { en: 'refused rows', ms: 'baris ditolak' },
  template: { en: 'template', ms: 'templat' },
});
