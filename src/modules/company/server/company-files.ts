/** Logo, stamp and signature of a company. */
import { buffer } from 'node:stream/consumers';
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES, type UploadedFile } from '#platform/contract/uploads.ts';
import { pdfLogo, type PdfLogo } from '#platform/server/documents/pdf-logo.ts';
import { FileGone } from '#platform/server/files/file-store.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';

const SUBJECT = 'company';
export const COMPANY_FILE_FIELDS = ['logo', 'stamp', 'signature'] as const;
export type CompanyFileField = (typeof COMPANY_FILE_FIELDS)[number];

/** Files of companies by uuid. @param field only this one. */
export async function companyFiles(
  ctx: Pick<Ctx | OpenCtx, 'db' | 'services'>,
  companyIds: readonly number[],
  field?: CompanyFileField,
): Promise<ReadonlyMap<string, UploadedFile>> {
  const rows = [...(await filesOf(ctx, SUBJECT, companyIds, field)).values()].flat();
  return new Map(rows.map((row) => [row.uuid, presentFile(ctx, row)]));
}

/** The logo of the request's company as its documents carry it; null where there is none that they can. */
export async function companyLogo(ctx: Ctx): Promise<PdfLogo | null> {
  const row = (await filesOf(ctx, SUBJECT, [ctx.companyId], 'logo')).get(ctx.companyId)?.at(-1);
  if (!row) return null;
  try {
    return pdfLogo(await buffer(await ctx.services.files.get(row.disk_path)));
  } catch (error) {
    if (error instanceof FileGone) return null;
    throw error;
  }
}

/** Gives the pictures of a form to the company; null takes one away. Answers their uuids. @throws 422 at the field. */
export async function claimFiles(
  ctx: Ctx,
  companyId: number,
  given: Readonly<Record<CompanyFileField, string | Blob | null>>,
): Promise<Record<CompanyFileField, string | null>> {
  const claimed: Record<CompanyFileField, string | null> = { logo: null, stamp: null, signature: null };
  for (const field of COMPANY_FILE_FIELDS) {
    // By the time a handler runs, an upload has become the uuid of its stored file.
    const uuid = typeof given[field] === 'string' ? given[field] : null;
    const options = { inputField: field === 'signature' ? 'signatory.signature' : field, extensions: IMAGE_EXTENSIONS, maxBytes: MAX_IMAGE_BYTES };
    claimed[field] = (await replaceFile(ctx, uuid, { type: SUBJECT, id: companyId, field }, options))?.uuid ?? null;
  }
  return claimed;
}
