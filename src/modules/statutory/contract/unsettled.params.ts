/**
 * What the law leaves unsettled: each point is a setting with a recommended default, and a trace
 * names the reading it used.
 */
import { defineMessages } from '#platform/contract/messages.ts';

export interface UnsettledReadings {
  /** EPF: how the rounded total of an exact percentage is split. */
  readonly epf_split: 'employee_up' | 'employee_truncated' | 'each_up';
  /** The day on which an age counts for EPF, SOCSO and EIS. */
  readonly age_reference: 'month_start' | 'pay_date' | 'month_end';
  /** The day on which a child's age counts: ITA s.48 asks for "any time in the basis year". */
  readonly child_age_reference: 'year_start' | 'pay_date';
  /** MTD: compare the whole ringgit of P with the printed limits, or P itself. */
  readonly mtd_table_reading: 'whole_ringgit' | 'strict';
  /** MTD in a bonus month: step 1[E] takes 0 or the small amount when the normal MTD is below RM10. */
  readonly mtd_small_normal: 'zero' | 'amount';
  /** MTD: the RM10 test looks at the truncated or at the rounded amount. */
  readonly mtd_minimum_test: 'truncated' | 'rounded';
  /** MTD in a bonus month: round the sum (e-PCB), or each part. */
  readonly mtd_rounding_order: 'final_sum' | 'each_part';
  /** SOCSO and EIS relief: claimed on TP1, or filled in every month. */
  readonly socso_relief: 'claimed' | 'automatic';
  /** SKBBK counts toward the SOCSO relief. */
  readonly skbbk_in_relief: boolean;
  /** SOCSO and EIS on pay in lieu of notice. */
  readonly socso_on_notice_pay: boolean;
  /** SOCSO and EIS on retrenchment and termination benefit. */
  readonly socso_on_termination_benefit: boolean;
}

export const RECOMMENDED_READINGS: UnsettledReadings = {
  epf_split: 'employee_up',
  age_reference: 'month_start',
  child_age_reference: 'year_start',
  mtd_table_reading: 'whole_ringgit',
  mtd_small_normal: 'zero',
  mtd_minimum_test: 'truncated',
  mtd_rounding_order: 'final_sum',
  socso_relief: 'claimed',
  skbbk_in_relief: false,
  socso_on_notice_pay: false,
  socso_on_termination_benefit: false,
};

/** Fills what a company has not set. Returns the recommended object itself when nothing is set. */
export function readingsOf(chosen?: Partial<UnsettledReadings>): UnsettledReadings {
  return chosen ? { ...RECOMMENDED_READINGS, ...chosen } : RECOMMENDED_READINGS;
}

export const readingTitles = defineMessages({
  epf_split: { en: 'Split of the rounded EPF total', ms: 'Pembahagian jumlah KWSP yang dibundarkan' },
  age_reference: { en: 'Day on which an age counts', ms: 'Hari rujukan umur' },
  child_age_reference: { en: 'Day on which a child’s age counts', ms: 'Hari rujukan umur anak' },
  mtd_table_reading: { en: 'Reading of the tax table at a limit', ms: 'Bacaan jadual cukai pada had' },
  mtd_small_normal: { en: 'Normal MTD below RM10 in a bonus month', ms: 'PCB biasa di bawah RM10 pada bulan bonus' },
  mtd_minimum_test: { en: 'Amount tested against RM10', ms: 'Amaun yang diuji dengan RM10' },
  mtd_rounding_order: { en: 'Order of rounding in a bonus month', ms: 'Turutan pembundaran pada bulan bonus' },
  socso_relief: { en: 'SOCSO and EIS relief', ms: 'Pelepasan PERKESO dan SIP' },
  skbbk_in_relief: { en: 'SKBBK counts toward the SOCSO relief', ms: 'SKBBK dikira dalam pelepasan PERKESO' },
  socso_on_notice_pay: { en: 'SOCSO and EIS on pay in lieu of notice', ms: 'PERKESO dan SIP atas bayaran ganti notis' },
  socso_on_termination_benefit: { en: 'SOCSO and EIS on termination benefit', ms: 'PERKESO dan SIP atas faedah penamatan' },
});
