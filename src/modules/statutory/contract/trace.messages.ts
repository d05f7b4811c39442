/** Titles of the steps of a calculation. */
import { defineMessages } from '#platform/contract/messages.ts';

export const traceTitles = defineMessages({
  epf_part: { en: 'Part of the Third Schedule', ms: 'Bahagian Jadual Ketiga' },
  epf_stopped: { en: 'No contribution at this age', ms: 'Tiada caruman pada umur ini' },
  epf_nil: { en: 'Wage without contribution', ms: 'Gaji tanpa caruman' },
  epf_band: { en: 'Wage band', ms: 'Julat gaji' },
  epf_employee: { en: 'Employee share', ms: 'Syer pekerja' },
  epf_employer: { en: 'Employer share', ms: 'Syer majikan' },
  epf_bonus: { en: 'Employer share, bonus note', ms: 'Caruman majikan, nota bonus' },
  epf_total: { en: 'Total contribution', ms: 'Jumlah caruman' },
  wage_class: { en: 'Wage class', ms: 'Kelas gaji' },
  wage_class_none: { en: 'No wage class applies', ms: 'Tiada kelas gaji yang berkenaan' },
  socso_employee: { en: 'Employee share, invalidity', ms: 'Caruman pekerja, keilatan' },
  socso_employer: { en: 'Employer share', ms: 'Syer majikan' },
  socso_skbbk: { en: 'Employee share, SKBBK (LINDUNG 24 Jam)', ms: 'Caruman pekerja, SKBBK (LINDUNG 24 Jam)' },
  eis_shares: { en: 'Employee and employer share each', ms: 'Caruman pekerja dan majikan, masing-masing' },
  hrdf_levy: { en: 'Employer levy', ms: 'Levi majikan' },
  mtd_epf: { en: 'EPF within the yearly relief', ms: 'KWSP dalam had pelepasan tahunan' },
  mtd_k2: { en: 'EPF expected for each later month', ms: 'Anggaran KWSP bagi setiap bulan berikutnya' },
  mtd_k2_additional: { en: 'EPF expected, with the additional pay', ms: 'KWSP anggaran, dengan saraan tambahan' },
  mtd_reliefs: { en: 'Reliefs', ms: 'Pelepasan' },
  mtd_p: { en: 'Chargeable income of the year', ms: 'Pendapatan bercukai setahun' },
  mtd_p_additional: { en: 'Chargeable income with the additional pay', ms: 'Pendapatan bercukai dengan saraan tambahan' },
  mtd_tax: { en: 'Tax of the year', ms: 'Cukai setahun' },
  mtd_tax_additional: { en: 'Tax of the year with the additional pay', ms: 'Cukai setahun dengan saraan tambahan' },
  mtd_normal: { en: 'MTD on normal pay', ms: 'PCB atas saraan biasa' },
  mtd_small: { en: 'Below the amount that is deducted', ms: 'Di bawah amaun yang dipotong' },
  mtd_year: { en: 'MTD of the year on normal pay', ms: 'PCB tahun atas saraan biasa' },
  mtd_additional: { en: 'MTD on additional pay', ms: 'PCB atas saraan tambahan' },
  mtd_flat: { en: 'Flat deduction', ms: 'Potongan kadar tetap' },
  termination_benefit: { en: 'Termination benefit', ms: 'Faedah penamatan kerja' },
  mtd_payable: { en: 'MTD to deduct', ms: 'PCB yang perlu dipotong' },
});

export const traceWords = defineMessages({
  law: { en: 'law', ms: 'undang-undang' },
  specification: { en: 'specification', ms: 'spesifikasi' },
  company: { en: 'company', ms: 'syarikat' },
  version: { en: 'version', ms: 'versi' },
  rounding: { en: 'rounding', ms: 'pembundaran' },
  yes: { en: 'yes', ms: 'ya' },
  no: { en: 'no', ms: 'tidak' },
});

export const roundingTitles = defineMessages({
  ceilToRinggit: { en: 'up to the whole ringgit', ms: 'naik kepada ringgit penuh' },
  truncateToSen: { en: 'drop fractions of a sen', ms: 'buang pecahan sen' },
  ceilToFiveSen: { en: 'up to 5 sen', ms: 'naik kepada 5 sen' },
  roundToSen: { en: 'to the nearest sen, half up', ms: 'kepada sen terdekat, separuh ke atas' },
});
