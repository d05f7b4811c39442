import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT = defineMessages({
  ...everyday('period'),
  title: { en: 'Attendance report', ms: 'Laporan kehadiran' },
  templates: { en: 'Report types', ms: 'Jenis laporan' },
  statuses: EVERYDAY.status,
  identifier: { en: 'Identify employees by', ms: 'Kenal pasti pekerja dengan' },
  shown: { en: 'Each day shows', ms: 'Setiap hari memaparkan' },
});
