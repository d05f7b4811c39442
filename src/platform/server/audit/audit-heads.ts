/**
 * The ends of the audit chains, kept where the database's owner does not reach by SQL: a file a day in the data folder, a
 * line in the log, and a mail where that is set up. A chain that is cut off and whose end is set back is whole in itself;
 * the kept end is what tells.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { transact } from '../db/scope.ts';

export interface AuditHead {
  /** 0: the chain of events outside any company. */
  readonly chain: number;
  readonly seq: number;
  /** Hexadecimal SHA-256. */
  readonly hash: string;
}

/** A head with where it was kept, e.g. `2026-11-22.txt`. */
export interface StoredHead extends AuditHead {
  readonly kept: string;
}

const SYSTEM = { companyId: null, userId: null, system: true, readOnly: true } as const;
const LINE = /^(\d{1,15}) (\d{1,15}) ([0-9a-f]{64})$/;
const FOLDER = 'audit-heads';

export const headsFolder = (dataDir: string) => join(dataDir, FOLDER);

export async function auditHeads(pool: Pool): Promise<AuditHead[]> {
  return transact(pool, SYSTEM, async ({ client }) => {
    const { rows } = await client.query<AuditHead>(
      `select company_id as chain, seq, encode(hash, 'hex') as hash from audit_heads where seq > 0 order by company_id`,
    );
    return rows;
  });
}

/** `chain place hash`, a line for each chain. */
export const headLines = (heads: readonly AuditHead[]) => heads.map(({ chain, seq, hash }) => `${chain} ${seq} ${hash}\n`).join('');
/** One value that stands for all heads, short enough for a line of the log. */
export const digestOfHeads = (heads: readonly AuditHead[]) => createHash('sha256').update(headLines(heads)).digest('hex');

/** Writes the heads of a day. A second writing on a day takes the place of the first. @returns the file. */
export async function keepHeads(dataDir: string, day: string, heads: readonly AuditHead[]): Promise<string> {
  const folder = headsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${day}.txt`);
  await writeFile(file, headLines(heads), { mode: 0o600 });
  return file;
}

/** Heads out of a kept text; lines that are none (the words of a mail) are passed over. */
export const readHeads = (text: string, stored: string): StoredHead[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, chain, seq, hash] = LINE.exec(line.trim()) ?? [];
    return chain && seq && hash ? [{ chain: Number(chain), seq: Number(seq), hash, kept: stored }] : [];
  });

/** Every head that was kept in the data folder; none where nothing was kept yet. */
export async function storedHeads(dataDir: string): Promise<StoredHead[]> {
  const folder = headsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const heads: StoredHead[] = [];
  for (const name of names.filter((each) => each.endsWith('.txt')).sort()) heads.push(...readHeads(await readFile(join(folder, name), 'utf8'), name));
  return heads;
}
