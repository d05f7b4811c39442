/** The formulas of the traces in both languages. Letters and signs read alike in both. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

/** A formula of letters, figures and signs alone. */
export const symbols = (formula: string): Text => ({ en: formula, ms: formula });

/** A symbol at a rate that stands among its inputs. */
export const atRate = (symbol: string): Text => ({ en: `${symbol} × rate`, ms: `${symbol} × kadar` });

export const EPF_FORMULAS = defineMessages({
  partByAge: { en: 'part(age)', ms: 'bahagian(umur)' },
  part: { en: 'part(citizenship, age)', ms: 'bahagian(kewarganegaraan, umur)' },
  flat: { en: 'flat amount', ms: 'amaun tetap' },
  rest: { en: 'total − employee', ms: 'jumlah − pekerja' },
  sum: { en: 'employee + employer', ms: 'pekerja + majikan' },
  whole: { en: 'W × (employee rate + employer rate)', ms: 'W × (kadar pekerja + kadar majikan)' },
});

export const SOCSO_FORMULAS = defineMessages({
  none: { en: 'nil in category 2', ms: 'tiada dalam kategori 2' },
  table: { en: 'table', ms: 'jadual' },
  employer: { en: '1.25% × m to 10 sen + 0.5% × m', ms: '1.25% × m kepada 10 sen + 0.5% × m' },
  employerInjury: { en: '1.25% × m to 10 sen', ms: '1.25% × m kepada 10 sen' },
});

export const MTD_FORMULAS = defineMessages({
  epf: { en: 'K + K1, limit L', ms: 'K + K1, had L' },
  income: { en: 'P = (Y − K) + (Y1 − K1) + (Y1 − K2) × n − reliefs', ms: 'P = (Y − K) + (Y1 − K1) + (Y1 − K2) × n − pelepasan' },
  normal: { en: 'C = [tax − (Z + X)] ÷ (n + 1)', ms: 'C = [cukai − (Z + X)] ÷ (n + 1)' },
  incomeAnew: { en: 'P + (Yt − Kt), K2 again', ms: 'P + (Yt − Kt), K2 dikira semula' },
  additional: { en: 'tax − (E + Z)', ms: 'cukai − (E + Z)' },
  difference: { en: 'tax with − tax without', ms: 'cukai dengan tambahan − cukai tanpa tambahan' },
  small: { en: 'amount < minimum → 0', ms: 'amaun < minimum → 0' },
  payable: { en: 'C − zakat + additional, at least 0', ms: 'C − zakat + tambahan, sekurang-kurangnya 0' },
  settled: { en: 'MTD − Z1 + additional', ms: 'PCB − Z1 + tambahan' },
  rebated: { en: 'P × rate − T', ms: 'P × kadar − T' },
  untaxed: { en: 'P within the tax-free row', ms: 'P dalam baris tanpa cukai' },
});

export const WAGE_FORMULAS = defineMessages({
  termination: { en: 'wages of 12 months ÷ 365 × days a year × months ÷ 12', ms: 'gaji 12 bulan ÷ 365 × hari setahun × bulan ÷ 12' },
  premium: { en: 'wages ÷ 26 ÷ hours of a day × hours that the work is worth', ms: 'gaji ÷ 26 ÷ jam sehari × jam yang bernilai bagi kerja itu' },
  incomplete: { en: 'wages × days ÷ days of the month', ms: 'gaji × hari ÷ hari dalam bulan' },
  exempt: { en: 'at most limit − used this year', ms: 'paling banyak had − digunakan tahun ini' },
});
