import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

/** Words of a payout as the office and its promoter see it. */
export const PAYOUT = defineMessages({
  ...everyday('date', 'status', 'period', 'total', 'amount', 'kind'),
  project: { en: 'Project', ms: 'Projek' },
  lines: { en: 'How it was calculated', ms: 'Cara dikira' },
  slip: { en: 'Payout slip', ms: 'Slip bayaran' },
  formula: { en: 'Calculation', ms: 'Pengiraan' },
  hourly: { en: 'RM an hour', ms: 'RM sejam' },
  worked: { en: '{outlet}, in {from}, out {to}', ms: '{outlet}, masuk {from}, keluar {to}' },
  openSchedule: { en: 'Schedule', ms: 'Jadual' },
  openScheduleOf: { en: 'Schedule: {line}', ms: 'Jadual: {line}' },
  disputes: { en: 'Disputed lines', ms: 'Baris yang dipertikaikan' },
  question: { en: 'Dispute', ms: 'Pertikaikan' },
  questionOf: { en: 'Dispute: {line}', ms: 'Pertikaikan: {line}' },
  questionText: {
    en: 'The office answers. What is put right is paid with the next payout.',
    ms: 'Pejabat akan menjawab. Pembetulan dibayar bersama bayaran seterusnya.',
  },
  whatIsWrong: { en: 'What is wrong', ms: 'Apa yang salah' },
  waiting: { en: 'Waits for an answer', ms: 'Menunggu jawapan' },
  accepted: { en: 'Accepted', ms: 'Diterima' },
  declined: { en: 'Declined', ms: 'Ditolak' },
  accept: { en: 'Accept', ms: 'Terima' },
  decline: { en: 'Decline', ms: 'Tolak' },
  acceptOf: { en: 'Accept: {line}', ms: 'Terima: {line}' },
  declineOf: { en: 'Decline: {line}', ms: 'Tolak: {line}' },
  acceptText: {
    en: 'Correct the schedule or the sale; the next payout then pays the difference.',
    ms: 'Betulkan jadual atau jualan itu; bayaran seterusnya akan membayar perbezaannya.',
  },
  idleHolidays: {
    en: 'Public holidays without work: {days}. Where the contract or the law owes holiday pay for them (Employment Act 1955, s.60D), enter it as an incentive with its reason.',
    ms: 'Cuti umum tanpa kerja: {days}. Jika kontrak atau undang-undang mewajibkan gaji cuti baginya (Akta Kerja 1955, s.60D), masukkannya sebagai insentif dengan sebabnya.',
  },
  answer: { en: 'Answer', ms: 'Jawapan' },
});
