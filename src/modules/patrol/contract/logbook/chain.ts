/**
 * The chain of an occurrence book. The hash of an entry is SHA-256, hexadecimal, of the hash of the entry before it, a line end, and `entryText`;
 * the first follows `FIRST`. Pure: the hash function is handed in, for browsers and servers have different ones.
 */
import type { LogAct, LogKind } from './log-fields.ts';

export const FIRST = '0'.repeat(64);

export interface ChainedEntry {
  readonly company_id: number;
  readonly site_id: number;
  readonly entry_no: number;
  readonly act: LogAct;
  readonly about_no: number | null;
  readonly kind: LogKind;
  readonly guard_id: number | null;
  readonly device_id: number | null;
  readonly user_id: number | null;
  /** Instants in UTC with milliseconds, as `Date.toISOString` writes them. */
  readonly recorded_at: string;
  readonly received_at: string;
  readonly offline: boolean;
  readonly subject: string;
  readonly details: Readonly<Record<string, string>>;
  /** By personal field the digest of salt and value. */
  readonly digests: Readonly<Record<string, string>>;
  readonly remark: string | null;
  readonly photos: readonly string[];
  /** Written when the guard was not signed in on the device. */
  readonly outside_session?: boolean | undefined;
}
export interface SealedLogEntry extends ChainedEntry {
  readonly hash: string;
}
/** SHA-256 of a text in UTF-8, hexadecimal. */
export type Sha256 = (text: string) => string;

const inOrder = (record: Readonly<Record<string, string>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** A JSON array of every fact of the entry, in this order; objects as pairs ordered by their keys. What was written outside a session says so at the end. */
export const entryText = (entry: ChainedEntry): string =>
  JSON.stringify([
    'mesra.logbook.1',
    entry.company_id,
    entry.site_id,
    entry.entry_no,
    entry.act,
    entry.about_no,
    entry.kind,
    entry.guard_id,
    entry.device_id,
    entry.user_id,
    entry.recorded_at,
    entry.received_at,
    entry.offline,
    entry.subject,
    inOrder(entry.details),
    inOrder(entry.digests),
    entry.remark,
    entry.photos,
    ...(entry.outside_session ? ['outside_session'] : []),
  ]);
export const hashAfter = (sha256: Sha256, before: string, entry: ChainedEntry): string => sha256(`${before}\n${entryText(entry)}`);
/** Of a personal field; the salt goes with the value when it is erased. */
export const digestOfField = (sha256: Sha256, field: string, salt: string, value: string): string => sha256(JSON.stringify([field, salt, value]));

export const CHAIN_FAULTS = ['changed', 'missing', 'cut', 'personal'] as const;
export type ChainFaultKind = (typeof CHAIN_FAULTS)[number];
export interface ChainFault {
  readonly entry_no: number;
  /** `changed`: the entry or its place; `missing`: entries before it; `cut`: an end that was kept is gone; `personal`: a field that was not erased differs. */
  readonly fault: ChainFaultKind;
}
/** An end of the book that was kept elsewhere. */
export interface KeptHead {
  readonly entry_no: number;
  readonly hash: string;
}
export interface PersonalField {
  readonly entry_no: number;
  readonly field: string;
  readonly salt: string;
  readonly value: string;
}

/** What is wrong with a book; nothing: it is whole. @param entries of one site, by their numbers @param heads ends that were kept, in any order */
export function chainFaults(
  sha256: Sha256,
  entries: readonly SealedLogEntry[],
  heads: readonly KeptHead[],
  personals: readonly PersonalField[] = [],
): ChainFault[] {
  const faults: ChainFault[] = [];
  let before = { entry_no: 0, hash: FIRST };
  const found = new Map<number, SealedLogEntry>();
  for (const entry of entries) {
    found.set(entry.entry_no, entry);
    if (entry.entry_no !== before.entry_no + 1) faults.push({ entry_no: entry.entry_no, fault: 'missing' });
    else if (hashAfter(sha256, before.hash, entry) !== entry.hash) faults.push({ entry_no: entry.entry_no, fault: 'changed' });
    before = entry;
  }
  for (const head of heads) if (found.get(head.entry_no)?.hash !== head.hash) faults.push({ entry_no: head.entry_no, fault: 'cut' });
  for (const { entry_no, field, salt, value } of personals)
    if (found.get(entry_no)?.digests[field] !== digestOfField(sha256, field, salt, value)) faults.push({ entry_no, fault: 'personal' });
  return faults;
}
