/** Words that several pages of leave share. */
import { defineMessages, type Locale } from '#platform/contract/messages.ts';
import type { DayReason } from '../contract/application/count-leave-days.ts';
import { isLive, type LeaveStatus } from '../contract/leave.workflow.ts';
import type { EntryKind } from '../contract/entitlement/replay-ledger.ts';

export const LEAVE_WORDS = defineMessages({
  apply: { en: 'Apply for leave', ms: 'Mohon cuti' },
  number: { en: 'No.', ms: 'No.' },
  employee: { en: 'Employee', ms: 'Pekerja' },
  type: { en: 'Type', ms: 'Jenis' },
  period: { en: 'Dates', ms: 'Tarikh cuti' },
  duration: { en: 'Duration', ms: 'Tempoh' },
  days: { en: 'Days', ms: 'Hari' },
  deducted: { en: 'Days deducted', ms: 'Hari dipotong' },
  balanceAfter: { en: 'Balance after', ms: 'Baki selepas' },
  applied: { en: 'Applied', ms: 'Dimohon' },
  status: { en: 'Status', ms: 'Status' },
  remark: { en: 'Remark', ms: 'Catatan' },
  birth: { en: 'Date of birth of the child', ms: 'Tarikh lahir anak' },
  continues: { en: 'Continues', ms: 'Sambungan' },
  reason: { en: 'Reason', ms: 'Sebab' },
  reviewedBy: { en: 'Reviewed by', ms: 'Disemak oleh' },
  approvedBy: { en: 'Approved by', ms: 'Diluluskan oleh' },
  contact: { en: 'Phone during leave', ms: 'Telefon semasa cuti' },
  relief: { en: 'Stand-in', ms: 'Pengganti' },
  documents: { en: 'Attachments', ms: 'Lampiran' },
  year: { en: 'Year', ms: 'Tahun' },
  balance: { en: 'Balance', ms: 'Baki' },
  entitled: { en: 'Entitled', ms: 'Kelayakan' },
  carried: { en: 'Carried forward', ms: 'Bawa ke hadapan' },
  taken: { en: 'Taken', ms: 'Diambil' },
  pending: { en: 'Waiting', ms: 'Menunggu' },
  lapsed: { en: 'Lapsed', ms: 'Luput' },
  adjusted: { en: 'Adjusted', ms: 'Dilaraskan' },
  until: { en: 'until {date}', ms: 'hingga {date}' },
  leave: { en: 'Leave', ms: 'Cuti' },
  cancel: { en: 'Cancel leave', ms: 'Batalkan cuti' },
  cancelTitle: { en: 'Cancel leave {number}?', ms: 'Batalkan cuti {number}?' },
  cancelText: { en: 'Its days are returned to the balance.', ms: 'Harinya dikembalikan kepada baki.' },
  cancelDays: { en: 'Cancel single days', ms: 'Batalkan hari tertentu' },
  chooseDays: { en: 'Choose the days to return to the balance.', ms: 'Pilih hari untuk dikembalikan kepada baki.' },
  ledger: { en: 'Balance details', ms: 'Butiran baki' },
  onDate: { en: 'As at', ms: 'Pada' },
  nobodyAwayIn: { en: 'Nobody else in {department} is away on these days.', ms: 'Tiada orang lain di {department} bercuti pada hari tersebut.' },
  nobodyAway: { en: 'Nobody else of the team is away on these days.', ms: 'Tiada ahli pasukan lain bercuti pada hari tersebut.' },
});

export const DAY_REASON_NAMES = defineMessages({
  working: { en: 'Working day', ms: 'Hari bekerja' },
  rest: { en: 'Rest day', ms: 'Hari rehat' },
  holiday: { en: 'Public holiday', ms: 'Cuti umum' },
}) satisfies Record<DayReason, unknown>;

export const ENTRY_NAMES: Readonly<Record<EntryKind, { en: string; ms: string }>> = defineMessages({
  Grant: { en: 'Granted', ms: 'Diberi' },
  Accrual: { en: 'Earned', ms: 'Diperoleh' },
  'Carry Forward': { en: 'Carried forward', ms: 'Bawa ke hadapan' },
  Adjustment: { en: 'Adjustment', ms: 'Pelarasan' },
  'Replacement Credit': { en: 'Replacement leave', ms: 'Cuti gantian' },
  Lapse: { en: 'Lapsed', ms: 'Luput' },
  Encash: { en: 'Encashed', ms: 'Ditunaikan' },
  Use: { en: 'Taken', ms: 'Diambil' },
  Reversal: { en: 'Given back', ms: 'Dikembalikan' },
});

/** The name of a type in the reader's language. */
export const typeName = (type: { readonly name: string; readonly name_ms: string } | undefined, locale: Locale) =>
  (locale === 'ms' ? type?.name_ms : type?.name) ?? '';

/** Days with at most two decimals and a true minus: 12, 0.5, −1. */
export const dayCount = (days: number) => String(Math.round(days * 100) / 100).replace('-', '−');

/** What a leave takes off the balance: nothing once it is rejected or cancelled. */
export const deductedDays = ({ status, total_days }: { readonly status: LeaveStatus; readonly total_days: number }) =>
  dayCount(isLive(status) ? total_days : 0);
