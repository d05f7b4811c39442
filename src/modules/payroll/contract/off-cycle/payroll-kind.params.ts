/** Kinds of payroll: the monthly one, runs that stand beside it, and the advance that it takes back. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYROLL_KINDS = ['monthly', 'bonus', 'adhoc', 'advance'] as const;
export type PayrollKind = (typeof PAYROLL_KINDS)[number];
/** Wages beside the monthly payroll: contributions and tax are those of the month less what was taken. */
export const RUN_KINDS = ['bonus', 'adhoc'] as const satisfies readonly PayrollKind[];
export type RunKind = (typeof RUN_KINDS)[number];

export const KIND_WORDS = defineMessages({
  monthly: { en: 'Monthly', ms: 'Bulanan' },
  bonus: { en: 'Bonus', ms: 'Bonus' },
  adhoc: { en: 'Ad hoc', ms: 'Ad hoc' },
  advance: { en: 'Advance', ms: 'Pendahuluan' },
});
