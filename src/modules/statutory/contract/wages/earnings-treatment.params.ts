/**
 * Which earning counts for EPF, SOCSO (with EIS and SKBBK), HRD levy and MTD: the first value of the
 * five flags of a pay item. A company may change them.
 */
import { defineMessages } from '#platform/contract/messages.ts';
import type { UnsettledReadings } from '../unsettled.params.ts';

/** `by_month`: normal when paid every month, else additional. */
export type MtdKind = 'none' | 'normal' | 'additional' | 'by_month';
type Unsettled = { readonly unsettled: keyof UnsettledReadings };

export interface EarningTreatment {
  readonly epf: boolean | Unsettled;
  /** SOCSO, EIS and SKBBK have one wage definition. */
  readonly socso: boolean | Unsettled;
  readonly hrdf: boolean;
  readonly mtd: MtdKind;
  /** Line of the MTD worksheet. */
  readonly key: string;
}

const row = (epf: boolean | Unsettled, socso: boolean | Unsettled, hrdf: boolean, mtd: MtdKind, key = 'remuneration_month'): EarningTreatment => ({
  epf,
  socso,
  hrdf,
  mtd,
  key,
});

export const EARNING_TREATMENTS = {
  Basic: row(true, true, true, 'normal'),
  'Fixed Allowance': row(true, true, true, 'normal'),
  'Variable Allowance': row(true, true, false, 'normal'),
  'Travelling Allowance': row(false, false, false, 'normal'),
  Overtime: row(false, true, false, 'normal'),
  'Rest Day': row(true, true, false, 'normal'),
  'Public Holiday': row(true, true, false, 'normal'),
  'Paid Leave': row(true, true, true, 'normal'),
  'Leave Encashment': row(true, true, true, 'additional', 'other'),
  Bonus: row(true, false, false, 'additional', 'bonus'),
  Commission: row(true, true, false, 'by_month', 'commission'),
  Arrear: row(true, true, true, 'additional', 'arrear'),
  'Service Charge': row(false, true, false, 'normal'),
  Gratuity: row(false, false, false, 'additional', 'gratuity'),
  'Director Fee': row(false, false, false, 'by_month', 'director_fee'),
  Compensation: row(false, { unsettled: 'socso_on_termination_benefit' }, false, 'additional', 'compensation'),
  // KWSP lists pay in lieu of notice among the payments without contribution.
  'Notice Pay': row(false, { unsettled: 'socso_on_notice_pay' }, false, 'additional', 'other'),
  BIK: row(false, false, false, 'normal', 'remuneration_month_mbb'),
  VOLA: row(false, false, false, 'normal', 'remuneration_month_ntk'),
  Claim: row(false, false, false, 'none', ''),
  Other: row(true, true, false, 'normal'),
} as const satisfies Record<string, EarningTreatment>;

export type EarningType = keyof typeof EARNING_TREATMENTS;

export const earningTitles = defineMessages({
  Basic: { en: 'Basic pay', ms: 'Gaji pokok' },
  'Fixed Allowance': { en: 'Fixed allowance', ms: 'Elaun tetap' },
  'Variable Allowance': { en: 'Variable allowance', ms: 'Elaun berubah' },
  'Travelling Allowance': { en: 'Travelling or petrol allowance', ms: 'Elaun perjalanan atau petrol' },
  Overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  'Rest Day': { en: 'Rest-day work', ms: 'Kerja pada hari rehat' },
  'Public Holiday': { en: 'Public-holiday work', ms: 'Kerja pada cuti umum' },
  'Paid Leave': { en: 'Paid leave', ms: 'Cuti bergaji' },
  'Leave Encashment': { en: 'Leave encashment', ms: 'Gantian wang cuti' },
  Bonus: { en: 'Bonus', ms: 'Bonus' },
  Commission: { en: 'Commission', ms: 'Komisen' },
  Arrear: { en: 'Arrears of wages', ms: 'Tunggakan gaji' },
  'Service Charge': { en: 'Service charge or tips', ms: 'Caj perkhidmatan atau tip' },
  Gratuity: { en: 'Gratuity', ms: 'Ganjaran' },
  'Director Fee': { en: 'Director’s fee', ms: 'Fi pengarah' },
  Compensation: { en: 'Compensation for loss of employment', ms: 'Pampasan kehilangan pekerjaan' },
  'Notice Pay': { en: 'Pay in lieu of notice', ms: 'Bayaran ganti notis' },
  BIK: { en: 'Benefits in kind', ms: 'Manfaat berupa barangan' },
  VOLA: { en: 'Value of living accommodation', ms: 'Nilai tempat kediaman' },
  Claim: { en: 'Reimbursement', ms: 'Bayaran balik perbelanjaan' },
  Other: { en: 'Other', ms: 'Lain-lain' },
} satisfies Record<EarningType, { en: string; ms: string }>);

/** Deductions that reduce the wages themselves; every other type leaves the bases alone. */
export const WAGE_REDUCING_DEDUCTIONS: readonly string[] = ['Unpaid Leave', 'Absent', 'Late'];
