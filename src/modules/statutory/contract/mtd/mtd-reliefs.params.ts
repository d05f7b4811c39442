/** Compulsory reliefs of the MTD formula, in sen a year, by year of assessment. */
import { ZERO, fromRinggit, type Sen } from '#platform/contract/money.ts';
import { requireInForce, type Dated, type Month } from '../choose-in-force.ts';
import type { RuleSet } from '../rule-set.params.ts';
import { SOURCES } from '../sources.params.ts';

export interface ReliefAmounts {
  /** D: the individual and dependent relatives. */
  readonly self: Sen;
  /** S: spouse without income. */
  readonly spouse: Sen;
  /** DU: disabled individual, further. */
  readonly selfDisabled: Sen;
  /** SU: disabled spouse, further. */
  readonly spouseDisabled: Sen;
  /** Q: each child unit. */
  readonly childUnit: Sen;
  /** EPF and other approved schemes. */
  readonly epf: Sen;
}

const amounts = (selfDisabled: number, spouseDisabled: number): ReliefAmounts => ({
  self: fromRinggit(9000),
  spouse: fromRinggit(4000),
  selfDisabled: fromRinggit(selfDisabled),
  spouseDisabled: fromRinggit(spouseDisabled),
  childUnit: fromRinggit(2000),
  epf: fromRinggit(4000),
});

export const RELIEF_AMOUNTS: readonly Dated<ReliefAmounts>[] = [
  { from: '2020-01', value: amounts(6000, 5000), unit: 'sen a year', source: SOURCES.reliefsEarlier },
  { from: '2024-01', value: amounts(6000, 5000), unit: 'sen a year', source: SOURCES.reliefs2024 },
  { from: '2025-01', value: amounts(7000, 6000), unit: 'sen a year', source: SOURCES.reliefs2025 },
];

/** Section 9 of the specification knows no relief for a disabled individual. */
export const SPECIFICATION_RELIEF_AMOUNTS: Dated<ReliefAmounts> = {
  from: '2024-01',
  value: { ...amounts(0, 5000), selfDisabled: ZERO },
  unit: 'sen a year',
  source: SOURCES.specification,
};

export function reliefAmountsAt(month: Month, rules: RuleSet): Dated<ReliefAmounts> {
  return rules.mtd.reliefsAsOf === null ? requireInForce(RELIEF_AMOUNTS, month) : SPECIFICATION_RELIEF_AMOUNTS;
}
