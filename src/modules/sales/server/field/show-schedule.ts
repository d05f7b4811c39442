import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showSchedule as endpoint } from '../../contract/field/schedule-detail.endpoints.ts';
import type { PUNCH_TYPES } from '../../contract/field-words.ts';
import { scheduleScope } from '../schedule/read-schedules.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { disputesOn } from './dispute.store.ts';
import { supervisesAt } from '../field-schedule.ts';
import { reportPhotos, workableOf } from './read-workable.ts';
import { TASK_PHOTOS } from './record-task.ts';
import { PUNCH_PHOTO } from './take-punch.ts';
import * as store from './workable.store.ts';

type PunchType = (typeof PUNCH_TYPES)[number];

/** In two round trips: what is known by the id, then what follows from it. */
export async function showSchedule(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const where = and(eq(s.id, id), scheduleScope(ctx));
  const [[shown], punches, reports, disputes, entries, answers] = await pipeline(
    ctx,
    () => store.shownSchedules(ctx, where, 1),
    () => store.punchesOn(ctx, [id]),
    () => store.reportsOn(ctx, [id]),
    () => disputesOn(ctx, [id]),
    () => store.entriesOn(ctx, [id]),
    () => store.answersOn(ctx, [id]),
  );
  if (!shown) throw notFound();
  const { schedule, project, outlet, promoter } = shown;
  const filesOf = ({ type, field }: typeof TASK_PHOTOS | typeof PUNCH_PHOTO, rows: readonly { readonly id: number }[]) =>
    presentFilesOf(
      ctx,
      type,
      rows.map((row) => row.id),
      field,
    );
  const [tasks, products, balances, photos, pictures, answerPhotos, supervises] = await pipeline(
    ctx,
    () => store.tasksIn(ctx, [project.id]),
    () => store.productsIn(ctx, [project.id]),
    () => store.balancesIn(ctx, [project.id], [outlet.id]),
    () => reportPhotos(ctx, reports),
    () => filesOf(PUNCH_PHOTO, punches),
    () => filesOf(TASK_PHOTOS, answers),
    () => supervisesAt(ctx, schedule, '/spm/project/view/promoter'),
  );
  const pictureOf = (asked: PunchType) => punches.filter(({ type }) => type === asked).flatMap((punch) => pictures.get(punch.id) ?? []);
  return {
    data: {
      ...workableOf(shown, { punches, reports, disputes, entries, answers, tasks, products, balances, photos }),
      promoter,
      worked_minutes: schedule.worked_minutes,
      overtime_minutes: schedule.overtime_minutes,
      unconfirmed: schedule.auto_closed && schedule.confirmed_at === null,
      photos: { checkin: pictureOf('checkin'), checkout: pictureOf('checkout') },
      task_photos: answers.map((action) => ({ task_id: action.project_task_id, photos: answerPhotos.get(action.id) ?? [] })),
      supervises,
    },
  };
}
