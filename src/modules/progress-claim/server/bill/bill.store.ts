/** SQL of bills of quantities: a bill is read whole, in its order. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pcrItems as i, type ItemRecord } from '../progress-claim.tables.ts';

const whole = prepared('pcr.bill', ['company', 'project'], (db, $) =>
  db
    .select()
    .from(i)
    .where(and(eq(i.company_id, $.company), eq(i.project_id, $.project)))
    .orderBy(asc(i.position), asc(i.id)),
);

export const billOf = (ctx: Ctx, projectId: number): Promise<ItemRecord[]> => whole(ctx, { company: ctx.companyId, project: projectId });

const summed = preparedText<{ total: string; n: number; last: number | null }>(
  'pcr.bill-sum',
  `select coalesce(sum(amount), 0) as total, count(*)::int as n, max(position) as last from pcr_items where company_id = $1 and project_id = $2`,
);

/** What a bill comes to, how many lines it has, and the position of its last one. */
export async function billSum(ctx: Ctx, projectId: number): Promise<{ total: string; n: number; last: number }> {
  const [row] = await summed(ctx.client, [ctx.companyId, projectId]);
  return { total: row?.total ?? '0', n: row?.n ?? 0, last: row?.last ?? 0 };
}

/** Where a line goes that names no place: below the last one, ten apart so that others fit between. */
export const nextPlace = (projectId: number) =>
  sql`(select coalesce(max(position), 0) + 10 from pcr_items where company_id = mesra_company_id() and project_id = ${projectId})` as never;
