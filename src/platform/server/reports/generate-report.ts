/** The job behind every report: pending → generating → success or failed, with its file and a word to who asked. */
import { AppError } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { REPORT_FORMATS, type ReportFormat } from '#platform/contract/calls/reports.endpoints.ts';
import { todayIn } from '../clock/clock.ts';
import { transact, type Transaction } from '../db/scope.ts';
import { insertFile, releaseFiles } from '../files/file.store.ts';
import { storeMade } from '../files/save-file.ts';
import { signedLink } from '../files/signed-link.ts';
import type { Ctx, Services } from '../context.ts';
import { contextOfAsker, scopeOfAsker } from '../jobs/act-as-asker.ts';
import { defineJob, type JobRun } from '../jobs/job-queue.ts';
import { notify } from '../live/notify.ts';
import { errorFacts } from '../log.ts';
import { periodName } from './name-file.ts';
import { nameOf, REPORT_JOB, type ReportJobData } from './queue-report.ts';
import { reportOf, type ReportDefinition, type ReportFile } from './report-definition.ts';
import { MIME, streamReport } from './report-file.ts';
import { deleteOldReports, findReport, updateReport } from './report-job.store.ts';
import type { ReportJobRow } from './report-job.tables.ts';
import { REPORT_MESSAGES } from './report.messages.ts';

const RETENTION_DAYS = 30;
const SYSTEM = { companyId: null, userId: null, system: true } as const;
/** Rows between two words on progress. */
const STEP = 2000;

export const generateReportJob = defineJob<ReportJobData>({ name: REPORT_JOB, run: generate });

async function generate(data: ReportJobData, run: JobRun): Promise<void> {
  const { services } = run;
  const own = scopeOfAsker(data);
  const inCompany = <T>(work: (tx: Transaction) => Promise<T>) => transact(services.pool, own, work);
  const row = await inCompany(async (tx) => {
    const found = await findReport(tx, data.actor.companyId, data.report_id);
    if (!found || found.report.status === 'success') return null;
    await updateReport(tx, found.report.id, { status: 'generating', progress: 0, error: null });
    return found.report;
  });
  // Swept meanwhile, or made by an earlier run of this job.
  if (!row) return;
  const report = reportOf(row.type);
  try {
    if (!report) throw new Error(`No report ${row.type} is defined`);
    const file = await transact(services.pool, { ...own, readOnly: true }, async (tx) => {
      // Between two reads of a long report the connection waits while the file is written.
      await tx.client.query(`set local idle_in_transaction_session_timeout = 0; set local statement_timeout = '10min'`);
      return makeFile(contextOfAsker(tx, services, data), report, row, run);
    });
    await inCompany((tx) => succeed(tx, services, row, file));
  } catch (error) {
    services.log.error('report failed', { report: row.id, type: row.type, ...errorFacts(error) });
    await inCompany((tx) => fail(tx, services, row, error, data));
  }
}

interface StoredReport {
  readonly file: Parameters<typeof insertFile>[1];
  readonly rows: number;
}

async function makeFile(ctx: Ctx, report: ReportDefinition, row: ReportJobRow, run: JobRun): Promise<StoredReport> {
  let rows = 0;
  const progress = (percent: number) => {
    run.signal.throwIfAborted();
    // The note names the report, so that a page knows whose progress it hears.
    run.progress(Math.min(99, percent), String(row.id)).catch(() => undefined);
  };
  const made = report.file ? await report.file(ctx, row.filter, row.format, progress) : await tableFile(ctx, report, row, run, (count) => void (rows = count));
  const file = await storeMade(ctx.services, {
    body: made.body,
    name: made.name,
    ext: made.ext,
    mime: made.mime,
    subject: { type: 'report', id: row.id, field: 'file' },
    companyId: row.company_id,
    userId: row.user_id,
  });
  return { file, rows: report.file ? made.rows : rows };
}

async function tableFile(ctx: Ctx, report: ReportDefinition, row: ReportJobRow, run: JobRun, counted: (rows: number) => void): Promise<ReportFile> {
  if (!REPORT_FORMATS.includes(row.format as ReportFormat)) throw new Error(`A table cannot be written as ${row.format}`);
  const format = row.format as ReportFormat;
  const table = await report.table(ctx, row.filter);
  const name = nameOf(report, ctx.locale);
  const setting = { name, locale: ctx.locale, timeZone: ctx.actor.timeZone, now: ctx.clock.now() };
  let announced = 0;
  const body = streamReport(table, format, setting, (count) => {
    counted(count);
    run.signal.throwIfAborted();
    if (!table.count || count - announced < STEP) return;
    announced = count;
    // A word on progress is no reason to fail.
    run.progress(Math.min(99, (count / table.count) * 100)).catch(() => undefined);
  });
  return { body, name: `${name} ${periodName(row.filter, todayIn(ctx.clock, ctx.actor.timeZone))}.${format}`, ext: format, mime: MIME[format], rows: 0 };
}

async function succeed(tx: Transaction, services: Services, row: ReportJobRow, { file, rows }: StoredReport): Promise<void> {
  const { id, uuid } = await insertFile(tx, file);
  await updateReport(tx, row.id, { status: 'success', progress: 100, rows, file_id: id, finished_at: services.clock.now().toISOString() });
  await notifyEnd(tx, row, { status: 'success', file_url: signedLink(services, uuid) });
}

async function fail(tx: Transaction, services: Services, row: ReportJobRow, error: unknown, { locale }: ReportJobData): Promise<void> {
  const reason =
    error instanceof AppError
      ? (Object.values(error.body(locale).errors ?? {})[0]?.[0] ?? error.body(locale).message)
      : say(REPORT_MESSAGES.failedReason, locale);
  await updateReport(tx, row.id, { status: 'failed', error: reason, finished_at: services.clock.now().toISOString() });
  await notifyEnd(tx, row, { status: 'failed', file_url: null });
}

async function notifyEnd(tx: Transaction, row: ReportJobRow, end: { readonly status: 'success' | 'failed'; readonly file_url: string | null }): Promise<void> {
  const good = end.status === 'success';
  await notify(tx, {
    to: { user: row.user_id },
    notification_type: 'report',
    title: good ? REPORT_MESSAGES.readyTitle : REPORT_MESSAGES.failedTitle,
    message: good ? REPORT_MESSAGES.ready : REPORT_MESSAGES.failed,
    params: { name: row.title },
    subject: { type: 'report', id: row.id },
    data: { id: row.id, type: row.type, ...end },
  });
}

/** Reports are kept for 30 days; their files go with the next sweep. */
export const sweepReportsJob = defineJob({
  name: 'platform.sweep-reports',
  cron: '45 2 * * *',
  async run(_, { services }) {
    const before = new Date(services.clock.now().getTime() - RETENTION_DAYS * 86_400_000).toISOString();
    await transact(services.pool, SYSTEM, async (tx) => releaseFiles(tx, await deleteOldReports(tx, before)));
  },
});
