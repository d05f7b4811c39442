/** Rows of `report_jobs`. */
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/scope.ts';
import { files, type FileRow } from '../files/file.tables.ts';
import { reportJobs, type ReportJobRow } from './report-job.tables.ts';

type Tx = { readonly db: Db };
export interface ReportWithFile {
  readonly report: ReportJobRow;
  readonly file: FileRow | null;
}

export async function insertReport(tx: Tx, row: typeof reportJobs.$inferInsert): Promise<ReportJobRow> {
  const [inserted] = await tx.db.insert(reportJobs).values(row).returning();
  return inserted!;
}

export async function findReport(tx: Tx, companyId: number, id: number): Promise<ReportWithFile | null> {
  const [found] = await tx.db
    .select({ report: reportJobs, file: files })
    .from(reportJobs)
    .leftJoin(files, eq(files.id, reportJobs.file_id))
    .where(and(eq(reportJobs.id, id), eq(reportJobs.company_id, companyId)));
  return found ?? null;
}

/** Newest first. */
export async function reportsOf(tx: Tx, companyId: number, userId: number, type: string | undefined, limit: number): Promise<ReportWithFile[]> {
  return tx.db
    .select({ report: reportJobs, file: files })
    .from(reportJobs)
    .leftJoin(files, eq(files.id, reportJobs.file_id))
    .where(and(eq(reportJobs.company_id, companyId), eq(reportJobs.user_id, userId), type === undefined ? undefined : eq(reportJobs.type, type)))
    .orderBy(desc(reportJobs.id))
    .limit(limit);
}

export async function updateReport(tx: Tx, id: number, set: Partial<typeof reportJobs.$inferInsert>): Promise<void> {
  await tx.db.update(reportJobs).set(set).where(eq(reportJobs.id, id));
}

/** Reports made before `before`; answers the ids of their files. */
export async function deleteOldReports(tx: Tx, before: string): Promise<number[]> {
  const rows = await tx.db.delete(reportJobs).where(lt(reportJobs.created_at, before)).returning({ file: reportJobs.file_id });
  return rows.flatMap(({ file }) => file ?? []);
}
