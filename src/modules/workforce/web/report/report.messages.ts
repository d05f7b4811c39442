import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT = defineMessages({
  ...everyday('period'),
  report: { en: 'Report', ms: 'Laporan' },
  timesheets: { en: 'Timesheets', ms: 'Helaian masa' },
  of: { en: 'Timesheets of {name}', ms: 'Helaian masa {name}' },
  Manpower: { en: 'Manpower by day', ms: 'Tenaga kerja mengikut hari' },
  Cost: { en: 'Cost', ms: 'Kos' },
  Timesheet: { en: 'Timesheet', ms: 'Helaian masa' },
});
