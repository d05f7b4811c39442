import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const RUN = defineMessages({
  ...everyday('cancel', 'close', 'employee', 'reason'),
  processAll: { en: 'Process all', ms: 'Proses semua' },
  title: { en: 'Process everybody from {from} to {to}', ms: 'Proses semua pekerja dari {from} hingga {to}' },
  place: { en: 'Only the chosen part of the organisation.', ms: 'Hanya bahagian organisasi yang dipilih.' },
  fresh: { en: 'Processed for the first time', ms: 'Diproses kali pertama' },
  again: { en: 'In Process: worked out again, entered figures stay', ms: 'Dalam Proses: dikira semula, angka yang dimasukkan dikekalkan' },
  kept: { en: 'Confirmed or paid: stay as they are', ms: 'Disahkan atau dibayar: dikekalkan' },
  hours: {
    en: 'Whoever is paid by hours or days and has none entered is refused by name; everybody else is done.',
    ms: 'Sesiapa yang dibayar mengikut jam atau hari tanpa masa dimasukkan akan ditolak dengan nama; yang lain diproses.',
  },
  start: { en: 'Process {n, plural, one {# employee} other {# employees}}', ms: 'Proses {n} pekerja' },
  pending: { en: 'Waiting to begin', ms: 'Menunggu untuk bermula' },
  running: { en: 'Processing {done} of {total}', ms: 'Memproses {done} daripada {total}' },
  success: { en: 'Processed: {from} to {to}', ms: 'Selesai diproses: {from} hingga {to}' },
  failed: { en: 'Processing stopped at {done} of {total}', ms: 'Pemprosesan terhenti pada {done} daripada {total}' },
  leave: { en: 'You may leave this page; the work goes on.', ms: 'Anda boleh meninggalkan halaman ini; kerja diteruskan.' },
  startAgain: { en: 'Start it again to go on; nobody is saved twice.', ms: 'Mulakan semula untuk menyambung; tiada yang disimpan dua kali.' },
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
