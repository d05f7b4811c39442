import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT_MESSAGES = defineMessages({
  ...everyday('total'),
  generating: { en: 'Report is being generated.', ms: 'Laporan sedang dijana.' },
  empty: { en: 'No record found for the selected filter.', ms: 'Tiada rekod ditemui untuk penapis yang dipilih.' },
  none: { en: 'No record found.', ms: 'Tiada rekod dijumpai.' },
  report: { en: 'Report', ms: 'Laporan' },
  readyTitle: { en: 'Report ready', ms: 'Laporan siap' },
  ready: { en: '{name} is ready to download.', ms: '{name} sedia untuk dimuat turun.' },
  failedTitle: { en: 'Report failed', ms: 'Laporan gagal' },
  failed: { en: '{name} could not be generated.', ms: '{name} tidak dapat dijana.' },
  failedReason: { en: 'The report could not be generated. Please try again.', ms: 'Laporan tidak dapat dijana. Sila cuba lagi.' },
  tooLongForPdf: {
    en: 'This report has more than {limit, number} rows, too many for PDF. Choose XLSX or CSV.',
    ms: 'Laporan ini mempunyai lebih daripada {limit, number} baris, terlalu banyak untuk PDF. Pilih XLSX atau CSV.',
  },
  printed: { en: 'Printed {at}', ms: 'Dicetak {at}' },
});
