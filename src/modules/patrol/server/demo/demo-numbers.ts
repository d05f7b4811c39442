import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import type { patrolDevices, patrolGuards } from '../patrol.tables.ts';

/** Who is at a site, by its id. */
export interface AtSite {
  readonly guardAt: (site: number) => typeof patrolGuards.$inferSelect | undefined;
  readonly deviceAt: (site: number) => typeof patrolDevices.$inferSelect | undefined;
}

/** The next numbers of a series, so that what is made later has others. */
export const numbersOf = ({ tx, now }: DemoStage, companyId: number, type: string, prefix: string, count: number) =>
  nextNumbers({ client: tx.client, clock: { now: () => now }, companyId, actor: { timeZone: DEFAULT_TIME_ZONE } }, type, prefix, count);
