/** What is exempt from tax stands in F; where the excess belongs, and the limit of a year. The limits themselves are those of the tax. */
import type { Text } from '#platform/contract/messages.ts';
import type { Sen } from '#platform/contract/money.ts';
import { inForce } from '#modules/statutory/contract/choose-in-force.ts';
import { EXEMPTIONS, type ExemptionKey } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import type { EaBox } from '#modules/statutory/contract/ea-boxes.params.ts';

/** The box of B for what lies above the limit. */
export const EXCESS_BOX: Readonly<Record<ExemptionKey, EaBox>> = {
  travel: 'B1c',
  childcare: 'B1c',
  award: 'B1c',
  actual: 'B1c',
  compensation: 'B6',
  gratuity: 'B1f',
};

export interface ExemptionLimit {
  readonly limit: Sen;
  readonly from: string;
  readonly source: Text;
}

/** The limit of a year; null where the law has none. */
export function exemptionLimit(key: ExemptionKey, year: number, yearsOfService: number): ExemptionLimit | null {
  const found = inForce(EXEMPTIONS[key].limits, `${year}-12`);
  if (!found || found.value === null) return null;
  const times = EXEMPTIONS[key].per === 'year_of_service' ? Math.max(0, yearsOfService) : 1;
  return { limit: (found.value * times) as Sen, from: found.from, source: found.source.where };
}
