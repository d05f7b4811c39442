/** The formulas of a payroll in both languages. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

export const PAYROLL_FORMULAS = defineMessages({
  wage: {
    en: 'flagged salary + flagged earnings − deductions from them',
    ms: 'gaji yang dikira + pendapatan yang dikira − potongan daripadanya',
  },
  employerAbove: { en: 'base × rate, up to the ringgit', ms: 'asas × kadar, naik kepada ringgit' },
  byHand: { en: 'monthly + yearly', ms: 'bulanan + tahunan' },
  agreed: { en: 'as agreed', ms: 'seperti dipersetujui' },
  net: { en: 'gross − deductions − employee contributions + adjustment', ms: 'gaji kasar − potongan − caruman pekerja + pelarasan' },
  gross: { en: 'salary + earnings', ms: 'gaji + pendapatan' },
  rest: { en: 'whole month − before', ms: 'sebulan penuh − sebelumnya' },
  employeeRest: { en: 'employee, whole month − before', ms: 'pekerja, sebulan penuh − sebelumnya' },
  employerRest: { en: 'employer, whole month − before', ms: 'majikan, sebulan penuh − sebelumnya' },
  eachRest: { en: 'each, whole month − before', ms: 'setiap satu, sebulan penuh − sebelumnya' },
  hours: { en: 'hours × hourly rate × multiplier', ms: 'jam × kadar sejam × pekali' },
  days: { en: 'days × daily rate', ms: 'hari × kadar harian' },
  served: { en: 'basic × days served ÷ days of the period', ms: 'gaji pokok × hari berkhidmat ÷ hari dalam tempoh' },
  allowance: { en: 'monthly × (days − unpaid days) ÷ days of the period', ms: 'bulanan × (hari − hari tanpa gaji) ÷ hari dalam tempoh' },
  unpaid: { en: 'basic × days without pay ÷ days of their month', ms: 'gaji pokok × hari tanpa gaji ÷ hari dalam bulannya' },
  ordinary: { en: '(basic + fixed allowances) ÷ 26 ÷ hours of a day', ms: '(gaji pokok + elaun tetap) ÷ 26 ÷ jam sehari' },
  premium: {
    en: 'overtime × 1.5; a rest day ½ or 1 day, a holiday 2 days, beyond × 2 and × 3',
    ms: 'kerja lebih masa × 1.5; hari rehat ½ atau 1 hari, cuti umum 2 hari, selebihnya × 2 dan × 3',
  },
  premiumByClass: { en: 'hours × hourly rate × multiplier of the class', ms: 'jam × kadar sejam × pekali kelas' },
  exemptWhole: { en: 'the whole amount', ms: 'keseluruhan amaun' },
  exemptPart: { en: 'at most limit − used this year', ms: 'paling banyak had − digunakan tahun ini' },
  Monthly: { en: 'Monthly', ms: 'Bulanan' },
  Daily: { en: 'Daily', ms: 'Harian' },
  Hourly: { en: 'Hourly', ms: 'Mengikut jam' },
});

/** What somebody typed is said as it was typed. */
export const asTyped = (words: string): Text => ({ en: words, ms: words });
