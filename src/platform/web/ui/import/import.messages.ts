/** Words of the import, and its rows. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const IMPORT_MESSAGES = defineMessages({
  ...everyday('all'),
  template: { en: 'Download the template', ms: 'Muat turun templat' },
  templateHint: {
    en: 'Fill in the template, one record per row, and upload it. Nothing is saved until you have seen the changes.',
    ms: 'Isi templat, satu rekod sebaris, kemudian muat naik. Tiada apa-apa disimpan sehingga anda melihat perubahannya.',
  },
  file: { en: 'Filled-in file', ms: 'Fail yang telah diisi' },
  check: { en: 'Check the file', ms: 'Semak fail' },
  added: { en: 'Will be added', ms: 'Akan ditambah' },
  changed: { en: 'Will change', ms: 'Akan diubah' },
  refused: { en: 'Refused', ms: 'Ditolak' },
  unchanged: { en: 'Unchanged', ms: 'Tidak berubah' },
  commit: { en: 'Save {n, plural, one {# row} other {# rows}}', ms: 'Simpan {n} baris' },
  skipRefused: { en: '{n, plural, one {# refused row} other {# refused rows}} will be left out.', ms: '{n} baris yang ditolak akan ditinggalkan.' },
  allRefused: {
    en: 'Every row is refused. Correct them in the file and upload it again.',
    ms: 'Semua baris ditolak. Betulkan baris itu dalam fail dan muat naik semula.',
  },
  nothing: { en: 'No row of this file would change anything.', ms: 'Tiada baris dalam fail ini akan mengubah apa-apa.' },
  done: { en: '{added} added, {changed} changed, {refused} left out.', ms: '{added} ditambah, {changed} diubah, {refused} ditinggalkan.' },
  undo: { en: 'Undo this import', ms: 'Batalkan import ini' },
  another: { en: 'Import another file', ms: 'Import fail lain' },
  refusedSheet: { en: 'Download the refused rows with their reasons', ms: 'Muat turun baris yang ditolak berserta sebabnya' },
  ignored: {
    en: 'These columns are not known and are ignored: {columns}.',
    ms: 'Lajur berikut tidak dikenali dan diabaikan: {columns}.',
  },
  matchHint: {
    en: 'These columns of your file are not known. Choose what each of them means; your choice is remembered for the next file.',
    ms: 'Lajur fail anda ini tidak dikenali. Pilih maksud setiap satu; pilihan anda diingati untuk fail seterusnya.',
  },
  leaveOut: { en: 'Leave out', ms: 'Tinggalkan' },
  unmatched: {
    en: 'No column of your file is: {columns}.',
    ms: 'Tiada lajur fail anda bagi: {columns}.',
  },
  checkMatched: { en: 'Check the rows', ms: 'Semak baris' },
  matchAgain: { en: 'Match columns', ms: 'Padankan lajur' },
  lacking: { en: 'Not in the organisation yet', ms: 'Belum ada dalam organisasi' },
  takenLater: {
    en: 'They are created with the rows when you save, and removed again if you undo the import.',
    ms: 'Ia dicipta bersama baris apabila anda menyimpan, dan dibuang semula apabila import dibatalkan.',
  },
  row: { en: 'Row', ms: 'Baris' },
  record: { en: 'Record', ms: 'Rekod' },
  result: { en: 'Result', ms: 'Keputusan' },
});

export type ImportKind = 'added' | 'changed' | 'refused' | 'unchanged';

export interface ImportRow {
  /** Number of the row in the file, as a spreadsheet shows it. */
  readonly row: number;
  readonly name: string;
  readonly kind: ImportKind;
  readonly errors?: readonly { readonly column: string; readonly message: string }[] | undefined;
  readonly changes?: readonly { readonly column: string; readonly before: string | number | null; readonly after: string | number | null }[] | undefined;
}
