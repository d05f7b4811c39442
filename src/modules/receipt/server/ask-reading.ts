/** Asks for receipts to be read, and answers what was read. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { findFile } from '#platform/server/files/file.store.ts';
import type { FileRow } from '#platform/server/files/file.tables.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../contract/receipt.endpoints.ts';
import { RECEIPT_ERRORS } from '../contract/receipt.messages.ts';
import type { Reading } from '../contract/receipt.schema.ts';
import { READ_JOB } from './read-receipt.ts';
import { presentReading } from './reading.presenter.ts';
import { addReadings, countWaiting, filesUnasked, readFile, readFilesOf } from './reading.store.ts';

const READABLE: readonly string[] = [...IMAGE_EXTENSIONS, 'pdf'];
/** Of one person's single uploads; reading takes seconds, and they wait for their own. */
const MOST_WAITING = 40;

/**
 * Has these files read, those of other kinds and those that were asked for before aside. However many they are, they wait in the
 * turns of whoever uploaded them (`next-reading.store.ts`), so a claim is not refused for them.
 */
export async function askReadings(ctx: Ctx, files: readonly FileRow[]): Promise<void> {
  const readable = files.filter(({ ext, company_id }) => READABLE.includes(ext) && company_id === ctx.companyId);
  if (readable.length === 0) return;
  const unasked = await filesUnasked(
    ctx,
    readable.map(({ id }) => id),
  );
  const added = await addReadings(ctx, unasked);
  if (added > 0) await ctx.services.jobs.enqueue(ctx, READ_JOB, {});
}

/** What was read from the files of some records, by record. */
export async function readingsOf(ctx: Ctx, type: string, ids: readonly number[], field: string): Promise<Map<number, Reading[]>> {
  const rows = ids.length === 0 ? [] : await readFilesOf(ctx, type, ids, field);
  return new Map([...Map.groupBy(rows, ({ subject_id }) => subject_id ?? 0)].map(([id, read]) => [id, read.map((row) => presentReading(ctx, row))]));
}

/** @throws 404 on what somebody else uploaded, or elsewhere */
async function ownUpload(ctx: Ctx, uuid: string): Promise<FileRow> {
  const row = await findFile(ctx, uuid);
  if (!row || row.uploaded_by !== ctx.actor.userId || row.company_id !== ctx.companyId) throw notFound();
  return row;
}

async function answer(ctx: Ctx, row: FileRow): Promise<OutputOf<typeof calls.showReceipt>> {
  const read = await readFile(ctx, row.id);
  return { data: { file: presentFile(ctx, row), reading: read && presentReading(ctx, read) } };
}

export async function readReceipt(ctx: Ctx, { file }: ParsedInput<typeof calls.readReceipt>): Promise<OutputOf<typeof calls.readReceipt>> {
  const row = await ownUpload(ctx, file);
  if ((await countWaiting(ctx)) >= MOST_WAITING) throw invalid('file', RECEIPT_ERRORS.tooMany);
  await askReadings(ctx, [row]);
  return answer(ctx, row);
}

export const showReceipt = async (ctx: Ctx, { file }: ParsedInput<typeof calls.showReceipt>): Promise<OutputOf<typeof calls.showReceipt>> =>
  answer(ctx, await ownUpload(ctx, file));
