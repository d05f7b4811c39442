/** What the letters of the formulas stand for, as the documents name them. */
import type { Text } from '#platform/contract/messages.ts';
import type { TraceStep } from '../contract/trace.schema.ts';
import { readingTitles } from '../contract/unsettled.params.ts';

export const TRACE_SYMBOLS: Readonly<Record<string, Text>> = {
  ...readingTitles,
  W: { en: 'Wage of the month', ms: 'Gaji bulan ini' },
  T: { en: 'Top of the wage band', ms: 'Had atas julat gaji' },
  m: { en: 'Middle of the wage class', ms: 'Titik tengah kelas gaji' },
  min: { en: 'Lower limit of the class', ms: 'Had bawah kelas' },
  max: { en: 'Upper limit of the class', ms: 'Had atas kelas' },
  class: { en: 'Number of the wage class', ms: 'Nombor kelas gaji' },
  category: { en: 'Category', ms: 'Kategori' },
  rate: { en: 'Rate', ms: 'Kadar' },
  age: { en: 'Age', ms: 'Umur' },
  employee: { en: 'Employee share', ms: 'Syer pekerja' },
  employer: { en: 'Employer share', ms: 'Syer majikan' },
  flat: { en: 'Fixed amount', ms: 'Amaun tetap' },
  Y: { en: 'Pay of the earlier months', ms: 'Saraan bulan terdahulu' },
  Y1: { en: 'Normal pay of this month', ms: 'Saraan biasa bulan ini' },
  Yt: { en: 'Additional pay of this month', ms: 'Saraan tambahan bulan ini' },
  K: { en: 'EPF of the earlier months, within the limit', ms: 'KWSP bulan terdahulu, dalam had' },
  K1: { en: 'EPF of this month, within the limit', ms: 'KWSP bulan ini, dalam had' },
  K2: { en: 'EPF expected for each later month', ms: 'Anggaran KWSP bagi setiap bulan berikutnya' },
  Kt: { en: 'EPF on the additional pay', ms: 'KWSP atas saraan tambahan' },
  L: { en: 'Yearly limit of the EPF relief', ms: 'Had tahunan pelepasan KWSP' },
  n: { en: 'Months left after this one', ms: 'Baki bulan selepas bulan ini' },
  D: { en: 'Individual and dependent relatives', ms: 'Individu dan saudara tanggungan' },
  S: { en: 'Spouse', ms: 'Pasangan' },
  DU: { en: 'Disabled individual', ms: 'Individu kurang upaya' },
  SU: { en: 'Disabled spouse', ms: 'Pasangan kurang upaya' },
  'Q × C': { en: 'Relief for children', ms: 'Pelepasan anak' },
  SLP: { en: 'Other reliefs of the earlier months', ms: 'Pelepasan lain bulan terdahulu' },
  LP1: { en: 'Other reliefs of this month', ms: 'Pelepasan lain bulan ini' },
  P: { en: 'Chargeable income of the year', ms: 'Pendapatan bercukai setahun' },
  M: { en: 'Start of the tax band', ms: 'Permulaan julat cukai' },
  R: { en: 'Rate of the tax band', ms: 'Kadar julat cukai' },
  B: { en: 'Tax up to the band, less rebates', ms: 'Cukai sehingga julat, tolak rebat' },
  Z: { en: 'Zakat of the earlier months', ms: 'Zakat bulan terdahulu' },
  X: { en: 'MTD of the earlier months', ms: 'PCB bulan terdahulu' },
  C: { en: 'MTD on the normal pay', ms: 'PCB atas saraan biasa' },
  E: { en: 'MTD of the whole year on normal pay', ms: 'PCB setahun atas saraan biasa' },
  tax: { en: 'Tax of the year', ms: 'Cukai setahun' },
  with: { en: 'Tax of the year with the additional pay', ms: 'Cukai setahun dengan saraan tambahan' },
  without: { en: 'Tax of the year without it', ms: 'Cukai setahun tanpanya' },
  additional: { en: 'MTD on the additional pay', ms: 'PCB atas saraan tambahan' },
  minimum: { en: 'Smallest amount that is deducted', ms: 'Amaun terkecil yang dipotong' },
  reliefs: { en: 'All reliefs of the year', ms: 'Semua pelepasan setahun' },
  zakat: { en: 'Zakat of this month', ms: 'Zakat bulan ini' },
};

/** The letters that these steps use, in the order in which they come. */
export const symbolsIn = (steps: readonly Pick<TraceStep, 'inputs'>[]): string[] =>
  [...new Set(steps.flatMap(({ inputs }) => Object.keys(inputs)))].filter((name) => TRACE_SYMBOLS[name] !== undefined);
