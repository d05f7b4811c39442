/** Words of the approval rules of leave. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const APPROVAL = defineMessages({
  everything: { en: 'All leave', ms: 'Semua cuti' },
  type: { en: 'Leave type', ms: 'Jenis cuti' },
  department: { en: 'Department', ms: 'Jabatan' },
  branch: { en: 'Branch', ms: 'Cawangan' },
  minDays: { en: 'From (days)', ms: 'Mulai (hari)' },
  levelHint: { en: '0: for every leave.', ms: '0: bagi semua cuti.' },
  days: EVERYDAY.days,
  fromDays: { en: 'from {days} days', ms: 'mulai {days} hari' },
});
