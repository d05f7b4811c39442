/** What the server says about payouts. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYOUT_MESSAGES = defineMessages({
  started: {
    en: '{n, plural, =0 {The calculation has started.} one {The calculation for # promoter has started.} other {The calculation for # promoters has started.}}',
    ms: '{n, plural, =0 {Pengiraan telah bermula.} other {Pengiraan bagi # promoter telah bermula.}}',
  },
  saved: { en: 'Payout saved.', ms: 'Bayaran disimpan.' },
  approved: { en: 'Payout approved.', ms: 'Bayaran diluluskan.' },
  withdrawn: { en: 'Approval withdrawn.', ms: 'Kelulusan ditarik balik.' },
  paid: { en: 'Payout marked as paid.', ms: 'Bayaran ditanda sebagai dibayar.' },
  payroll_base: { en: 'Base pay, {project}, {from} to {to}', ms: 'Gaji pokok, {project}, {from} hingga {to}' },
  payroll_rest_day: { en: 'Rest days, {project}, {from} to {to}', ms: 'Hari rehat, {project}, {from} hingga {to}' },
  payroll_public_holiday: { en: 'Public holidays, {project}, {from} to {to}', ms: 'Cuti umum, {project}, {from} hingga {to}' },
  payroll_overtime: { en: 'Overtime, {project}, {from} to {to}', ms: 'Kerja lebih masa, {project}, {from} hingga {to}' },
  payroll_commission: { en: 'Commission, {project}, {from} to {to}', ms: 'Komisen, {project}, {from} hingga {to}' },
  payroll_incentive: { en: 'Incentive, {project}, {from} to {to}', ms: 'Insentif, {project}, {from} hingga {to}' },
  payroll_allowance: { en: 'Allowances, {project}, {from} to {to}', ms: 'Elaun, {project}, {from} hingga {to}' },
  disputed: { en: 'Sent. The office answers.', ms: 'Dihantar. Pejabat akan menjawab.' },
  answered: { en: 'Answer sent.', ms: 'Jawapan dihantar.' },
  returned: { en: 'The bank returned the payment.', ms: 'Bank memulangkan bayaran.' },
});

export const PAYOUT_ERRORS = defineMessages({
  dates: { en: 'The end is on or after the start.', ms: 'Tarikh tamat mestilah pada atau selepas tarikh mula.' },
  reason: { en: 'Enter a reason.', ms: 'Masukkan sebab.' },
  overlaps: {
    en: 'Payouts from {from} to {to} were calculated already. Choose the same period, or one that does not overlap it.',
    ms: 'Bayaran dari {from} hingga {to} telah dikira. Pilih tempoh yang sama, atau yang tidak bertindih.',
  },
  running: {
    en: 'The payouts of this project are being calculated, started by {name}: {done} of {total} done. Wait for it to finish.',
    ms: 'Bayaran projek ini sedang dikira, dimulakan oleh {name}: {done} daripada {total} selesai. Tunggu sehingga ia tamat.',
  },
  future: { en: 'Calculate a period that has begun.', ms: 'Kira tempoh yang telah bermula.' },
  notUnpaid: { en: 'The payout is approved or paid already.', ms: 'Bayaran telah diluluskan atau dibayar.' },
  notApproved: { en: 'Only an approved payout may do this.', ms: 'Hanya bayaran yang diluluskan boleh berbuat demikian.' },
  disputedAlready: { en: 'You disputed this line already. Wait for the answer.', ms: 'Anda telah mempertikaikan baris ini. Tunggu jawapannya.' },
  answeredAlready: { en: 'This was answered already.', ms: 'Perkara ini telah dijawab.' },
  nothing: { en: 'There is nothing to pay.', ms: 'Tiada apa-apa untuk dibayar.' },
  noAccount: { en: '{name} has no bank account yet.', ms: '{name} belum mempunyai akaun bank.' },
  belowMinimum: {
    en: 'A day of it is paid below the minimum wage. Enter a reason to approve it.',
    ms: 'Satu hari dibayar di bawah gaji minimum. Masukkan sebab untuk meluluskannya.',
  },
  corrected: {
    en: 'The payout from {from} to {to} pays a difference of this one. Withdraw that one first.',
    ms: 'Bayaran dari {from} hingga {to} membayar perbezaan bagi bayaran ini. Tarik balik bayaran itu dahulu.',
  },
  inPayroll: {
    en: 'Payroll {number} pays this payout. It is marked as paid with that payroll.',
    ms: 'Gaji {number} membayar bayaran ini. Ia ditanda sebagai dibayar bersama gaji itu.',
  },
  inBatch: { en: 'A payment batch has this payout.', ms: 'Bayaran ini berada dalam kelompok bayaran.' },
  nextPayroll: {
    en: 'The next payroll of {name} pays this payout. It is marked as paid with that payroll.',
    ms: 'Gaji {name} yang berikutnya membayar bayaran ini. Ia ditanda sebagai dibayar bersama gaji itu.',
  },
  noEmployee: {
    en: 'Payroll pays {name}, who has no employee record. Choose the employee in the promoter, or engage the promoter as a contractor.',
    ms: '{name} dibayar bersama gaji tetapi tiada rekod pekerja. Pilih pekerja dalam rekod promoter, atau ambil promoter itu sebagai kontraktor.',
  },
  paidBefore: { en: 'Choose a day from the start of the period until today.', ms: 'Pilih hari dari awal tempoh hingga hari ini.' },
  returnedBeforePaid: { en: 'It was paid on {date}. Choose that day or a later one.', ms: 'Ia dibayar pada {date}. Pilih hari itu atau kemudian.' },
});
