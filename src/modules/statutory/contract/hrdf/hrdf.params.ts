/** HRD levy (Act 612): 1 % for employers in scope, 0.5 % for those registered by choice. */
import { percent, type Ratio } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';

export type HrdfRateName = 'compulsory' | 'optional';

export const HRDF_RATES: readonly Dated<Readonly<Record<HrdfRateName, Ratio>>>[] = [
  { from: '2001-05', value: { compulsory: percent(1), optional: percent(0.5) }, unit: 'per cent of the wage', source: SOURCES.hrdLevy },
];
