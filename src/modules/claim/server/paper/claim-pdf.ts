/** A claim with its receipts as one PDF. Pictures are read after the transaction: nothing waits for them but the file itself. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { together } from '#platform/server/db/scope.ts';
import { paperPages } from '#platform/server/documents/paper-pages.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import { FileGone, type FileStore } from '#platform/server/files/file-store.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import type { FileRow } from '#platform/server/files/file.tables.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead, companyLogo } from '#modules/company/server/public.ts';
import type { ownClaimPdf as ownEndpoint } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { showById } from '../claim.presenter.ts';
import type { Sight } from '../claim.store.ts';
import { RECEIPTS } from '../item/receipts.ts';
import { claimLayout, type PaperHead, type PaperReceipt } from './claim-layout.ts';

interface Paper {
  readonly claim: ClaimDetail;
  readonly head: PaperHead;
  readonly files: readonly { readonly item: number; readonly row: FileRow }[];
  readonly locale: Locale;
}

/** Behind the claim: what is more is named, and stays in the portal. Each page is some 300 KB until the file is made. */
const MOST_SHEETS = 100;

async function read(store: FileStore, { item, row: { name, mime, disk_path } }: Paper['files'][number], room: number): Promise<PaperReceipt> {
  if (room <= 0) return { item, name, pages: [] };
  try {
    return { item, name, pages: await paperPages(await buffer(await store.get(disk_path)), mime, room) };
  } catch (error) {
    if (error instanceof FileGone) return { item, name, pages: [] };
    throw error;
  }
}

/** Receipts one after the other, so that one of them is held at full size. */
async function* draw(store: FileStore, { claim, head, files, locale }: Paper): AsyncGenerator<Buffer> {
  const receipts: PaperReceipt[] = [];
  for (const file of files) receipts.push(await read(store, file, MOST_SHEETS - receipts.reduce((sheets, { pages }) => sheets + pages.length, 0)));
  yield* streamPdf(claimLayout(claim, receipts, head, locale)) as AsyncIterable<Buffer>;
}

async function claimPdf(ctx: Ctx, id: number, sight: Sight, locale: Locale): Promise<FileReply> {
  const claim = await showById(ctx, id, sight);
  const [company, logo, found] = await together(
    ctx,
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
    () =>
      filesOf(
        ctx,
        RECEIPTS.type,
        claim.items.map((item) => item.id),
        RECEIPTS.field,
      ),
  );
  const files = claim.items.flatMap((item, at) => (found.get(item.id) ?? []).map((row) => ({ item: at, row })));
  const paper = draw(ctx.house.files, { claim, head: { company, logo, timeZone: ctx.actor.timeZone }, files, locale });
  return new FileReply(Readable.from(paper, { objectMode: false }), `${claim.number ?? 'claim'}.pdf`, 'application/pdf', { inline: true });
}

type Input = ParsedInput<typeof ownEndpoint>;
export const ownClaimPdf = (ctx: Ctx, { id, language }: Input): Promise<FileReply> => claimPdf(ctx, id, 'own', language ?? ctx.locale);
export const managedClaimPdf = (ctx: Ctx, { id, language }: Input): Promise<FileReply> => claimPdf(ctx, id, 'managed', language ?? ctx.locale);
