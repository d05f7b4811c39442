/** SQL of which receipt is read next, and of what came of it. Whoever has cost the least lately is next: first the company, then the person. */
import { and, eq, sql } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { FileRow } from '#platform/server/files/file.tables.ts';
import { receiptReadings as r, type ReadingRecord } from './receipt.tables.ts';

/** How long a file may take: less of whoever had several lately that were not done in their time. What took long and was read is no fault of theirs. */
const ALLOWANCE = { full: 60_000, short: 15_000, several: 3 } as const;
/** What was read within these minutes counts for who is next. */
const LATELY_MINUTES = 30;
/** Beyond any allowance, so that nobody reads what another process is still reading. */
const BUSY_SECONDS = 150;

export type Attempt = Pick<ReadingRecord, 'id' | 'company_id' | 'attempts'> &
  Pick<FileRow, 'uuid' | 'disk_path' | 'ext' | 'uploaded_by'> & {
    /** Milliseconds that it may take; charged until it ends. */
    readonly allowed: number;
  };

const begun = adhocText<Attempt>(
  `with lately as (
     select r.company_id, f.uploaded_by, sum(r.spent_ms) as spent, count(*) filter (where r.fault in ('slow', 'given_up')) as slow
     from receipt_readings r join files f on f.company_id = r.company_id and f.id = r.file_id
     where r.begun_at > now() - make_interval(mins => $1) group by 1, 2),
   companies as (select company_id, sum(spent) as spent from lately group by 1),
   next as (
     select r.id, r.company_id, case when coalesce(p.slow, 0) >= $2 then $3::int else $4::int end as allowed
     from receipt_readings r join files f on f.company_id = r.company_id and f.id = r.file_id
     left join companies c on c.company_id = r.company_id
     left join lately p on p.company_id = r.company_id and p.uploaded_by is not distinct from f.uploaded_by
     where r.status = 'Waiting' and (r.busy_until is null or r.busy_until <= now())
     order by coalesce(c.spent, 0), coalesce(p.spent, 0), r.id limit 1 for update of r skip locked)
   update receipt_readings r
   set attempts = r.attempts + 1, begun_at = now(), busy_until = now() + make_interval(secs => $5), spent_ms = r.spent_ms + next.allowed
   from next, files f
   where r.company_id = next.company_id and r.id = next.id and f.company_id = r.company_id and f.id = r.file_id
   returning r.id, r.company_id, r.attempts, next.allowed, f.uuid, f.disk_path, f.ext, f.uploaded_by`,
);
/** Begins to read the next of all companies; null: none is free. @param tx of the system */
export const beginNext = async (tx: Pick<Transaction, 'client'>): Promise<Attempt | null> =>
  (await begun(tx.client, [LATELY_MINUTES, ALLOWANCE.several, ALLOWANCE.short, ALLOWANCE.full, BUSY_SECONDS]))[0] ?? null;

const freeOnes = adhocText<{ id: number }>(`select id from receipt_readings where status = 'Waiting' and (busy_until is null or busy_until <= now()) limit 1`);
/** Whether any company has one that nobody reads. @param tx of the system */
export const isAnyFree = async (tx: Pick<Transaction, 'client'>): Promise<boolean> => (await freeOnes(tx.client, [])).length > 0;

/** @param took milliseconds, charged in place of the allowance @returns whether it still waited */
export async function endReading(tx: Transaction, { company_id, id, allowed }: Attempt, took: number, result: Partial<ReadingRecord>): Promise<boolean> {
  const ended = await tx.db
    .update(r)
    .set({ ...result, spent_ms: sql`${r.spent_ms} - ${allowed}::int + ${Math.round(took)}::int`, read_at: sql`now()` })
    .where(and(eq(r.company_id, company_id), eq(r.id, id), eq(r.status, 'Waiting')))
    .returning({ id: r.id });
  return ended.length > 0;
}
