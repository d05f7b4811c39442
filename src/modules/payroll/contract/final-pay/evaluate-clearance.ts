/** Whether the tax office clears a leaver before the money goes out (Income Tax Act 1967, s.83(3) to (5)). Pure. */
import { defineMessages } from '#platform/contract/messages.ts';

export interface ClearanceCase {
  readonly citizenship: 'citizen' | 'permanent_resident' | 'foreign';
  /** Gratuity, compensation or any payment for the end of the employment, exempt or not. */
  readonly terminationMoney: boolean;
  /** MTD is worked out for this person, whether or not any was due. */
  readonly underMtd: boolean;
  /** Leaves Malaysia for more than three months. */
  readonly leavingMalaysia: boolean;
  /** The officer says: the income is not chargeable to tax. */
  readonly notChargeable: boolean;
  /** The officer says: the same employer goes on employing the person. */
  readonly goesOn: boolean;
}

export const CLEARANCE_FORMS = ['CP22A', 'CP21'] as const;
export const CLEARANCE_REASONS = defineMessages({
  notChargeable: { en: 'Not needed: the income is not chargeable to tax.', ms: 'Tidak diperlukan: pendapatan tidak boleh dikenakan cukai.' },
  goesOn: {
    en: 'Not needed: the employee continues with the same employer.',
    ms: 'Tidak diperlukan: pekerja terus bekerja dengan majikan yang sama.',
  },
  citizen: {
    en: 'Not needed: a Malaysian citizen without gratuity or compensation, subject to or below monthly tax deduction.',
    ms: 'Tidak diperlukan: warganegara Malaysia tanpa ganjaran atau pampasan, tertakluk kepada atau di bawah potongan cukai bulanan.',
  },
  money: {
    en: 'Needed: a payment for the end of the employment is made, even if it is exempt.',
    ms: 'Diperlukan: bayaran bagi penamatan pekerjaan dibuat, walaupun dikecualikan cukai.',
  },
  foreign: { en: 'Needed: not a Malaysian citizen.', ms: 'Diperlukan: bukan warganegara Malaysia.' },
  noMtd: { en: 'Needed: the pay is not subject to monthly tax deduction.', ms: 'Diperlukan: gaji tidak tertakluk kepada potongan cukai bulanan.' },
});
export type ClearanceReason = keyof typeof CLEARANCE_REASONS;

export interface Clearance {
  readonly needed: boolean;
  /** CP21 where the person leaves Malaysia; null: none is needed. */
  readonly form: (typeof CLEARANCE_FORMS)[number] | null;
  readonly reason: ClearanceReason;
}

export function evaluateClearance({ citizenship, terminationMoney, underMtd, leavingMalaysia, notChargeable, goesOn }: ClearanceCase): Clearance {
  const free = (reason: ClearanceReason): Clearance => ({ needed: false, form: null, reason });
  if (notChargeable) return free('notChargeable');
  if (goesOn) return free('goesOn');
  const citizen = citizenship === 'citizen';
  if (citizen && !terminationMoney && underMtd) return free('citizen');
  return { needed: true, form: leavingMalaysia ? 'CP21' : 'CP22A', reason: terminationMoney ? 'money' : citizen ? 'noMtd' : 'foreign' };
}
