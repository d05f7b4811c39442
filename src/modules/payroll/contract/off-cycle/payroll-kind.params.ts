/** Kinds of payroll: the monthly one, and runs that stand beside it. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYROLL_KINDS = ['monthly', 'bonus', 'adhoc'] as const;
export type PayrollKind = (typeof PAYROLL_KINDS)[number];
export const RUN_KINDS = ['bonus', 'adhoc'] as const satisfies readonly PayrollKind[];
export type RunKind = (typeof RUN_KINDS)[number];

export const KIND_WORDS = defineMessages({
  monthly: { en: 'Monthly', ms: 'Bulanan' },
  bonus: { en: 'Bonus', ms: 'Bonus' },
  adhoc: { en: 'Ad hoc', ms: 'Ad hoc' },
});
