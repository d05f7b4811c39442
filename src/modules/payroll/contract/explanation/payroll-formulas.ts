/** The formulas of a payroll in both languages. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

export const PAYROLL_FORMULAS = defineMessages({
  wage: {
    en: 'Salary and earnings that count for the scheme − deductions from them',
    ms: 'Gaji dan pendapatan yang dikira bagi skim − potongan daripadanya',
  },
  employerAbove: { en: 'Base × rate, up to the ringgit', ms: 'Asas × kadar, naik kepada ringgit' },
  byHand: { en: 'Monthly + yearly', ms: 'Bulanan + tahunan' },
  agreed: { en: 'As agreed', ms: 'Seperti dipersetujui' },
  net: { en: 'Gross − deductions − employee contributions + adjustment', ms: 'Gaji kasar − potongan − caruman pekerja + pelarasan' },
  gross: { en: 'Salary + earnings', ms: 'Gaji + pendapatan' },
  rest: { en: 'Whole month − earlier payrolls', ms: 'Sebulan penuh − gaji terdahulu' },
  employeeRest: { en: 'Employee: whole month − earlier payrolls', ms: 'Pekerja: sebulan penuh − gaji terdahulu' },
  employerRest: { en: 'Employer: whole month − earlier payrolls', ms: 'Majikan: sebulan penuh − gaji terdahulu' },
  eachRest: { en: 'Each: whole month − earlier payrolls', ms: 'Setiap satu: sebulan penuh − gaji terdahulu' },
  hours: { en: 'Hours × hourly rate × multiplier', ms: 'Jam × kadar sejam × pekali' },
  days: { en: 'Days × daily rate', ms: 'Hari × kadar harian' },
  served: { en: 'Basic × days served ÷ days of the period', ms: 'Gaji pokok × hari berkhidmat ÷ hari dalam tempoh' },
  allowance: { en: 'Monthly × (days − unpaid days) ÷ days of the period', ms: 'Bulanan × (hari − hari tanpa gaji) ÷ hari dalam tempoh' },
  unpaid: { en: 'Basic × days without pay ÷ days of their month', ms: 'Gaji pokok × hari tanpa gaji ÷ hari dalam bulannya' },
  late: { en: 'Basic × minutes ÷ minutes of its days', ms: 'Gaji pokok × minit ÷ minit dalam harinya' },
  ordinary: { en: '(basic + fixed allowances) ÷ 26 ÷ hours of a day', ms: '(gaji pokok + elaun tetap) ÷ 26 ÷ jam sehari' },
  premium: {
    en: 'Overtime × 1.5; a rest day ½ or 1 day’s pay; a holiday 2 days’ pay; hours beyond × 2 and × 3',
    ms: 'Kerja lebih masa × 1.5; hari rehat ½ atau 1 hari gaji; cuti umum 2 hari gaji; jam selebihnya × 2 dan × 3',
  },
  premiumByClass: { en: 'Hours × hourly rate × multiplier of the class', ms: 'Jam × kadar sejam × pekali kelas' },
  exemptWhole: { en: 'The whole amount', ms: 'Keseluruhan amaun' },
  exemptPart: { en: 'At most the limit less what was used this year', ms: 'Paling banyak had tolak yang digunakan tahun ini' },
  Monthly: { en: 'Monthly', ms: 'Bulanan' },
  Daily: { en: 'Daily', ms: 'Harian' },
  Hourly: { en: 'Hourly', ms: 'Mengikut jam' },
});

/** What somebody typed is said as it was typed. */
export const asTyped = (words: string): Text => ({ en: words, ms: words });
