/**
 * Reads receipts as a job, one at a time, in turns of the companies and people whose they are. No transaction is open while it is read, and
 * the result is one statement, so a process that dies in between leaves a receipt that waits; another reads it.
 */
import { buffer } from 'node:stream/consumers';
import { dateInZone } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { FileGone } from '#platform/server/files/file-store.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeMade, type StoredBytes } from '#platform/server/files/save-file.ts';
import type { Services } from '#platform/server/context.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { readingWorker, Unreadable, type ReadingWorker, type ReadReceipt } from './desk/reading-pool.ts';
import { beginNext, endReading, isAnyFree, type Attempt } from './next-reading.store.ts';
import type { ReadingRecord } from './receipt.tables.ts';

export const READ_JOB = 'receipt.read-receipt';
/** What ends the process or the thread each time is not tried for ever. */
const ATTEMPTS = 3;
const NOTIFY_MS = 700;
const BAND_SPAN = 2 ** 28;
/** In one job, so that none of them is as long as counts as lost; the rest is of the next job. */
const IN_ONE_JOB = 10;

type Run = Pick<JobRun, 'services' | 'progress'>;

/** Runs at times by itself too: what a process that died has begun is free again after a while. */
export const readReceiptJob = defineJob({ name: READ_JOB, cron: '*/2 * * * *', retries: 0, run: (_data, run) => readWaiting(run) });

/** One after the other, whoever's turn it is; what fails is tried again later, and holds up none behind it. */
async function readWaiting(run: Run): Promise<void> {
  const failures: unknown[] = [];
  let count = 0;
  for (let more = true; more && count < IN_ONE_JOB; count += 1) {
    more = await readNext(run).catch((error: unknown) => failures.push(error) > 0);
  }
  await acrossCompanies(run.services, async (tx) => {
    if (count === IN_ONE_JOB && (await isAnyFree(tx))) await run.services.jobs.enqueue(tx, READ_JOB, {});
  });
  if (failures.length > 0) throw failures[0];
}

const acrossCompanies = <T>(services: Services, work: (tx: Transaction) => Promise<T>) =>
  transact(services.pool, { companyId: null, userId: null, system: true }, work);

/** @returns whether there was one to read @throws on what may go well another time */
export async function readNext({ services, progress }: Run, worker: Pick<ReadingWorker, 'read'> = readingWorker): Promise<boolean> {
  const attempt = await acrossCompanies(services, beginNext);
  if (!attempt) return false;
  const start = performance.now();
  const end = (result: Partial<ReadingRecord>, pages?: StoredBytes | null) =>
    transact(services.pool, { companyId: attempt.company_id, userId: null }, async (tx) => {
      const pages_file_id = pages ? (await insertFile(tx, pages)).id : null;
      if (await endReading(tx, attempt, performance.now() - start, { ...result, pages_file_id })) await notifyRead(tx, attempt);
      return true;
    });
  if (attempt.attempts > ATTEMPTS) return end({ status: 'Failed', fault: 'given_up' });
  try {
    const bytes = await buffer(await services.files.get(attempt.disk_path));
    const task = { bytes, ext: attempt.ext, today: dateInZone(services.clock.now()) };
    const read = await worker.read(task, atTimes(progress, attempt.uuid), attempt.allowed);
    return await end(resultOf(attempt.company_id, read), read.picture && (await storePages(services, attempt, read.picture)));
  } catch (error) {
    if (error instanceof FileGone) return end({ status: 'Failed', fault: 'picture' });
    if (error instanceof Unreadable) return end({ status: 'Failed', fault: error.fault });
    throw error;
  }
}

/** A reading as it is kept. */
export function resultOf(companyId: number, { found, figures, bands }: ReadReceipt) {
  return {
    status: 'Read' as const,
    found,
    amount: found.amount && fromRinggit(found.amount.value),
    date: found.date?.value ?? null,
    merchant: found.merchant?.value ?? null,
    number: found.number?.value ?? null,
    figures: [...figures],
    // Told apart by company, for the index knows one column.
    bands: bands.map((band) => companyId * BAND_SPAN + band),
  };
}

const storePages = (services: Services, { company_id, id, uuid, uploaded_by }: Attempt, picture: Uint8Array) =>
  storeMade(services, {
    companyId: company_id,
    userId: uploaded_by,
    subject: { type: 'receipt_reading', id, field: 'pages' },
    name: `${uuid}.jpg`,
    ext: 'jpg',
    mime: 'image/jpeg',
    body: Buffer.from(picture),
  });

const notifyRead = async (tx: Transaction, { uuid, uploaded_by }: Attempt): Promise<void> => {
  if (uploaded_by !== null) await notify(tx, { to: { user: uploaded_by }, notification_type: 'receipt_read', stored: false, data: { file: uuid } });
};

/** Told now and then; that a message is lost holds nothing up. */
function atTimes(progress: JobRun['progress'], uuid: string): (share: number) => void {
  let last = 0;
  return (share) => {
    const now = performance.now();
    if (now - last < NOTIFY_MS) return;
    last = now;
    void progress(share * 100, uuid).catch(() => undefined);
  };
}
