import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const DETAIL = defineMessages({
  ...everyday('date', 'days'),
  dayByDay: { en: 'Day by day', ms: 'Hari demi hari' },
  why: { en: 'Counted as', ms: 'Dikira sebagai' },
  noneGranted: { en: 'No leave has been granted in {year}.', ms: 'Tiada cuti diberi pada {year}.' },
  daysLeft: { en: '{days, plural, one {day left} other {days left}}', ms: 'hari berbaki' },
  gone: { en: 'cancelled', ms: 'dibatalkan' },
  paid: { en: 'in a payroll', ms: 'dalam gaji' },
  away: { en: 'Also away', ms: 'Turut bercuti' },
  approvers: { en: 'Who decides', ms: 'Siapa memutuskan' },
  level: { en: 'Level {level}', ms: 'Peringkat {level}' },
  cancelChosen: { en: 'Cancel these days', ms: 'Batalkan hari dipilih' },
  replacedBy: { en: 'replaced by {number}', ms: 'digantikan oleh {number}' },
  daysReplaced: { en: 'Days replaced', ms: 'Hari digantikan' },
  daysRestored: { en: 'Days returned', ms: 'Hari dikembalikan' },
  daysCancelled: { en: 'Days cancelled', ms: 'Hari dibatalkan' },
  cover: { en: '{away} of {of} in {department} on leave on', ms: '{away} daripada {of} di {department} bercuti pada' },
});
