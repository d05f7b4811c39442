/** Names of the units of the organisation, for the template. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { branches, departments, divisions, positionLevels, positions } from '#modules/company/server/public.ts';

const TABLES = { branch: branches, division: divisions, department: departments, position: positions, position_level: positionLevels } as const;

export async function unitChoices(ctx: Ctx): Promise<{ key: string; values: string[] }[]> {
  const lists: { key: string; values: string[] }[] = [];
  for (const [key, table] of Object.entries(TABLES)) {
    const rows = await ctx.db
      .select({ name: table.name })
      .from(table)
      .where(and(eq(table.company_id, ctx.companyId), isNull(table.deleted_at)))
      .orderBy(asc(table.name));
    lists.push({ key, values: rows.map(({ name }) => name) });
  }
  return lists;
}
