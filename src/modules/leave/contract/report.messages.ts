/** Words of the leave report. */
import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT_NAMES = defineMessages({
  report: { en: 'Leave report', ms: 'Laporan cuti' },
  allDepartments: { en: 'All Department', ms: 'Semua Jabatan' },
});

export const REPORT_COLUMNS = defineMessages({
  number: { en: 'No.', ms: 'No.' },
  code: { en: 'Code', ms: 'Kod' },
  employee: { en: 'Employee', ms: 'Pekerja' },
  department: { en: 'Department', ms: 'Jabatan' },
  type: { en: 'Leave type', ms: 'Jenis cuti' },
  start: { en: 'From', ms: 'Dari' },
  end: { en: 'To', ms: 'Hingga' },
  duration: { en: 'Duration', ms: 'Tempoh' },
  days: { en: 'Days', ms: 'Hari' },
  status: { en: 'Status', ms: 'Status' },
  reason: { en: 'Reason', ms: 'Sebab' },
});
