import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const RUN = defineMessages({
  ...everyday('cancel', 'close', 'employee', 'reason'),
  processAll: { en: 'Process all', ms: 'Proses semua' },
  title: { en: 'Process all employees, {period}', ms: 'Proses semua pekerja, {period}' },
  place: { en: 'Only the chosen part of the organisation.', ms: 'Hanya bahagian organisasi yang dipilih.' },
  fresh: { en: 'Processed for the first time', ms: 'Diproses kali pertama' },
  again: { en: 'In Process: recalculated, entered figures are kept', ms: 'Dalam Proses: dikira semula, angka yang dimasukkan dikekalkan' },
  kept: { en: 'Confirmed or paid: not changed', ms: 'Disahkan atau dibayar: tidak diubah' },
  hours: {
    en: 'Employees paid by the hour or day with no hours entered are listed and skipped; all others are processed.',
    ms: 'Pekerja yang dibayar mengikut jam atau hari tanpa masa dimasukkan akan disenaraikan dan dilangkau; yang lain diproses.',
  },
  start: { en: 'Process {n, plural, one {# employee} other {# employees}}', ms: 'Proses {n} pekerja' },
  pending: { en: 'Waiting to start', ms: 'Menunggu untuk bermula' },
  running: { en: 'Processing {done} of {total}', ms: 'Memproses {done} daripada {total}' },
  success: { en: 'Processed: {period}', ms: 'Selesai diproses: {period}' },
  failed: { en: 'Processing stopped at {done} of {total}', ms: 'Pemprosesan terhenti pada {done} daripada {total}' },
  leave: {
    en: 'You can leave this page; the work continues in the background.',
    ms: 'Anda boleh meninggalkan halaman ini; proses diteruskan di latar belakang.',
  },
  startAgain: { en: 'Start again to continue; nothing is saved twice.', ms: 'Mulakan semula untuk menyambung; tiada yang disimpan dua kali.' },
  by: { en: 'Started by {name}', ms: 'Dimulakan oleh {name}' },
  savedCount: { en: 'saved', ms: 'disimpan' },
  keptCount: { en: 'kept', ms: 'dikekalkan' },
  refusedCount: { en: 'refused', ms: 'ditolak' },
  refusals: { en: 'Refused', ms: 'Ditolak' },
  byHand: { en: 'Process', ms: 'Proses' },
  record: { en: 'Employee record', ms: 'Rekod pekerja' },
  progress: { en: 'Progress', ms: 'Kemajuan' },
  more: { en: 'Show {n} more', ms: 'Papar {n} lagi' },
});
