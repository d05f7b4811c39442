/** How a promoter does this month, at which outlets, and the papers. */
import { monthRange } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import {
  PAPERS,
  type promoterOverview as endpoint,
  type savePromoterPapers,
  type showPromoterPapers,
} from '../../contract/promoter/promoter-overview.endpoints.ts';
import { PROMOTER_MESSAGES } from '../../contract/promoter/promoter.messages.ts';
import { findPromoter, lockPromoter } from './move-promoter.ts';
import { notifyPromoters } from './notify-promoters.ts';
import { attendanceOf, outletsOf, reportsOf } from './promoter-use.store.ts';

const SUBJECT = 'sales_promoter';
const PERCENT = 100;
const shareOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * PERCENT) / whole));

/** @throws 404 */
export async function promoterOverview(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const month = monthRange(today);
  const [, [seen], [reports], outlets] = await pipeline(
    ctx,
    () => findPromoter(ctx, id),
    () => attendanceOf(ctx, [id], month.start_date, month.end_date),
    () => reportsOf(ctx, id, month, ctx.clock.now().toISOString()),
    () => outletsOf(ctx, id, today),
  );
  return {
    data: {
      attendance_percent: shareOf(seen?.checkins ?? 0, (seen?.checkins ?? 0) + (seen?.missed ?? 0)),
      reports_percent: shareOf(reports?.in_time ?? 0, reports?.due ?? 0),
      outlets: outlets.map((outlet) => ({ ...outlet, lat: Number(outlet.lat), lng: Number(outlet.lng) })),
    },
  };
}

async function papersOf(ctx: Ctx, id: number) {
  const files = (await filesOf(ctx, SUBJECT, [id])).get(id) ?? [];
  return PAPERS.map((kind) => ({ kind, files: files.filter(({ field }) => field === kind).map((file) => presentFile(ctx, file)) }));
}

/** @throws 404 */
export async function showPapers(ctx: Ctx, { id }: ParsedInput<typeof showPromoterPapers>): Promise<OutputOf<typeof showPromoterPapers>> {
  await findPromoter(ctx, id);
  return { data: await papersOf(ctx, id) };
}

/** @throws 404 */
export async function savePapers(ctx: Ctx, { id, kind, files }: ParsedInput<typeof savePromoterPapers>): Promise<OutputOf<typeof savePromoterPapers>> {
  const { name } = await lockPromoter(ctx, id);
  await replaceFiles(ctx, files, { type: SUBJECT, id, field: kind }, { inputField: 'files' });
  await audit(ctx, { action: `${SUBJECT}.documents`, subject_type: SUBJECT, subject_id: id, after: { kind, files: files.length } });
  await notifyPromoters(ctx);
  return { success: true, message: say(PROMOTER_MESSAGES.papersSaved, ctx.locale, { name }), data: await papersOf(ctx, id) };
}
