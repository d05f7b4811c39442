/** Receipts of a claim as the pages behind it. */
import { buffer } from 'node:stream/consumers';
import { paperPages, type PaperPage } from '#platform/server/documents/paper-pages.ts';
import type { Sender } from '#platform/server/fair-turns.ts';
import { FileGone, type FileStore } from '#platform/server/files/file-store.ts';
import type { FileRow } from '#platform/server/files/file.tables.ts';
import type { PaperReceipt } from './claim-layout.ts';

export interface AttachedReceipt {
  /** Place of its item. */
  readonly item: number;
  readonly row: Pick<FileRow, 'name' | 'mime' | 'disk_path'>;
}

/** Each page is some 300 KB until the file is made; files that are hard to open hold up nobody who prints for longer. */
const MOST = { sheets: 100, milliseconds: 60_000 };

/**
 * One after the other, so that one of them is held at full size. What is beyond room and time is named, and stays in the portal.
 * @param sender who prints
 */
export async function readReceipts(store: Pick<FileStore, 'get'>, files: readonly AttachedReceipt[], sender: Sender, most = MOST): Promise<PaperReceipt[]> {
  const receipts: PaperReceipt[] = [];
  const end = performance.now() + most.milliseconds;
  let room = most.sheets;
  for (const { item, row } of files) {
    const pages = room > 0 && performance.now() < end ? await pagesOf(store, row, sender, room) : [];
    room -= pages.length;
    receipts.push({ item, name: row.name, pages });
  }
  return receipts;
}

async function pagesOf(store: Pick<FileStore, 'get'>, { mime, disk_path }: AttachedReceipt['row'], sender: Sender, room: number): Promise<PaperPage[]> {
  try {
    return await paperPages(await buffer(await store.get(disk_path)), mime, sender, room);
  } catch (error) {
    if (error instanceof FileGone) return [];
    throw error;
  }
}
