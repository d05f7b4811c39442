/** Scheduled work inside one company: done in the name of its owner, who sees everybody. */
import type { ModuleKey } from '#platform/contract/manifest.ts';
import { contextAs } from '#platform/server/access/acting-owner.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx, Services } from '#platform/server/context.ts';

export interface CompanyOwner {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly timezone: string | null;
  /** What is switched on. */
  readonly modules: Partial<Record<ModuleKey, boolean>>;
}

/** Companies that have a module switched on, with their owners; null: all. */
export const companiesWith = (services: Services, module: ModuleKey | null): Promise<CompanyOwner[]> =>
  transact(services.pool, { companyId: null, userId: null, system: true, readOnly: true }, async (tx) => {
    const { rows } = await tx.client.query<CompanyOwner>(
      `select c.id, c.user_id, u.name, c.config ->> 'timezone' as timezone, c.modules from companies c join users u on u.id = c.user_id
       where c.deleted_at is null and ($1::text is null or (c.modules ->> $1)::boolean) order by c.id`,
      [module],
    );
    return rows;
  });

/** One transaction in a company, behind its wall. */
export function inCompany<T>(services: Services, { id, user_id, name, timezone }: CompanyOwner, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const owner = { companyId: id, userId: user_id, name, timeZone: timezone };
  return transact(services.pool, { companyId: id, userId: user_id }, (tx) => work(contextAs(tx, owner, { services, clock: services.clock }, 'job')));
}
