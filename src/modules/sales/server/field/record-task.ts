import { sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { madeAt, requireRecent } from '#platform/server/field/made-at.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { recordTask as endpoint } from '../../contract/field/field.endpoints.ts';
import { FIELD_ERRORS, FIELD_MESSAGES } from '../../contract/field/field.messages.ts';
import { taskFault } from '../../contract/field/field-rules.ts';
import type { TaskValue } from '../../contract/field-words.ts';
import { ownSchedule } from '../field-schedule.ts';
import { actionsOf, activeTasksOf, notifyActivity, punchesOf, reportOf } from '../field.store.ts';
import { salesTaskActions as action } from '../tables/field.tables.ts';

export const TASK_PHOTOS = { type: 'sales_task_action', field: 'photos' } as const;

/** Answers a task; another answer takes the place of the first until the report is submitted. */
export async function recordTask(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const when = madeAt(ctx, input.offline ?? null);
  const schedule = await ownSchedule(ctx, input.id);
  await madeOnce(ctx, { table: action, person: action.schedule_id }, schedule.id, input.client_ref, async () => {
    requireRecent(ctx, when, FIELD_ERRORS.tooOld);
    const task = (await activeTasksOf(ctx, schedule.project_id)).find(({ id }) => id === input.task_id);
    if (!task) throw notFound();
    if (schedule.status === 'Cancelled') throw invalid('base', FIELD_ERRORS.cancelled);
    if (!(await punchesOf(ctx, schedule.id)).checkin) throw invalid('base', FIELD_ERRORS.checkInFirst);
    if ((await reportOf(ctx, schedule.id))?.status === 'submitted') throw invalid('base', FIELD_ERRORS.submitted);
    const before = (await actionsOf(ctx, schedule.id)).find(({ project_task_id }) => project_task_id === task.id);
    const isPhoto = task.type === 'Photo';
    const value: TaskValue | null = isPhoto ? null : (input.value ?? null);
    const fault = taskFault(task, value, input.photos.length > 0 || before !== undefined);
    if (fault) throw invalid(isPhoto ? 'photos' : 'value', fault);
    const [saved] = await ctx.db
      .insert(action)
      .values({
        company_id: ctx.companyId,
        schedule_id: schedule.id,
        project_task_id: task.id,
        value,
        recorded_at: when.at.toISOString(),
        client_ref: input.client_ref,
      })
      .onConflictDoUpdate({
        target: [action.company_id, action.schedule_id, action.project_task_id],
        set: { value, recorded_at: when.at.toISOString(), client_ref: input.client_ref, updated_at: sql`clock_timestamp()` },
      })
      .returning();
    if (!saved) throw new Error('No action was recorded');
    if (input.photos.length > 0) await replaceFiles(ctx, input.photos, { ...TASK_PHOTOS, id: saved.id }, { extensions: IMAGE_EXTENSIONS });
    await notifyActivity(ctx);
    return saved;
  });
  return { success: true, message: say(FIELD_MESSAGES.task, ctx.locale) };
}
