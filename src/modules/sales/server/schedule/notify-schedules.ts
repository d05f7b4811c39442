import { and, eq } from 'drizzle-orm';
import { defineMessages } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { salesProjectSupervisors as chosen } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';

const WORDS = defineMessages({
  title: { en: 'Schedules changed', ms: 'Jadual berubah' },
  message: { en: 'Schedules of promoters were changed.', ms: 'Jadual promoter telah diubah.' },
});

interface Concerned {
  readonly project_id: number;
  readonly promoter_id: number;
}

/** The promoters and the supervisors of the projects hear of it once; every open window loads again. */
export async function notifySchedules(ctx: Ctx, schedules: readonly Concerned[]): Promise<void> {
  if (schedules.length === 0) return;
  const people = await ctx.db
    .select({ id: m.user_id })
    .from(m)
    .where(
      and(
        eq(m.company_id, ctx.companyId),
        among(
          m.id,
          schedules.map(({ promoter_id }) => promoter_id),
        ),
      ),
    );
  const supervisors = await ctx.db
    .select({ id: e.user_id })
    .from(chosen)
    .innerJoin(e, and(eq(e.company_id, chosen.company_id), eq(e.id, chosen.employee_id)))
    .where(
      and(
        eq(chosen.company_id, ctx.companyId),
        among(
          chosen.project_id,
          schedules.map(({ project_id }) => project_id),
        ),
      ),
    );
  const users = [...new Set([...people, ...supervisors].flatMap(({ id }) => (id === null || id === ctx.actor.userId ? [] : [id])))];
  if (users.length > 0)
    await notify(ctx, { to: { users }, notification_type: 'spm_schedule', title: WORDS.title, message: WORDS.message, route: '/attendance/my-schedule' });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'spm_schedule', stored: false });
}
