/**
 * Two rule sets over the same formulas. `law` follows the Acts by date; `specification` follows
 * sections 5 and 9 of the product specification to the letter for any date.
 */
import { ZERO, fromRinggit, type Sen } from '#platform/contract/money.ts';

export const RULE_SET_NAMES = ['law', 'specification'] as const;
export type RuleSetName = (typeof RULE_SET_NAMES)[number];

export interface RuleSet {
  readonly name: RuleSetName;
  readonly epf: {
    /** Part by citizenship and age, or by age alone (A below 60, E from 60). */
    readonly partBy: 'citizenship' | 'age';
    /** 13 % stays when only a bonus lifts the month over RM5,000. */
    readonly bonusNote: boolean;
    /** No contribution from age 75. */
    readonly stopsAtAge75: boolean;
    /** An employee rate below the statutory one is refused. */
    readonly refusesLowRate: boolean;
    /** Null: the split of a rounded total is the reading chosen in the settings. */
    readonly split: 'each_up' | null;
  };
  /** The last SOCSO and EIS class has no upper limit. */
  readonly lastClassOpen: boolean;
  readonly skbbk: boolean;
  readonly mtd: {
    /** Reliefs and limits of this month instead of the pay month's; null: by date. */
    readonly reliefsAsOf: string | null;
    /** Below this the deduction is not made. */
    readonly minimum: Sen;
    readonly rounding: 'truncate_then_five_sen_up' | 'half_up_to_sen';
    /** One yearly EPF relief for everything, or one each for monthly and additional pay. */
    readonly epfRelief: 'one_a_year' | 'each';
    /** Additional MTD by LHDN's steps 1 to 5, or the yearly tax with less the yearly tax without. */
    readonly additional: 'five_steps' | 'difference';
    /** Null: the reading of the table limits chosen in the settings. */
    readonly tableReading: 'strict' | null;
    /** Children and spouse count in categories 2 and 3 only. */
    readonly singleHasNoChildren: boolean;
  };
}

export const RULE_SETS: Readonly<Record<RuleSetName, RuleSet>> = {
  law: {
    name: 'law',
    epf: { partBy: 'citizenship', bonusNote: true, stopsAtAge75: true, refusesLowRate: true, split: null },
    lastClassOpen: true,
    skbbk: true,
    mtd: {
      reliefsAsOf: null,
      minimum: fromRinggit(10),
      rounding: 'truncate_then_five_sen_up',
      epfRelief: 'one_a_year',
      additional: 'five_steps',
      tableReading: null,
      singleHasNoChildren: true,
    },
  },
  specification: {
    name: 'specification',
    epf: { partBy: 'age', bonusNote: false, stopsAtAge75: false, refusesLowRate: false, split: 'each_up' },
    lastClassOpen: false,
    skbbk: false,
    mtd: {
      reliefsAsOf: '2024-01',
      minimum: ZERO,
      rounding: 'half_up_to_sen',
      epfRelief: 'each',
      additional: 'difference',
      tableReading: 'strict',
      singleHasNoChildren: false,
    },
  },
};
