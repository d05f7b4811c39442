/** Every change of one employee, newest first. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pageWithTotal } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type { listAudit as endpoint } from '../contract/employee.endpoints.ts';
import { getEmployee } from './employee.store.ts';

interface Entry {
  readonly id: number;
  readonly action: string;
  readonly user_id: number | null;
  readonly at: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly total: number;
}

export async function listAudit(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await getEmployee(ctx, input.id);
  const { rows, meta } = await pageWithTotal(input, async (limit, offset) => {
    const found = await ctx.client.query<Entry>(
      `select id, action, user_id, at, before, after, count(*) over () as total from audit_logs
       where company_id = $1 and subject_type = 'employee' and subject_id = $2
       order by id ${input.sort === 'asc' ? 'asc' : 'desc'} limit $3 offset $4`,
      [ctx.companyId, input.id, limit, offset],
    );
    return found.rows;
  });
  const names = await userNames(
    ctx,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const data = rows.map(({ user_id, ...entry }) => ({ ...entry, by: user_id === null ? null : (names.get(user_id) ?? null) }));
  return { data, meta };
}
