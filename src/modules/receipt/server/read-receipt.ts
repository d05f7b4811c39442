/**
 * Reads receipts as a job, one at a time. No transaction is open while it is read, and the result is one statement, so a process that dies in
 * between leaves a receipt that waits; another reads it.
 */
import { buffer } from 'node:stream/consumers';
import { dateInZone } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { FileGone } from '#platform/server/files/file-store.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeMade } from '#platform/server/files/save-file.ts';
import type { House } from '#platform/server/http/context.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { tell } from '#platform/server/live/tell.ts';
import type { ReadingFault } from '../contract/receipt.schema.ts';
import { readingDesk, Unreadable, type ReadingDesk, type ReadReceipt } from './desk/reading-desk.ts';
import { beginReading, endReading, type Attempt } from './reading.store.ts';

export const READ_JOB = 'receipt.read-receipt';
/** What ends the process or the thread each time is not tried for ever. */
const ATTEMPTS = 3;
const TELL_MS = 700;
const BAND_SPAN = 2 ** 28;

export interface ReadingData {
  readonly company_id: number;
  readonly file_id: number;
}

/** The receipts of one job, such as those of a claim. */
export interface ReadingsData {
  readonly company_id: number;
  readonly file_ids: readonly number[];
}

export const readReceiptJob = defineJob<ReadingsData>({ name: READ_JOB, retries: ATTEMPTS + 1, run: readAll });

/** One after the other; what fails waits for the next try of the job, and holds up none behind it. */
async function readAll({ company_id, file_ids }: ReadingsData, run: Pick<JobRun, 'house' | 'progress'>): Promise<void> {
  const failures: unknown[] = [];
  for (const file_id of file_ids) await readOne({ company_id, file_id }, run).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** @throws on what may go well another time */
export async function readOne(data: ReadingData, run: Pick<JobRun, 'house' | 'progress'>, desk: ReadingDesk = readingDesk): Promise<void> {
  const { house } = run;
  const within = <T>(work: (tx: Transaction) => Promise<T>) => transact(house.pool, { companyId: data.company_id, userId: null }, work);
  const attempt = await within((tx) => beginReading(tx, data.company_id, data.file_id));
  if (!attempt) return;
  const fail = (fault: ReadingFault) =>
    within(async (tx) => {
      if (await endReading(tx, data.company_id, attempt.id, { status: 'Failed', fault })) await tellRead(tx, attempt);
    });
  if (attempt.attempts > ATTEMPTS) return fail('given_up');
  try {
    const bytes = await buffer(await house.files.get(attempt.disk_path));
    const read = await desk.read({ bytes, ext: attempt.ext, today: dateInZone(house.clock.now()) }, atTimes(run.progress, attempt.uuid));
    const pages = read.picture && (await storePages(house, data, attempt, read.picture));
    await within(async (tx) => {
      const pages_file_id = pages ? (await insertFile(tx, pages)).id : null;
      if (await endReading(tx, data.company_id, attempt.id, { ...resultOf(data.company_id, read), pages_file_id })) await tellRead(tx, attempt);
    });
  } catch (error) {
    if (error instanceof FileGone) return fail('picture');
    if (error instanceof Unreadable) return fail(error.fault);
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

const storePages = (house: House, { company_id }: ReadingData, { id, uuid, uploaded_by }: Attempt, picture: Uint8Array) =>
  storeMade(house, {
    companyId: company_id,
    userId: uploaded_by,
    subject: { type: 'receipt_reading', id, field: 'pages' },
    name: `${uuid}.jpg`,
    ext: 'jpg',
    mime: 'image/jpeg',
    body: Buffer.from(picture),
  });

const tellRead = async (tx: Transaction, { uuid, uploaded_by }: Attempt): Promise<void> => {
  if (uploaded_by !== null) await tell(tx, { to: { user: uploaded_by }, notification_type: 'receipt_read', stored: false, data: { file: uuid } });
};

/** Told now and then; that a message is lost holds nothing up. */
function atTimes(progress: JobRun['progress'], uuid: string): (share: number) => void {
  let last = 0;
  return (share) => {
    const now = performance.now();
    if (now - last < TELL_MS) return;
    last = now;
    void progress(share * 100, uuid).catch(() => undefined);
  };
}
