/** What is exempt from tax and shown in F: yearly limits by year of assessment. What is above goes to a box of B. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { inForce, type Dated } from '#modules/statutory/contract/choose-in-force.ts';
import { SOURCES } from '#modules/statutory/contract/sources.params.ts';
import type { EaBox } from './ea-boxes.params.ts';

export type ExemptionKey = 'travel' | 'childcare' | 'award' | 'compensation';

interface Exemption {
  readonly title: Text;
  /** Where the excess belongs. */
  readonly excess: EaBox;
  /** The limit of a year, or of each completed year of service. */
  readonly perYearOfService: boolean;
  readonly limits: readonly Dated<Sen>[];
}

const COMPENSATION = {
  name: 'ITA Sch. 6',
  where: 'Income Tax Act 1967 (Act 53), Schedule 6, paragraph 15: RM10,000 for each completed year of service',
  confidence: 'agreed',
} as const;
const yearly = (ringgit: number): Dated<Sen>[] => [{ from: '2020-01', value: fromRinggit(ringgit), unit: 'sen a year', source: SOURCES.mtd2026 }];

export const EXEMPTIONS: Readonly<Record<ExemptionKey, Exemption>> = {
  travel: {
    title: { en: 'Petrol, travelling or toll for official duty', ms: 'Petrol, perjalanan atau tol untuk tugas rasmi' },
    excess: 'B1c',
    perYearOfService: false,
    limits: yearly(6000),
  },
  childcare: { title: { en: 'Childcare allowance', ms: 'Elaun penjagaan anak' }, excess: 'B1c', perYearOfService: false, limits: yearly(3000) },
  award: {
    title: { en: 'Awards for service, innovation or long service', ms: 'Anugerah perkhidmatan, inovasi atau khidmat lama' },
    excess: 'B1c',
    perYearOfService: false,
    limits: yearly(2000),
  },
  compensation: {
    title: { en: 'Compensation for loss of employment', ms: 'Pampasan kehilangan pekerjaan' },
    excess: 'B6',
    perYearOfService: true,
    limits: [{ from: '2020-01', value: fromRinggit(10_000), unit: 'sen a completed year of service', source: COMPENSATION }],
  },
};

export interface ExemptionLimit {
  readonly limit: Sen;
  readonly from: string;
  readonly source: string;
}

/** The limit of a year; null where the law has none. */
export function exemptionLimit(key: ExemptionKey, year: number, yearsOfService: number): ExemptionLimit | null {
  const found = inForce(EXEMPTIONS[key].limits, `${year}-12`);
  if (!found) return null;
  const times = EXEMPTIONS[key].perYearOfService ? Math.max(0, yearsOfService) : 1;
  return { limit: (found.value * times) as Sen, from: found.from, source: found.source.where };
}
