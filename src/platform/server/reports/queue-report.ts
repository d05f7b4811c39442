/** Writes a report down as pending and queues its job; both exist only when the request commits. */
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '../context.ts';
import type { Asker } from '../jobs/act-as-asker.ts';
import type { ReportDefinition } from './report-definition.ts';
import { insertReport } from './report-job.store.ts';
import { REPORT_MESSAGES } from './report.messages.ts';

export const REPORT_JOB = 'platform.generate-report';

/** The job sees the rows that the asker saw. */
export interface ReportJobData extends Asker {
  readonly report_id: number;
}

export interface ReportWish {
  readonly format: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly template?: string;
  /** Default the report's name. */
  readonly title?: string;
}

export const nameOf = (report: ReportDefinition, locale: Locale) => say(report.name ?? REPORT_MESSAGES.report, locale);

/** @returns the id of the report. */
export async function queueReport(ctx: Ctx, report: ReportDefinition, wish: ReportWish): Promise<number> {
  const { id } = await insertReport(ctx, {
    company_id: ctx.companyId,
    user_id: ctx.actor.userId,
    type: report.type,
    title: wish.title ?? nameOf(report, ctx.locale),
    template: wish.template ?? null,
    filter: { ...wish.filter },
    format: wish.format,
  });
  const data: ReportJobData = { report_id: id, actor: ctx.actor, locale: ctx.locale, request: ctx.request };
  await ctx.services.jobs.enqueue(ctx, REPORT_JOB, data);
  return id;
}
