/** GET api/reports and GET api/reports/{id}: only to who asked for them. */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { listReports, showReport, type ReportRow } from '#platform/contract/calls/reports.endpoints.ts';
import { presentFile } from '../files/file.presenter.ts';
import type { Ctx } from '../context.ts';
import { bind, type Binding } from '../module.ts';
import { findReport, reportsOf, type ReportWithFile } from './report-job.store.ts';

const LISTED = 20;

export const reportBindings: readonly Binding[] = [bind(listReports, list), bind(showReport, show)];

async function list(ctx: Ctx, { type }: ParsedInput<typeof listReports>): Promise<{ data: ReportRow[] }> {
  const found = await reportsOf(ctx, ctx.companyId, ctx.actor.userId, type, LISTED);
  return { data: found.map((one) => present(ctx, one)) };
}

async function show(ctx: Ctx, { id }: ParsedInput<typeof showReport>): Promise<{ data: ReportRow }> {
  const found = await findReport(ctx, ctx.companyId, id);
  if (!found || found.report.user_id !== ctx.actor.userId) throw notFound();
  return { data: present(ctx, found) };
}

function present(ctx: Ctx, { report, file }: ReportWithFile): ReportRow {
  const { id, type, title, format, status, progress, rows, error, created_at, finished_at } = report;
  return { id, type, title, format, status, progress, rows, error, created_at, finished_at, file: file ? presentFile(ctx, file) : null };
}
