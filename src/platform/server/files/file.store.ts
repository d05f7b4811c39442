/** Rows of `files`. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared.ts';
import { among } from '../db/among.ts';
import type { Db, Transaction } from '../db/scope.ts';
import { files, type FileRow } from './file.tables.ts';

type Tx = { readonly db: Db };

export interface FileSubject {
  /** `<module>.<noun>` or the noun, e.g. `employee`; the same word everywhere for one kind of record. */
  readonly type: string;
  readonly id: number;
  /** Which of the record's file fields, e.g. `image`, `documents`. */
  readonly field: string;
}

/** Public files of a subject that `text` no longer names are nobody's any more, and left to the sweep. */
export async function releaseFilesNotNamed(
  tx: Pick<Transaction, 'client'>,
  subject: { readonly type: string; readonly id: number },
  text: string,
): Promise<void> {
  await tx.client.query(
    `update files set subject_type = null, subject_id = null, is_public = false
      where subject_type = $1 and subject_id = $2 and position(uuid::text in $3) = 0`,
    [subject.type, subject.id, text],
  );
}

export async function insertFile(tx: Tx, row: typeof files.$inferInsert): Promise<FileRow> {
  const [inserted] = await tx.db.insert(files).values(row).returning();
  return inserted!;
}

export async function findFile(tx: Tx, uuid: string): Promise<FileRow | null> {
  const [row] = await tx.db.select().from(files).where(eq(files.uuid, uuid));
  return row ?? null;
}

const byUuids = prepared('file.by-uuids', ['uuids'], (db, $) =>
  db
    .select()
    .from(files)
    .where(sql`${files.uuid} = any(${$.uuids}::uuid[])`),
);

export const findFiles = async (tx: Tx, uuids: readonly string[]): Promise<FileRow[]> => (uuids.length === 0 ? [] : byUuids(tx, { uuids: [...uuids] }));

export async function findFileById(tx: Tx, id: number): Promise<FileRow | null> {
  const [row] = await tx.db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

const bySubjects = prepared('file.by-subjects', ['type', 'ids', 'field'], (db, $) =>
  db
    .select()
    .from(files)
    .where(
      and(eq(files.subject_type, $.type), sql`${files.subject_id} = any(${$.ids}::bigint[])`, sql`(${$.field}::text is null or ${files.field} = ${$.field})`),
    )
    .orderBy(files.id),
);

/** Files of many records by record id, oldest first; one query for a whole list. */
export async function filesOf(tx: Tx, type: string, ids: readonly number[], field?: string): Promise<Map<number, FileRow[]>> {
  const found = new Map<number, FileRow[]>();
  if (ids.length === 0) return found;
  const rows = await bySubjects(tx, { type, ids: [...ids], field: field ?? null });
  for (const row of rows) {
    const list = found.get(row.subject_id!);
    if (list) list.push(row);
    else found.set(row.subject_id!, [row]);
  }
  return found;
}

/** The rows under a lock, while records take them. */
export const lockFiles = async (tx: Tx, uuids: readonly string[]): Promise<FileRow[]> =>
  uuids.length === 0 ? [] : tx.db.select().from(files).where(among(files.uuid, uuids)).orderBy(files.id).for('update');

export interface TakenFile {
  readonly id: number;
  /** The record that takes it. */
  readonly subject_id: number;
  readonly company_id: number | null;
}

export async function takeFiles(tx: Tx, taken: readonly TakenFile[], { type, field }: Omit<FileSubject, 'id'>, isPublic: boolean): Promise<FileRow[]> {
  if (taken.length === 0) return [];
  const of = (column: 'subject_id' | 'company_id') =>
    sql`(select t.${sql.raw(column)} from json_to_recordset(${JSON.stringify(taken)}) as t(id bigint, subject_id bigint, company_id bigint) where t.id = ${files.id})`;
  return tx.db
    .update(files)
    .set({ subject_type: type, subject_id: of('subject_id'), field, company_id: of('company_id'), is_public: isPublic })
    .where(
      among(
        files.id,
        taken.map(({ id }) => id),
      ),
    )
    .returning();
}

/** Leaves a file without a record: the sweep removes it with its bytes. */
export async function releaseFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.db.update(files).set({ subject_type: null, subject_id: null, is_public: false }).where(among(files.id, ids));
}

/** Files that no record took, untouched since before `before`. */
export async function orphans(tx: Tx, before: string, limit: number): Promise<FileRow[]> {
  return tx.db
    .select()
    .from(files)
    .where(and(isNull(files.subject_id), or(isNull(files.updated_at), lt(files.updated_at, before))))
    .orderBy(files.id)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deleteFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.db.delete(files).where(among(files.id, ids));
}

/** Everything in the store that belongs to a row. */
export const keysOf = ({ disk_path, thumb_path }: { readonly disk_path: string; readonly thumb_path?: string | null | undefined }): string[] =>
  thumb_path ? [disk_path, thumb_path] : [disk_path];

/** Which of these keys a row still names. */
export async function knownKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx.db
    .select({ whole: files.disk_path, small: files.thumb_path })
    .from(files)
    .where(sql`array[${files.disk_path}, ${files.thumb_path}] && ${sql.param([...keys])}::text[]`);
  return new Set(rows.flatMap((row) => keysOf({ disk_path: row.whole, thumb_path: row.small })));
}
