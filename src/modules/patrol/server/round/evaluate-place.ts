/**
 * Where a GPS point lies says which of its scans were made there. Once its place is another, what was scanned there is evaluated anew by a job: that is
 * up to three months of operations, for which neither whoever saves the place waits nor devices that send.
 */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { KEPT_DAYS } from '../../contract/report/kept-days.ts';
import { PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { keepEvaluation, operationsOver } from './keep-evaluation.ts';

const JOB = 'patrol.evaluate-place';
/** Operations of one transaction: for so long their rows are held. */
const AT_ONCE = 20;
const DAY = 86_400_000;

interface Moved {
  readonly company_id: number;
  readonly checkpoint_id: number;
  readonly user_id: number | null;
  /** Scans before then are not looked at. */
  readonly since: string;
}

/** Queues the work in the transaction that moves the points; a point that is moved again before its job runs has one job. */
export async function evaluatePlaces(ctx: Ctx, checkpoints: readonly number[]): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY).toISOString();
  for (const checkpoint_id of checkpoints) {
    const data: Moved = { company_id: ctx.companyId, checkpoint_id, user_id: ctx.actor.userId, since };
    await ctx.services.jobs.enqueue(ctx, JOB, data, { singletonKey: `${ctx.companyId}:${checkpoint_id}` });
  }
}

const pointOf = adhocText<{ code: string; name: string }>('select code, name from patrol_checkpoints where company_id = $1 and id = $2');

/** A part at a time: what is evaluated again by a later try comes to the same. */
export const evaluatePlaceJob = defineJob<Moved>({
  name: JOB,
  retries: 3,
  async run({ company_id, checkpoint_id, user_id, since }, { services, progress, signal }) {
    const company = (await companiesWith(services, 'patrol')).find(({ id }) => id === company_id);
    if (!company) return;
    const ids = await inCompany(services, company, (ctx) => operationsOver(ctx, company_id, [checkpoint_id], since));
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      signal.throwIfAborted();
      await inCompany(services, company, (ctx) => keepEvaluation(ctx, company_id, ids.slice(from, from + AT_ONCE), ctx.clock.now().getTime()));
      await progress(Math.min(99, ((from + AT_ONCE) / ids.length) * 100));
    }
    if (ids.length === 0) return;
    await inCompany(services, company, async (ctx) => {
      const [point] = await pointOf(ctx.client, [company_id, checkpoint_id]);
      await notify(ctx, { to: { company: company_id }, notification_type: 'patrol_operation_changed', stored: false });
      if (user_id === null || !point) return;
      await notify(ctx, {
        to: { user: user_id },
        notification_type: 'patrol_place_evaluated',
        title: PATROL_MESSAGES.placeEvaluated,
        message: PATROL_MESSAGES.placeOperations,
        params: { point: `${point.code} · ${point.name}`, n: ids.length },
        route: '/patrol/operation',
        subject: { type: 'patrol_checkpoint', id: checkpoint_id },
      });
    });
    await progress(100);
  },
});
