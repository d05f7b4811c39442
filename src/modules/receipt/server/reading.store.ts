/** SQL of readings. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Reading } from '../contract/receipt.schema.ts';
import { receiptReadings as r, type ReadingRecord } from './receipt.tables.ts';

/** A reading with the file that it is of, and the pages that were drawn of it. */
export interface ReadFile extends Pick<Reading, 'status' | 'fault'> {
  readonly found: ReadingRecord['found'];
  readonly uuid: string;
  readonly subject_id: number | null;
  readonly ext: string;
  readonly pages: string | null;
}

const READ_FILE = `select f.uuid, f.subject_id, f.ext, r.status, r.fault, r.found, p.uuid as pages
  from receipt_readings r join files f on f.company_id = r.company_id and f.id = r.file_id
  left join files p on p.company_id = r.company_id and p.id = r.pages_file_id`;

const ofSubjects = adhocText<ReadFile>(
  `${READ_FILE} where r.company_id = $1 and f.subject_type = $2 and f.subject_id = any($3::bigint[]) and f.field = $4 order by f.id`,
);
const ofFile = adhocText<ReadFile>(`${READ_FILE} where r.company_id = $1 and r.file_id = $2`);

export const readFilesOf = (ctx: Ctx, type: string, ids: readonly number[], field: string): Promise<ReadFile[]> =>
  ofSubjects(ctx.client, [ctx.companyId, type, [...ids], field]);

export const readFile = async (ctx: Ctx, fileId: number): Promise<ReadFile | null> => (await ofFile(ctx.client, [ctx.companyId, fileId]))[0] ?? null;

const unaskedOf = adhocText<{ id: number }>(
  `select f.id from files f where f.company_id = $1 and f.id = any($2::bigint[])
   and not exists (select 1 from receipt_readings r where r.company_id = f.company_id and r.file_id = f.id) order by f.id`,
);
/** Those of some files that nobody has asked to read. */
export const filesUnasked = async (ctx: Ctx, fileIds: readonly number[]): Promise<number[]> =>
  (await unaskedOf(ctx.client, [ctx.companyId, [...fileIds]])).map(({ id }) => id);

/** Notes that these are to be read. @returns how many of them nobody has asked to read before */
export async function addReadings(ctx: Ctx, fileIds: readonly number[]): Promise<number> {
  if (fileIds.length === 0) return 0;
  const added = await ctx.db
    .insert(r)
    .values(fileIds.map((file_id) => ({ company_id: ctx.companyId, file_id })))
    .onConflictDoNothing()
    .returning({ file_id: r.file_id });
  return added.length;
}

const waitingOf = adhocText<{ n: number }>(
  `select count(*)::int as n from receipt_readings r join files f on f.company_id = r.company_id and f.id = r.file_id
   where r.company_id = $1 and r.status = 'Waiting' and f.uploaded_by = $2`,
);
/** How many uploads of the caller wait to be read. */
export const countWaiting = async (ctx: Ctx): Promise<number> => (await waitingOf(ctx.client, [ctx.companyId, ctx.actor.userId]))[0]?.n ?? 0;
