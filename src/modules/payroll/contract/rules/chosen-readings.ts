/** What the rules of a company say where it chose nothing. */
import { readingsOf as fillReadings, type UnsettledReadings } from '#modules/statutory/contract/unsettled.params.ts';
import type { PayrollRules } from './payroll-rules.ts';

/** All readings, with the recommended default where the company chose none. */
export function readingsOf({ readings }: Pick<PayrollRules, 'readings'>): UnsettledReadings {
  const chosen = Object.entries(readings).filter(([, value]) => value !== undefined);
  return chosen.length === 0 ? fillReadings() : fillReadings(Object.fromEntries(chosen) as Partial<UnsettledReadings>);
}
