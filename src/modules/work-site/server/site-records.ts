/** What is recorded at sites. The module that records it hands in the answer. */
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import type { Worksite } from '#modules/employee/contract/worksite.schema.ts';

export interface SiteRecords {
  /** Those among `ids` that somebody was or will be at, or is planned for. */
  readonly used: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlySet<number>>;
  /** On how many days somebody came, by place (`site 3`, `branch 1`); absent: on none. */
  readonly days: (ctx: Ctx, employeeId: number) => Promise<ReadonlyMap<string, number>>;
}

export const siteRecords = singleExtensionPoint<SiteRecords>('what is recorded at sites');

export const placeKey = ({ of, id }: Pick<Worksite, 'of' | 'id'>): string => `${of} ${id}`;

export const recordedSites = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  (await providerOf(siteRecords)?.used(ctx, ids)) ?? new Set();

export const daysAtPlaces = async (ctx: Ctx, employeeId: number): Promise<ReadonlyMap<string, number>> =>
  (await providerOf(siteRecords)?.days(ctx, employeeId)) ?? new Map();
