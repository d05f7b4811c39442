import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { eaFormPdf as endpoint } from '../contract/ea-form.endpoints.ts';
import { eaFormLayout } from './ea-form-layout.ts';
import { presentEaForm } from './ea-form.presenter.ts';
import { getForm } from './ea-form.store.ts';
import type { EaFormRecord } from './ea-form.tables.ts';

export const pdfOf = (record: EaFormRecord): Promise<Buffer> => renderPdf(eaFormLayout(presentEaForm(record)));

/** `EA-2025 E0001 Siti binti Ali.pdf`, without signs that a file system refuses. */
export function pdfName({ year, serial_no, payload: { person } }: Pick<EaFormRecord, 'year' | 'serial_no' | 'payload'>): string {
  const safe = `EA ${year} ${person.employee_code} ${person.name}`
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return `${safe} ${serial_no}.pdf`;
}

/** @throws 404 */
export async function eaFormPdf(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const record = await getForm(ctx, id);
  return new FileReply(await pdfOf(record), pdfName(record), 'application/pdf', { inline: true });
}
