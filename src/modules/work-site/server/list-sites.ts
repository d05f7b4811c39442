/** Work sites of the company, for whoever chooses among them. */
import { and, count, eq, ilike, isNull, or } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { siteOf } from '#modules/company/server/public.ts';
import type { listSites as endpoint } from '../contract/site.endpoints.ts';
import { workSites as s } from './work-site.tables.ts';

export async function listSites(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const like = input.keyword && containing(input.keyword);
  const where = and(
    eq(s.company_id, ctx.companyId),
    isNull(s.deleted_at),
    eq(s.status, 'Active'),
    like ? or(ilike(s.name, like), ilike(s.code, like)) : undefined,
  );
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db.select().from(s).where(where),
    count: ctx.db.select({ total: count() }).from(s).where(where),
    order: (to) => [to(s[input.sort_by]), to(s.id)],
  });
  return { data: rows.map(siteOf), meta };
}
