/** The first value of the five flags of an earning, and of a deduction's contribution_total_type. */
import { EARNING_TREATMENTS, WAGE_REDUCING_DEDUCTIONS, type EarningTreatment, type EarningType, type MtdKind } from './earnings-treatment.params.ts';
import { RECOMMENDED_READINGS, type UnsettledReadings } from '../unsettled.params.ts';

export interface EarningDefaults {
  readonly epf: boolean;
  readonly socso: boolean;
  readonly eis: boolean;
  readonly hrdf: boolean;
  readonly tax: boolean;
  readonly mtd: MtdKind;
  /** Line of the MTD worksheet; null when the earning is not taxed. */
  readonly mtd_key: string | null;
  /** The settings that decided an unsettled point. */
  readonly readings: readonly (keyof UnsettledReadings)[];
}

const isEarningType = (type: string): type is EarningType => Object.hasOwn(EARNING_TREATMENTS, type);

/** Flags of an earning by its type; an unknown type counts as Other. */
export function earningDefaults(type: string, readings: UnsettledReadings = RECOMMENDED_READINGS): EarningDefaults {
  const treatment: EarningTreatment = EARNING_TREATMENTS[isEarningType(type) ? type : 'Other'];
  const asked: (keyof UnsettledReadings)[] = [];
  const settle = (value: EarningTreatment['epf']): boolean => {
    if (typeof value === 'boolean') return value;
    asked.push(value.unsettled);
    return readings[value.unsettled] === true;
  };
  const epf = settle(treatment.epf);
  const socso = settle(treatment.socso);
  const taxed = treatment.mtd !== 'none';
  return {
    epf,
    socso,
    eis: socso,
    hrdf: treatment.hrdf,
    tax: taxed,
    mtd: treatment.mtd,
    mtd_key: taxed ? treatment.key : null,
    readings: asked,
  };
}

/** `salary`: unpaid leave, absence and lateness reduce the wages themselves; else `other`. */
export function deductionDefault(type: string): 'salary' | 'other' {
  return WAGE_REDUCING_DEDUCTIONS.includes(type) ? 'salary' : 'other';
}
