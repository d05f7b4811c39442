import { defineMessages } from '#platform/contract/messages.ts';

export const SHEET_MESSAGES = defineMessages({
  unreadable: {
    en: 'The file could not be read. Save it as an Excel workbook (.xlsx) or as CSV and try again.',
    ms: 'Fail tidak dapat dibaca. Simpan sebagai buku kerja Excel (.xlsx) atau CSV dan cuba lagi.',
  },
  oldExcel: {
    en: 'This is an old Excel file (.xls). Save it as .xlsx and try again.',
    ms: 'Ini fail Excel lama (.xls). Simpan sebagai .xlsx dan cuba lagi.',
  },
  encrypted: {
    en: 'The file is protected with a password. Save it without one and try again.',
    ms: 'Fail ini dilindungi kata laluan. Simpan tanpa kata laluan dan cuba lagi.',
  },
  damaged: {
    en: 'The file is damaged or incomplete. Open it, save it once more as .xlsx and try again.',
    ms: 'Fail ini rosak atau tidak lengkap. Buka, simpan semula sebagai .xlsx dan cuba lagi.',
  },
  tooSlow: {
    en: 'Reading the file took too long. Keep only the sheet that you import, or split it into smaller files.',
    ms: 'Pembacaan fail mengambil masa terlalu lama. Simpan helaian yang diimport sahaja, atau bahagikan kepada fail yang lebih kecil.',
  },
  busy: {
    en: 'Several files are being read at the moment. Try again in a minute.',
    ms: 'Beberapa fail sedang dibaca sekarang. Cuba lagi sebentar lagi.',
  },
  longLine: {
    en: 'Row {row, number} is too long. Save the file as an Excel workbook (.xlsx) and try again.',
    ms: 'Baris {row, number} terlalu panjang. Simpan fail sebagai buku kerja Excel (.xlsx) dan cuba lagi.',
  },
  openQuote: {
    en: 'A quotation mark in row {row, number} is never closed. Put it right, or save the file as .xlsx.',
    ms: 'Tanda petikan dalam baris {row, number} tidak ditutup. Betulkannya, atau simpan fail sebagai .xlsx.',
  },
  empty: { en: 'The file has no rows.', ms: 'Fail ini tiada baris.' },
  tooManyRows: {
    en: 'The file has more than {limit, number} rows. Split it into smaller files.',
    ms: 'Fail ini mempunyai lebih daripada {limit, number} baris. Bahagikan kepada fail yang lebih kecil.',
  },
  tooManyColumns: {
    en: 'The file has more than {limit, number} columns.',
    ms: 'Fail ini mempunyai lebih daripada {limit, number} lajur.',
  },
  tooBig: {
    en: 'The file is too large. Keep only the sheet that you import.',
    ms: 'Kandungan fail terlalu besar. Simpan helaian yang diimport sahaja.',
  },
  formula: {
    en: 'Cell {cell} holds a formula without a saved value. Replace it with its value.',
    ms: 'Sel {cell} mengandungi formula tanpa nilai tersimpan. Gantikan dengan nilainya.',
  },
  uncomputed: {
    en: 'Cell {cell} holds a formula that was never computed. Open the file in a spreadsheet, save it and upload it again.',
    ms: 'Sel {cell} mengandungi formula yang belum dikira. Buka fail dalam perisian hamparan, simpan dan muat naik semula.',
  },
  openDocument: {
    en: 'This is an OpenDocument file (.ods). Save it as .xlsx or CSV and try again.',
    ms: 'Ini fail OpenDocument (.ods). Simpan sebagai .xlsx atau CSV dan cuba lagi.',
  },
});
