/** The fixed choices of payroll in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import { SCHEME_WORDS as SCHEMES } from '#modules/statutory/contract/scheme.messages.ts';

export const SCHEME_WORDS = defineMessages({
  epf: SCHEMES.epf,
  socso: SCHEMES.socso,
  eis: SCHEMES.eis,
  hrdf: SCHEMES.hrdf,
  tax: { en: 'Tax', ms: 'Cukai' },
});
/** Which contributions the salary counts for, and what the employer pays for one person. */
export const COUNTED_WORDS = defineMessages({
  schemes: { en: 'The salary counts for', ms: 'Gaji dikira bagi' },
  hrdf: { en: 'HRD levy for this employee', ms: 'Levi HRD bagi pekerja ini' },
});

export const SCHEME_KEYS = ['epf', 'socso', 'eis', 'hrdf', 'tax'] as const;

export const CALCULATION_WORDS = defineMessages({
  Basic: { en: 'Basic', ms: 'Gaji pokok' },
  'Fix Amount': { en: 'Fix Amount', ms: 'Jumlah Tetap' },
  'Time-Based': { en: 'Time-Based', ms: 'Ikut Masa' },
});

export const PAY_TYPE_WORDS = defineMessages({
  Monthly: { en: 'Monthly', ms: 'Bulanan' },
  Daily: { en: 'Daily', ms: 'Harian' },
  Hourly: { en: 'Hourly', ms: 'Mengikut jam' },
});

export const WAGE_BASE_WORDS = defineMessages({
  Basic: { en: 'Agreed basic', ms: 'Gaji pokok yang dipersetujui' },
  Actual: { en: 'Actual pay of the period', ms: 'Gaji sebenar bagi tempoh' },
});

export const SOCSO_WORDS = defineMessages({
  'Category 1': { en: 'Category 1: injury and invalidity', ms: 'Kategori 1: bencana kerja dan keilatan' },
  'Category 2': { en: 'Category 2: injury only', ms: 'Kategori 2: bencana kerja sahaja' },
});

export const TAX_CATEGORY_WORDS = defineMessages({
  '1': { en: '1: single', ms: '1: bujang' },
  '2': { en: '2: married, spouse not working', ms: '2: berkahwin, pasangan tidak bekerja' },
  '3': { en: '3: married, spouse working', ms: '3: berkahwin, pasangan bekerja' },
});

export const TAX_SCHEME_WORDS = defineMessages({
  resident: { en: 'Resident', ms: 'Pemastautin' },
  non_resident: { en: 'Non-resident (30%)', ms: 'Bukan pemastautin (30%)' },
  returning_expert: { en: 'Returning expert or knowledge worker (15%)', ms: 'Pakar kembali atau pekerja berpengetahuan (15%)' },
  c_suite: { en: 'C-Suite of a relocated company (15%)', ms: 'C-Suite syarikat penempatan semula (15%)' },
});

export const MULTIPLIER_WORDS = defineMessages({
  normal_multiplier: { en: 'Normal hours', ms: 'Jam biasa' },
  overtime_multiplier: { en: 'Overtime', ms: 'Kerja lebih masa' },
  rest_day_multiplier: { en: 'Rest day', ms: 'Hari rehat' },
  holiday_multiplier: { en: 'Public holiday', ms: 'Cuti umum' },
  rest_day_ot_multiplier: { en: 'Rest-day overtime', ms: 'Lebih masa hari rehat' },
  holiday_ot_multiplier: { en: 'Holiday overtime', ms: 'Lebih masa cuti umum' },
});

/** Words as the options of a choice. */
export const optionsOf = (words: Readonly<Record<string, { readonly en: string; readonly ms: string }>>, only?: readonly string[]) =>
  Object.entries(words)
    .filter(([value]) => !only || only.includes(value))
    .map(([value, label]) => ({ value, label }));
