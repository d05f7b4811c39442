/** What the filters of the list of contracts mean: for the list, and for reports that follow it. */
import { and, eq, gte, ilike, isNull, lte, or, type SQL } from 'drizzle-orm';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ProjectStatus } from '../../contract/project/project.schema.ts';
import { pcrProjects as table } from '../progress-claim.tables.ts';
import { statusOn, today } from '../project.store.ts';

export interface ProjectFilter {
  readonly status?: ProjectStatus | undefined;
  /** Part of the name. */
  readonly client?: string | undefined;
  readonly manager_id?: number | undefined;
  /** In which the works go on. */
  readonly year?: number | undefined;
}

/** Columns that a keyword is looked for in. */
export const PROJECT_WORDS = [table.code, table.name, table.client_name, table.contract_no];

export const filteredProjects = (ctx: Ctx, { status, client, manager_id, year }: ProjectFilter): SQL | undefined =>
  and(
    status && eq(statusOn(today(ctx)), status),
    client ? ilike(table.client_name, containing(client)) : undefined,
    manager_id ? eq(table.manager_id, manager_id) : undefined,
    year ? and(lte(table.start_date, `${year}-12-31`), gte(table.completion_date, `${year}-01-01`)) : undefined,
  );

/** Ids of the contracts that a filter of the list finds. */
export async function projectIds(ctx: Ctx, { keyword, ...filter }: ProjectFilter & { readonly keyword?: string | undefined }): Promise<number[]> {
  const words = keyword ? or(...PROJECT_WORDS.map((column) => ilike(column, containing(keyword)))) : undefined;
  const rows = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.company_id, ctx.companyId), isNull(table.deleted_at), words, filteredProjects(ctx, filter)));
  return rows.map(({ id }) => id);
}
