/** The promoter hears of a question about the report and of a report that is sent back, and whoever supervises the outlet of the answer. */
import { and, eq } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import type { ScheduleRecord } from '../tables/schedule.tables.ts';
import { supervisorsAt } from '../stock/notify-stock.ts';
import type { ReportDisputeRecord } from '../tables/field.tables.ts';

const WORDS = defineMessages({
  disputed: { en: 'A question about your report', ms: 'Soalan tentang laporan anda' },
  disputedOn: { en: '{outlet}, {date}: {text}', ms: '{outlet}, {date}: {text}' },
  reopened: { en: 'Your report is sent back', ms: 'Laporan anda dikembalikan' },
  answered: { en: '{promoter} answered a question', ms: '{promoter} menjawab soalan' },
});

async function facts(ctx: Ctx, { outlet_id, promoter_id, date }: ScheduleRecord, text: string) {
  const [outlet] = await ctx.db
    .select({ name: o.name })
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, outlet_id)));
  const [promoter] = await ctx.db
    .select({ name: m.name, user_id: m.user_id })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), eq(m.id, promoter_id)));
  return { user: promoter?.user_id ?? null, params: { outlet: outlet?.name ?? '', promoter: promoter?.name ?? '', date: formatDate(date), text } };
}

const notifyPromoter =
  (title: Text) =>
  async (ctx: Ctx, schedule: ScheduleRecord, reason: string): Promise<void> => {
    const { user, params } = await facts(ctx, schedule, reason);
    if (user === null) return;
    await notify(ctx, { to: { user }, notification_type: 'spm_report', title, message: WORDS.disputedOn, params, route: '/attendance/my-schedule' });
  };
export const notifyDisputed = notifyPromoter(WORDS.disputed);
export const notifyReopened = notifyPromoter(WORDS.reopened);

/** Supervisors of the place and whoever asked. */
export async function notifyAnswered(ctx: Ctx, schedule: ScheduleRecord, { raised_by }: ReportDisputeRecord, answer: string): Promise<void> {
  const { params } = await facts(ctx, schedule, answer);
  const supervisors = await supervisorsAt(ctx, schedule);
  const common = { notification_type: 'spm_report', title: WORDS.answered, message: WORDS.disputedOn, params };
  const others = supervisors.filter((user) => user !== ctx.actor.userId);
  if (others.length > 0) await notify(ctx, { ...common, to: { users: others }, route: '/spm/my-project' });
  if (raised_by !== null && !supervisors.includes(raised_by))
    await notify(ctx, { ...common, to: { user: raised_by }, route: `/spm/project/view?id=${schedule.project_id}` });
}
