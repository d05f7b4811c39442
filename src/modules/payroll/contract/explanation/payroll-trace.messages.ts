/** Titles and sources of the steps that explain salary and totals; the steps of contributions and tax have their own. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYROLL_TRACE = defineMessages({
  basic: { en: 'Agreed basic', ms: 'Gaji pokok yang dipersetujui' },
  prorated: { en: 'Basic for the days served', ms: 'Gaji pokok bagi hari berkhidmat' },
  hours: { en: 'Hours at the hourly rate', ms: 'Jam pada kadar sejam' },
  days: { en: 'Days at the daily rate', ms: 'Hari pada kadar sehari' },
  changed: { en: 'Salary changed manually', ms: 'Gaji diubah secara manual' },
  withoutPay: { en: 'Days without pay', ms: 'Hari tanpa gaji' },
  lateness: { en: 'Lateness', ms: 'Kelewatan' },
  allowance: { en: 'Fixed allowance for the days that count', ms: 'Elaun tetap bagi hari yang dikira' },
  ordinaryRate: { en: 'Ordinary rate of pay, the hour', ms: 'Kadar gaji biasa, sejam' },
  exempt: { en: 'Exempt from tax', ms: 'Dikecualikan cukai' },
  missed: { en: 'Time not worked', ms: 'Masa tidak bekerja' },
  premium: { en: 'Hours beyond normal hours', ms: 'Jam melebihi waktu biasa' },
  wage: { en: 'Wage that counts for the scheme', ms: 'Gaji yang dikira bagi skim ini' },
  employerAbove: { en: 'Employer share at the company’s own rate', ms: 'Caruman majikan pada kadar syarikat' },
  lessBefore: { en: 'Less amounts in earlier payrolls of this month', ms: 'Ditolak amaun gaji terdahulu bulan ini' },
  manualTax: { en: 'Tax entered manually', ms: 'Cukai dimasukkan secara manual' },
  zakat: { en: 'Zakat of the month', ms: 'Zakat bulan ini' },
  gross: { en: 'Gross pay', ms: 'Gaji kasar' },
  profile: { en: 'Salary profile', ms: 'Profil gaji' },
  items: { en: 'Company setting: payroll items', ms: 'Tetapan syarikat: item gaji' },
  contribution: { en: 'Company setting: contributions', ms: 'Tetapan syarikat: caruman' },
  payroll: { en: 'Figures of this payroll', ms: 'Angka gaji ini' },
  entered: { en: 'Entered manually', ms: 'Dimasukkan secara manual' },
  net: { en: 'Net pay', ms: 'Gaji bersih' },
});
