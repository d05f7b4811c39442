import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { showSchedule as endpoint } from '../../contract/field/schedule-detail.endpoints.ts';
import { scheduleScope } from '../schedule/read-schedules.ts';
import { salesSchedules as s } from '../schedule/schedule.tables.ts';
import { supervisesAt } from './field-schedule.ts';
import { actionsOf, punchesOf } from './field.store.ts';
import { readWorkable } from './read-workable.ts';
import { TASK_PHOTOS } from './record-task.ts';
import { PUNCH_PHOTO } from './take-punch.ts';
import { shownSchedules } from './workable.store.ts';

export async function showSchedule(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const where = and(eq(s.id, id), scheduleScope(ctx));
  const [shown] = await shownSchedules(ctx, where, 1);
  const [detail] = await readWorkable(ctx, where);
  if (!shown || !detail) throw notFound();
  const { schedule, promoter } = shown;
  const { checkin, checkout } = await punchesOf(ctx, id);
  const actions = await actionsOf(ctx, id);
  const ids = [checkin, checkout].flatMap((punch) => (punch ? [punch.id] : []));
  const pictures = await presentFilesOf(ctx, PUNCH_PHOTO.type, ids, PUNCH_PHOTO.field);
  const answers = await presentFilesOf(
    ctx,
    TASK_PHOTOS.type,
    actions.map((action) => action.id),
    TASK_PHOTOS.field,
  );
  return {
    data: {
      ...detail,
      promoter,
      worked_minutes: schedule.worked_minutes,
      overtime_minutes: schedule.overtime_minutes,
      unconfirmed: schedule.auto_closed && schedule.confirmed_at === null,
      photos: { checkin: (checkin && pictures.get(checkin.id)) ?? [], checkout: (checkout && pictures.get(checkout.id)) ?? [] },
      task_photos: actions.map((action) => ({ task_id: action.project_task_id, photos: answers.get(action.id) ?? [] })),
      supervises: await supervisesAt(ctx, schedule, '/spm/project/view/promoter'),
    },
  };
}
