/** The readings of unsettled law in words, for settings and for traces. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { readingTitles, type UnsettledReadings } from './unsettled.params.ts';

const YES_NO = defineMessages({ true: EVERYDAY.yes, false: EVERYDAY.no });

export const readingWords: Readonly<Record<keyof UnsettledReadings, Readonly<Record<string, { readonly en: string; readonly ms: string }>>>> = {
  epf_split: defineMessages({
    employee_up: { en: 'Employee share up to the ringgit', ms: 'Syer pekerja naik kepada ringgit' },
    employee_truncated: { en: 'Employee share without sen', ms: 'Syer pekerja tanpa sen' },
    each_up: { en: 'Each share up to the ringgit', ms: 'Setiap syer naik kepada ringgit' },
  }),
  age_reference: defineMessages({
    month_start: { en: 'First day of the month', ms: 'Hari pertama bulan' },
    pay_date: { en: 'Pay date', ms: 'Tarikh gaji' },
    month_end: { en: 'Last day of the month', ms: 'Hari terakhir bulan' },
  }),
  child_age_reference: defineMessages({
    year_start: { en: 'First day of the year', ms: 'Hari pertama tahun' },
    pay_date: { en: 'Pay date', ms: 'Tarikh gaji' },
  }),
  mtd_table_reading: defineMessages({
    whole_ringgit: { en: 'Whole ringgit of P', ms: 'Ringgit penuh bagi P' },
    strict: { en: 'P itself', ms: 'P itu sendiri' },
  }),
  mtd_small_normal: defineMessages({
    zero: { en: 'Counts as 0', ms: 'Dikira 0' },
    amount: { en: 'The amount itself', ms: 'Amaun itu sendiri' },
  }),
  mtd_minimum_test: defineMessages({
    truncated: { en: 'The truncated amount', ms: 'Amaun yang dipotong' },
    rounded: { en: 'The rounded amount', ms: 'Amaun yang dibundarkan' },
  }),
  mtd_rounding_order: defineMessages({
    final_sum: { en: 'The sum once', ms: 'Jumlah sekali sahaja' },
    each_part: { en: 'Each part', ms: 'Setiap bahagian' },
  }),
  socso_relief: defineMessages({
    claimed: { en: 'Claimed on TP1', ms: 'Dituntut melalui TP1' },
    automatic: { en: 'Filled in every month', ms: 'Diisi setiap bulan' },
  }),
  skbbk_in_relief: YES_NO,
  socso_on_notice_pay: YES_NO,
  socso_on_termination_benefit: YES_NO,
};

const READINGS = Object.keys(readingTitles) as (keyof UnsettledReadings)[];

/** How a trace names the readings among its inputs, and what was chosen. */
export const readingNames = Object.fromEntries(READINGS.map((key) => [key, { title: readingTitles[key], values: readingWords[key] }]));
