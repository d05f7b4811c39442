/** Words of the review: what is unusual, what is compared, what the Cinco report says. */
import { defineMessages } from '#platform/contract/messages.ts';

/** The rule in two or three words, for chips and refusals. */
export const VARIANCE_TITLES = defineMessages({
  newJoiner: { en: 'New joiner', ms: 'Pekerja baharu' },
  leaver: { en: 'Leaver', ms: 'Pekerja berhenti' },
  netChanged: { en: 'Net pay differs', ms: 'Gaji bersih berbeza' },
  salaryChanged: { en: 'Salary changed', ms: 'Gaji berubah' },
  netNotPositive: { en: 'No net pay', ms: 'Tiada gaji bersih' },
  taxJumped: { en: 'Tax differs', ms: 'Cukai berbeza' },
  halfOfWages: { en: 'Deductions above half', ms: 'Potongan melebihi separuh' },
  lineMissing: { en: 'Missing item', ms: 'Item tiada' },
  accountChanged: { en: 'Account changed', ms: 'Akaun berubah' },
});

export const VARIANCE_TEXTS = defineMessages({
  newJoiner: { en: 'First payroll of an employee who joined on {date}.', ms: 'Gaji pertama pekerja yang mula bekerja pada {date}.' },
  leaver: { en: 'The last day of employment is {date}.', ms: 'Hari terakhir bekerja ialah {date}.' },
  netChanged: {
    en: 'The net pay differs by RM {amount} ({percent}%) from the previous payroll.',
    ms: 'Gaji bersih berbeza RM {amount} ({percent}%) daripada gaji sebelumnya.',
  },
  salaryChanged: {
    en: 'First payroll after the salary changed from RM {before} to RM {after}.',
    ms: 'Gaji pertama selepas gaji pokok berubah daripada RM {before} kepada RM {after}.',
  },
  netNotPositive: { en: 'The net pay is RM {amount}.', ms: 'Gaji bersih ialah RM {amount}.' },
  taxJumped: { en: 'The tax changed from RM {before} to RM {after}.', ms: 'Cukai berubah daripada RM {before} kepada RM {after}.' },
  halfOfWages: {
    en: 'Deductions of RM {amount}, with EPF, SOCSO, EIS, tax and zakat, exceed 50% of the wages of RM {gross}. See the Employment Act 1955, s.24(8).',
    ms: 'Potongan RM {amount}, termasuk KWSP, PERKESO, SIP, cukai dan zakat, melebihi 50% daripada gaji RM {gross}. Lihat Akta Kerja 1955, s.24(8).',
  },
  lineMissing: {
    en: '{n, plural, one {An item} other {# items}} of the previous payroll {n, plural, one {is} other {are}} missing: {lines}.',
    ms: '{n} item daripada gaji sebelumnya tiada: {lines}.',
  },
  accountChanged: { en: 'The bank account or the way of payment has changed.', ms: 'Akaun bank atau cara bayaran telah berubah.' },
});

export const FIGURE_WORDS = defineMessages({
  overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  rest_day: { en: 'Rest day work', ms: 'Kerja hari rehat' },
  rest_day_ot: { en: 'Rest day overtime', ms: 'Kerja lebih masa hari rehat' },
  public_holiday: { en: 'Public holiday work', ms: 'Kerja cuti umum' },
  public_holiday_ot: { en: 'Public holiday overtime', ms: 'Kerja lebih masa cuti umum' },
  termination_benefit: { en: 'Termination benefit', ms: 'Faedah penamatan kerja' },
  unpaid_leave: { en: 'Unpaid leave', ms: 'Cuti tanpa gaji' },
  unpaid_leave_late: { en: 'Unpaid leave of earlier months', ms: 'Cuti tanpa gaji bulan terdahulu' },
  absent: { en: 'Absence', ms: 'Tidak hadir' },
  late: { en: 'Lateness', ms: 'Kelewatan' },
  epfEmployer: { en: 'EPF, employer', ms: 'KWSP, majikan' },
  socsoEmployer: { en: 'SOCSO, employer', ms: 'PERKESO, majikan' },
  eisEmployer: { en: 'EIS, employer', ms: 'SIP, majikan' },
  employerCost: { en: 'Cost to the employer', ms: 'Kos kepada majikan' },
});

export const REVIEW_MESSAGES = defineMessages({
  reasonSaved: { en: 'The reason has been saved.', ms: 'Sebab telah disimpan.' },
  reasonsSaved: {
    en: '{done, plural, one {# payroll has} other {# payrolls have}} the reason, {refused} refused.',
    ms: 'Sebab disimpan bagi {done} gaji, {refused} ditolak.',
  },
  needsReason: {
    en: 'This payroll is unusual ({what}). Enter a reason before it is confirmed.',
    ms: 'Gaji ini perlu disemak ({what}). Nyatakan sebabnya sebelum disahkan.',
  },
  nothingUnusual: {
    en: 'Nothing about this payroll is unusual; no reason is needed.',
    ms: 'Tiada apa-apa yang perlu disemak pada gaji ini; sebab tidak diperlukan.',
  },
  notNow: { en: 'A reason is given while the payroll is In Process.', ms: 'Sebab diberikan semasa gaji Dalam Proses.' },
  cincoConfirmed: { en: 'A confirmed payroll has a payslip instead of a working paper.', ms: 'Gaji yang disahkan mempunyai slip gaji, bukan kertas kerja.' },
  joinAfterPeriod: { en: 'Choose a first day inside or before the period.', ms: 'Pilih hari pertama dalam atau sebelum tempoh.' },
  lawOrder: { en: 'Choose a later date than {date}.', ms: 'Pilih tarikh selepas {date}.' },
  sameLaw: { en: 'Choose another date or other rates.', ms: 'Pilih tarikh lain atau kadar lain.' },
});
