/** Words of the leave report. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { LeaveStatus } from '../leave.workflow.ts';

export const REPORT_NAMES = defineMessages({
  report: { en: 'Leave report', ms: 'Laporan cuti' },
  balances: { en: 'Leave balances', ms: 'Baki cuti' },
  balancesOf: { en: '{year}, as at {date}', ms: '{year}, pada {date}' },
  balancesOn: {
    en: 'Days left on {date}; leave after it and leave that waits is not deducted',
    ms: 'Baki hari pada {date}; cuti selepas tarikh itu dan cuti yang menunggu kelulusan belum dipotong',
  },
  subtotal: { en: '{group}, {n, plural, one {# application} other {# applications}}', ms: '{group}, {n} permohonan' },
  calendarDays: { en: '{n} calendar days', ms: '{n} hari kalendar' },
  allDepartments: { en: 'All Department', ms: 'Semua Jabatan' },
});

export const REPORT_COLUMNS = defineMessages({
  ...everyday('code', 'employee', 'department', 'days', 'status', 'reason'),
  number: EVERYDAY.numberShort,
  type: { en: 'Leave type', ms: 'Jenis cuti' },
  start: EVERYDAY.from,
  end: EVERYDAY.to,
  duration: { en: 'Duration', ms: 'Tempoh' },
});

/** Four columns for each leave type, by its code. */
export const TYPE_COLUMNS = defineMessages({
  entitled: { en: '{code} entitled', ms: '{code} kelayakan' },
  taken: { en: '{code} taken', ms: '{code} diambil' },
  waiting: { en: '{code} waiting', ms: '{code} menunggu' },
  balance: { en: '{code} balance', ms: '{code} baki' },
});

export const LEAVE_STATUS_NAMES = defineMessages({
  'Waiting for Approval': { en: 'Waiting for Approval', ms: 'Menunggu Kelulusan' },
  Reviewed: { en: 'Reviewed', ms: 'Disemak' },
  Approved: { en: 'Approved', ms: 'Diluluskan' },
  Rejected: EVERYDAY.rejected,
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
}) satisfies Record<LeaveStatus, Text>;
