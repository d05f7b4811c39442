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
    en: 'The file holds too much. Keep only the sheet that you import.',
    ms: 'Kandungan fail terlalu besar. Simpan helaian yang diimport sahaja.',
  },
  formula: {
    en: 'Cell {cell} holds a formula without a saved value. Replace it with its value.',
    ms: 'Sel {cell} mengandungi formula tanpa nilai tersimpan. Gantikan dengan nilainya.',
  },
});
