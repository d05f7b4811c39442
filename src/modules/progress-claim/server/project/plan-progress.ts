/** The planned progress of a contract, month by month. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import type { saveProgress as saveEndpoint, showProgress as endpoint } from '../../contract/project/project.endpoints.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrProgress as m } from '../progress-claim.tables.ts';
import { getProject, progressOf } from '../project.store.ts';

type Months = OutputOf<typeof endpoint>['data'];

const present = (rows: Awaited<ReturnType<typeof progressOf>>): Months =>
  rows.map(({ month, planned_percent, note }) => ({ month: month as CalendarDate, planned_percent, note }));

export async function showProgress(ctx: Ctx, { project_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const [, rows] = await pipeline(
    ctx,
    () => getProject(ctx, project_id),
    () => progressOf(ctx, project_id),
  );
  return { data: present(rows) };
}

/** @throws 422 of a month that is listed twice, or a plan that falls */
export async function saveProgress(ctx: Ctx, { project_id, months }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  await getProject(ctx, project_id, 'update');
  const sorted = months.map((each) => ({ ...each, month: startOfMonth(each.month) })).toSorted((one, other) => (one.month < other.month ? -1 : 1));
  sorted.forEach(({ month, planned_percent }, at) => {
    const before = sorted[at - 1];
    if (before?.month === month) throw invalid('months', PCR_ERRORS.monthTwice);
    if (before && planned_percent < before.planned_percent) throw invalid('months', PCR_ERRORS.plannedDrops);
  });
  const before = present(await progressOf(ctx, project_id));
  await ctx.db.delete(m).where(and(eq(m.company_id, ctx.companyId), eq(m.project_id, project_id)));
  if (sorted.length > 0) await ctx.db.insert(m).values(sorted.map((each) => ({ ...each, company_id: ctx.companyId, project_id })));
  const data = present(await progressOf(ctx, project_id));
  await audit(ctx, {
    action: 'pcr_progress.changed',
    subject_type: 'pcr_project',
    subject_id: project_id,
    before: { months: before },
    after: { months: data },
  });
  await notifyPcr(ctx);
  return { success: true, message: say(PCR_MESSAGES.progressSaved, ctx.locale), data };
}
