import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const DEPLOYMENT = defineMessages({
  ...everyday('status', 'period', 'reason', 'confirm'),
  deployment: { en: 'Deployment', ms: 'Penugasan' },
  deploymentOf: { en: 'Deployment of {name}', ms: 'Penugasan {name}' },
  deploy: { en: 'Deploy', ms: 'Tugaskan' },
  week: { en: 'Needs by day', ms: 'Keperluan mengikut hari' },
  need: { en: 'Need', ms: 'Keperluan' },
  weekBefore: { en: 'Previous week', ms: 'Minggu sebelumnya' },
  weekAfter: { en: 'Next week', ms: 'Minggu seterusnya' },
  nothingNeeded: { en: 'Nobody is needed in this week', ms: 'Tiada sesiapa diperlukan pada minggu ini' },
  nobodyNeeded: { en: 'Nobody is needed.', ms: 'Tiada sesiapa diperlukan.' },
  needOver: { en: 'Nobody is needed any more.', ms: 'Tiada sesiapa diperlukan lagi.' },
  ofNeeded: { en: '{n} of {of}', ms: '{n} daripada {of}' },
  missing: { en: '{n} missing', ms: 'Kurang {n}' },
  full: { en: 'Complete', ms: 'Lengkap' },
  pending: { en: 'to be confirmed', ms: 'belum disahkan' },
  somebody: { en: 'Somebody else', ms: 'Orang lain' },
  employees: { en: 'Employees who are available', ms: 'Pekerja yang boleh ditugaskan' },
  from: { en: 'First day', ms: 'Hari pertama' },
  to: { en: 'Last day', ms: 'Hari terakhir' },
  notAvailable: { en: 'Not available', ms: 'Tidak boleh ditugaskan' },
  cancelDays: { en: 'Cancel the days ahead', ms: 'Batalkan hari akan datang' },
  replace: { en: 'Replace', ms: 'Ganti' },
  by: { en: 'Replaced by', ms: 'Diganti oleh' },
});
