/** The states of a payout, and what its lines are. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYOUT_STATUSES = ['Unpaid', 'Approved', 'Paid'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Of a calculation. */
export const PAYOUT_RUN_STATUSES = ['pending', 'running', 'success', 'failed'] as const;

export const PAYOUT_LINE_KINDS = ['base', 'rest_day', 'public_holiday', 'overtime', 'commission', 'target', 'allowance', 'late', 'difference'] as const;
export type PayoutLineKind = (typeof PAYOUT_LINE_KINDS)[number];
export const PAYOUT_LINE_WORDS = defineMessages({
  base: { en: 'Base pay', ms: 'Gaji pokok' },
  rest_day: { en: 'Rest day', ms: 'Hari rehat' },
  public_holiday: { en: 'Public holiday', ms: 'Cuti umum' },
  overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  commission: { en: 'Commission', ms: 'Komisen' },
  target: { en: 'Target', ms: 'Sasaran' },
  allowance: { en: 'Allowance', ms: 'Elaun' },
  late: { en: 'Late start', ms: 'Lewat mula' },
  difference: { en: 'Difference of an earlier payout', ms: 'Perbezaan bayaran terdahulu' },
});
