/** What the month's run and moves of many payrolls say. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { PayrollRowStatus } from '../payroll.workflow.ts';
import { SCHEME_WORDS } from '#modules/statutory/contract/scheme.messages.ts';

export const RUN_MESSAGES = defineMessages({
  started: {
    en: 'Processing of {n, plural, one {# employee} other {# employees}} has started.',
    ms: 'Pemprosesan {n} pekerja telah bermula.',
  },
  doneTitle: { en: 'Payroll of {period} processed', ms: 'Gaji {period} telah diproses' },
  doneText: {
    en: '{processed, plural, one {# payroll} other {# payrolls}} saved{kept, plural, =0 {} other {, # kept}}{refused, plural, =0 {} other {, # refused}}.',
    ms: '{processed} gaji disimpan{kept, plural, =0 {} other {, # dikekalkan}}{refused, plural, =0 {} other {, # ditolak}}.',
  },
  failedTitle: { en: 'Processing of {period} stopped', ms: 'Pemprosesan {period} terhenti' },
  failedText: {
    en: 'Saved so far: {processed} of {total}. Start again to continue; nothing is saved twice.',
    ms: 'Disimpan setakat ini: {processed} daripada {total}. Mulakan semula untuk menyambung; tiada yang disimpan dua kali.',
  },
  confirmedMany: {
    en: '{done, plural, one {# payroll has} other {# payrolls have}} been confirmed{refused, plural, =0 {} other {, # refused}}.',
    ms: '{done} gaji telah disahkan{refused, plural, =0 {} other {, # ditolak}}.',
  },
  paidMany: {
    en: '{done, plural, one {# payroll has} other {# payrolls have}} been marked as paid{refused, plural, =0 {} other {, # refused}}.',
    ms: '{done} gaji telah ditanda sebagai dibayar{refused, plural, =0 {} other {, # ditolak}}.',
  },
});

export const RUN_ERRORS = defineMessages({
  running: {
    en: 'The payroll of this period is already being processed, started by {name}: {done} of {total} done. Wait for it to finish.',
    ms: 'Gaji bagi tempoh ini sedang diproses, dimulakan oleh {name}: {done} daripada {total} selesai. Tunggu sehingga ia tamat.',
  },
  nobody: { en: 'No employee in this filter was employed in the period.', ms: 'Tiada pekerja bagi tapisan ini dalam tempoh tersebut.' },
  unknown: { en: 'Not found: employee {id}.', ms: 'Tidak dijumpai: pekerja {id}.' },
  unexpected: { en: 'Something went wrong on our side.', ms: 'Berlaku masalah di pihak kami.' },
});

export const PAYROLL_REPORT_WORDS = defineMessages({
  ...everyday('code', 'employee', 'position', 'number', 'kind', 'status'),
  name: { en: 'Payroll list', ms: 'Senarai gaji' },
  basic: { en: 'Basic', ms: 'Gaji pokok' },
  salary: { en: 'Salary', ms: 'Gaji' },
  earnings: { en: 'Earnings', ms: 'Pendapatan' },
  gross: { en: 'Gross pay', ms: 'Gaji kasar' },
  deduction: { en: 'Deduction', ms: 'Potongan' },
  epfEmployee: { en: 'EPF employee', ms: 'KWSP pekerja' },
  epfEmployer: { en: 'EPF employer', ms: 'KWSP majikan' },
  socsoEmployee: { en: 'SOCSO employee', ms: 'PERKESO pekerja' },
  socsoEmployer: { en: 'SOCSO employer', ms: 'PERKESO majikan' },
  skbbk: SCHEME_WORDS.skbbk,
  eisEmployee: { en: 'EIS employee', ms: 'SIP pekerja' },
  eisEmployer: { en: 'EIS employer', ms: 'SIP majikan' },
  hrdf: SCHEME_WORDS.hrdf,
  tax: { en: 'Tax', ms: 'Cukai' },
  adjustment: { en: 'Adjustment', ms: 'Pelarasan' },
  net: { en: 'Net pay', ms: 'Gaji bersih' },
  all: { en: 'All Department', ms: 'Semua Jabatan' },
});

export const ROW_STATUS_WORDS: Readonly<Record<PayrollRowStatus, Text>> = {
  Pending: { en: 'Pending', ms: 'Menunggu' },
  'In Process': { en: 'In Process', ms: 'Dalam Proses' },
  Confirmed: EVERYDAY.confirmed,
  'Waiting for Payment': { en: 'Waiting for Payment', ms: 'Menunggu Bayaran' },
  Paid: { en: 'Paid', ms: 'Dibayar' },
};
