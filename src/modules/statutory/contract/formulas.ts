/** The formulas of the traces in both languages. Letters and signs read alike in both. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

/** A formula of letters, figures and signs alone. */
export const symbols = (formula: string): Text => ({ en: formula, ms: formula });

const BASES = defineMessages({
  T: { en: 'Wage band', ms: 'Julat gaji' },
  W: { en: 'Wage', ms: 'Gaji' },
  m: { en: 'Middle of the wage class', ms: 'Titik tengah kelas gaji' },
});

/** A base at a rate that stands among its inputs; LHDN's letters stay letters. */
export function atRate(symbol: string): Text {
  const base = symbol in BASES ? BASES[symbol as keyof typeof BASES] : symbols(symbol);
  return { en: `${base.en} × rate`, ms: `${base.ms} × kadar` };
}

export const EPF_FORMULAS = defineMessages({
  partByAge: { en: 'Chosen by age', ms: 'Dipilih mengikut umur' },
  part: { en: 'Chosen by citizenship and age', ms: 'Dipilih mengikut kewarganegaraan dan umur' },
  nil: { en: 'A wage of RM 10 or less has no contribution', ms: 'Gaji RM 10 atau kurang tiada caruman' },
  narrow: { en: 'The wage, up to the next RM 20', ms: 'Gaji, naik kepada RM 20 berikutnya' },
  wide: { en: 'The wage, up to the next RM 100', ms: 'Gaji, naik kepada RM 100 berikutnya' },
  flat: { en: 'A fixed amount', ms: 'Amaun tetap' },
  rest: { en: 'Total − employee share', ms: 'Jumlah − syer pekerja' },
  sum: { en: 'Employee share + employer share', ms: 'Syer pekerja + syer majikan' },
  whole: { en: 'Wage × (employee rate + employer rate)', ms: 'Gaji × (kadar pekerja + kadar majikan)' },
});

export const SOCSO_FORMULAS = defineMessages({
  none: { en: 'Nothing in category 2', ms: 'Tiada dalam kategori 2' },
  table: { en: 'Read from the table', ms: 'Dibaca daripada jadual' },
  byTable: { en: 'Middle of the wage class × rate, by the table', ms: 'Titik tengah kelas gaji × kadar, mengikut jadual' },
  employer: {
    en: '1.25% of the middle of the class, up to 10 sen, + 0.5% of it',
    ms: '1.25% daripada titik tengah kelas, naik kepada 10 sen, + 0.5% daripadanya',
  },
  employerInjury: { en: '1.25% of the middle of the class, up to 10 sen', ms: '1.25% daripada titik tengah kelas, naik kepada 10 sen' },
  inClass: { en: 'The class that holds the wage', ms: 'Kelas yang merangkumi gaji' },
  topClass: { en: 'Above the last limit: the top class', ms: 'Melebihi had terakhir: kelas tertinggi' },
  noClass: { en: 'No class holds the wage', ms: 'Tiada kelas yang merangkumi gaji' },
  noWage: { en: 'No wage', ms: 'Tiada gaji' },
});

export const MTD_FORMULAS = defineMessages({
  epf: { en: 'K + K1, at most L', ms: 'K + K1, paling banyak L' },
  later: { en: '(L − K − K1) ÷ n, at most K1', ms: '(L − K − K1) ÷ n, paling banyak K1' },
  laterAnew: { en: '(L − K − K1 − Kt) ÷ n, at most K1', ms: '(L − K − K1 − Kt) ÷ n, paling banyak K1' },
  income: { en: 'P = (Y − K) + (Y1 − K1) + (Y1 − K2) × n − reliefs', ms: 'P = (Y − K) + (Y1 − K1) + (Y1 − K2) × n − pelepasan' },
  normal: { en: 'C = [tax − (Z + X)] ÷ (n + 1)', ms: 'C = [cukai − (Z + X)] ÷ (n + 1)' },
  incomeAnew: { en: 'P + (Yt − Kt), with the K2 of the step above', ms: 'P + (Yt − Kt), dengan K2 langkah di atas' },
  additional: { en: 'Tax − (E + Z)', ms: 'Cukai − (E + Z)' },
  difference: { en: 'Tax with the additional pay − tax without it', ms: 'Cukai dengan saraan tambahan − cukai tanpanya' },
  small: { en: 'An amount below the smallest one counts as 0', ms: 'Amaun di bawah amaun terkecil dikira 0' },
  payable: { en: 'C − zakat + additional, at least 0', ms: 'C − zakat + tambahan, sekurang-kurangnya 0' },
  settled: { en: 'MTD − Z1 + additional', ms: 'PCB − Z1 + tambahan' },
  rebated: { en: 'P × rate − T', ms: 'P × kadar − T' },
  untaxed: { en: 'P is within the part without tax', ms: 'P dalam bahagian tanpa cukai' },
});

export const WAGE_FORMULAS = defineMessages({
  termination: { en: 'Wages of 12 months ÷ 365 × days a year × months ÷ 12', ms: 'Gaji 12 bulan ÷ 365 × hari setahun × bulan ÷ 12' },
  premium: { en: 'Wages ÷ 26 ÷ hours of a day × hours that the work is worth', ms: 'Gaji ÷ 26 ÷ jam sehari × jam yang bernilai bagi kerja itu' },
  incomplete: { en: 'Wages × days ÷ days of the month', ms: 'Gaji × hari ÷ hari dalam bulan' },
  exempt: { en: 'At most the limit less what was used this year', ms: 'Paling banyak had tolak yang digunakan tahun ini' },
});
