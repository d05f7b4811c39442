/** Everyone who belongs to the selected company. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pageWithTotal } from '#platform/server/db/read-page.ts';
import { asSystem } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listUsers as endpoint } from '../contract/user.endpoints.ts';
import { presentUser } from './user.presenter.ts';
import { USER_COLUMNS, type StoredUser } from './user.store.ts';

const COLUMNS = { id: 'u.id', name: 'lower(u.name)', email: 'u.email', status: 'u.status', last_login_at: 'u.last_login_at' } as const;

export async function listUsers(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { rows, meta } = await pageWithTotal(input, async (limit, offset) => {
    const found = await ctx.client.query<StoredUser & { total: number }>(
      `select ${USER_COLUMNS}, case when identity_alone(u.id, m.company_id) then u.last_login_at else m.last_used_at end as last_login_at,
            count(*) over ()::int as total
     from company_users m join users u on u.id = m.user_id
     where m.company_id = $1 and u.deleted_at is null
       and ($2::text is null or u.status = $2)
       and ($3::text is null or u.name ilike $3 or u.email ilike $3)
     order by ${COLUMNS[input.sort_by]} ${input.sort} nulls last, u.id ${input.sort}
     limit $4 offset $5`,
      [ctx.companyId, input.status ?? null, input.keyword ? containing(input.keyword) : null, limit, offset],
    );
    return found.rows;
  });
  const counts = input.with_count.has('companies')
    ? await companiesCount(
        ctx,
        rows.map(({ id }) => id),
      )
    : null;
  const data = rows.map((row) => ({ ...presentUser(ctx.services, row), ...(counts ? { companies_count: counts.get(row.id) ?? 0 } : {}) }));
  return { data, meta };
}

/** How many companies each user belongs to. Counts past the wall, names nothing. */
export async function companiesCount(ctx: Pick<Ctx, 'client'>, userIds: readonly number[]): Promise<Map<number, number>> {
  return asSystem(ctx, async ({ client }) => {
    const { rows } = await client.query<{ user_id: number; n: number }>(
      `select user_id, count(*)::int as n from company_users where user_id = any($1) and status = 'Active' group by user_id`,
      [userIds],
    );
    return new Map(rows.map(({ user_id, n }) => [user_id, n]));
  });
}
