import { and, eq, sql } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { TASK_ERRORS, TASK_MESSAGES } from '../contract/work-task.messages.ts';
import { workTasks } from '../contract/work-task.register.ts';
import { workTasks as table } from './work-task.tables.ts';

const usedBy = adhocText<{ id: number; used: number }>(
  'select work_task_id as id, count(distinct work_site_id)::int as used from work_task_plans where company_id = $1 and work_task_id = any($2::bigint[]) group by 1',
);
const usesOf = async (ctx: Ctx, records: readonly { readonly id: number }[]): Promise<Map<number, number>> =>
  new Map((await usedBy(ctx.client, [ctx.companyId, records.map(({ id }) => id)])).map(({ id, used }) => [id, used]));

export const workTaskRegister = registerOf(workTasks, {
  table,
  subject: 'work_task',
  search: [table.name, table.code],
  order: {
    name: sql`lower(${table.name})`,
    category: table.category,
    priority: sql`array_position(array['Low', 'Normal', 'High'], ${table.priority})`,
  },
  unique: { work_tasks_name_key: ['name', TASK_ERRORS.nameTaken], work_tasks_code_key: ['code', TASK_ERRORS.codeTaken] },
  wording: { created: TASK_MESSAGES.created, saved: TASK_MESSAGES.saved, deleted: TASK_MESSAGES.deleted },
  where: (_ctx, { category }) => and(category ? eq(table.category, category) : undefined),
  async may(ctx, records) {
    const used = await usesOf(ctx, records);
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? TASK_ERRORS.taskUsed : true }));
  },
  async present(ctx, records) {
    const used = await usesOf(ctx, records);
    return records.map(({ id }) => ({ used: used.get(id) ?? 0 }));
  },
});
