/** A claim with its receipts as one PDF. Pictures are read after the transaction: nothing waits for them but the file itself. */
import { Readable } from 'node:stream';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Sender } from '#platform/server/fair-turns.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead, companyLogo } from '#modules/company/server/public.ts';
import type { ownClaimPdf as ownEndpoint } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { showById } from '../claim.presenter.ts';
import type { Visibility } from '../claim.store.ts';
import { RECEIPTS } from '../item/receipts.ts';
import { claimLayout, type PaperHead } from './claim-layout.ts';
import { readReceipts, type AttachedReceipt } from './read-receipts.ts';

interface Paper {
  readonly claim: ClaimDetail;
  readonly head: PaperHead;
  readonly files: readonly AttachedReceipt[];
  readonly locale: Locale;
  readonly sender: Sender;
}

async function* draw(store: FileStore, { claim, head, files, locale, sender }: Paper): AsyncGenerator<Buffer> {
  yield* streamPdf(claimLayout(claim, await readReceipts(store, files, sender), head, locale)) as AsyncIterable<Buffer>;
}

async function claimPdf(ctx: Ctx, id: number, visibility: Visibility, locale: Locale): Promise<FileReply> {
  const claim = await showById(ctx, id, visibility);
  const [company, logo, found] = await pipeline(
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
  const { companyId, actor } = ctx;
  const head = { company, logo, timeZone: actor.timeZone };
  const paper = draw(ctx.services.files, { claim, head, files, locale, sender: { companyId, userId: actor.userId } });
  return new FileReply(Readable.from(paper, { objectMode: false }), `${claim.number ?? 'claim'}.pdf`, 'application/pdf', { inline: true });
}

type Input = ParsedInput<typeof ownEndpoint>;
export const ownClaimPdf = (ctx: Ctx, { id, language }: Input): Promise<FileReply> => claimPdf(ctx, id, 'own', language ?? ctx.locale);
export const managedClaimPdf = (ctx: Ctx, { id, language }: Input): Promise<FileReply> => claimPdf(ctx, id, 'managed', language ?? ctx.locale);
