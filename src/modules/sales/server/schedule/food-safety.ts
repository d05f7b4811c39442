/** Who gives food to taste needs a typhoid injection and a food handler's course that are valid on the day (Food Hygiene Regulations 2009). */
import { and, eq } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { SCHEDULE_ERRORS } from '../../contract/schedule/schedule.messages.ts';
import type { Planned } from '../../contract/schedule/plan-schedules.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjectProducts as chosen } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';

/** Whether a project gives food to taste. */
export async function hasFoodToTaste(ctx: Ctx, projectId: number): Promise<boolean> {
  const [food] = await ctx.db
    .select({ id: p.id })
    .from(chosen)
    .innerJoin(p, and(eq(p.company_id, chosen.company_id), eq(p.id, chosen.product_id), eq(p.food_sampling, true)))
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, projectId), eq(chosen.status, 'Active')))
    .limit(1);
  return food !== undefined;
}

/** @throws 422 on `promoter_ids` where one of them lacks either on the day, and the project has food to taste */
export async function requireFoodSafety(ctx: Ctx, projectId: number, planned: readonly Planned[]): Promise<void> {
  if (!(await hasFoodToTaste(ctx, projectId))) return;
  const people = await ctx.db
    .select({ id: m.id, name: m.name, typhoid_until: m.typhoid_until, food_handler_until: m.food_handler_until })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, [...new Set(planned.map(({ promoter_id }) => promoter_id))])));
  for (const { id, name, typhoid_until, food_handler_until } of people) {
    const last = planned.filter(({ promoter_id }) => promoter_id === id).reduce((latest, { date }) => (date > latest ? date : latest), '');
    if ((typhoid_until ?? '') < last || (food_handler_until ?? '') < last)
      throw invalid('promoter_ids', SCHEDULE_ERRORS.typhoid, { name, date: formatDate(last) });
  }
}
