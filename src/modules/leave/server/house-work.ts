/** Scheduled work inside one company: done in the name of its owner, who sees everybody. */
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx, House } from '#platform/server/http/context.ts';

interface CompanyOwner {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly timezone: string | null;
}

/** Companies that use leave, with their owners. */
export const companiesWithLeave = (house: House): Promise<CompanyOwner[]> =>
  transact(house.pool, { companyId: null, userId: null, system: true, readOnly: true }, async (tx) => {
    const { rows } = await tx.client.query<CompanyOwner>(
      `select c.id, c.user_id, u.name, c.config ->> 'timezone' as timezone from companies c join users u on u.id = c.user_id
       where c.deleted_at is null and (c.modules ->> 'leave')::boolean order by c.id`,
    );
    return rows;
  });

/** One transaction in a company, behind its wall. */
export function inCompany<T>(house: House, owner: CompanyOwner, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const actor: Ctx['actor'] = {
    userId: owner.user_id,
    tokenId: 0,
    name: owner.name,
    email: '',
    locale: 'en',
    verified: true,
    companyId: owner.id,
    timeZone: owner.timezone ?? DEFAULT_TIME_ZONE,
    activeEmployees: 0,
    type: 'owner',
    is_admin: true,
    employee: null,
    promoter: null,
    modules: {},
    accesses: [],
    scope: { all: true },
  };
  const request = { id: 'job', ip: '', userAgent: '', origin: '' };
  return transact(house.pool, { companyId: owner.id, userId: owner.user_id }, (tx) =>
    work({ ...tx, house, clock: house.clock, locale: 'en', request, actor, companyId: owner.id }),
  );
}
