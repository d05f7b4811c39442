/** Kinds of payroll: the monthly one, runs that stand beside it, and the advance that it takes back. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYROLL_KINDS = ['monthly', 'bonus', 'adhoc', 'advance', 'final'] as const;
export type PayrollKind = (typeof PAYROLL_KINDS)[number];
/** Wages beside the monthly payroll: contributions and tax are those of the month less what was taken. */
export const RUN_KINDS = ['bonus', 'adhoc'] as const satisfies readonly PayrollKind[];
/** Kinds that stand beside a month: those runs, and the last pay of a leaver. */
export type RunKind = (typeof RUN_KINDS)[number] | 'final';

export const KIND_WORDS = defineMessages({
  monthly: { en: 'Monthly', ms: 'Bulanan' },
  bonus: { en: 'Bonus', ms: 'Bonus' },
  adhoc: { en: 'Ad hoc', ms: 'Ad hoc' },
  advance: { en: 'Advance', ms: 'Pendahuluan' },
  final: { en: 'Final pay', ms: 'Bayaran akhir' },
});
