/** Own EA forms: published ones only, whatever the reach of an admin role. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import type { listOwnEaForms as listEndpoint, ownEaFormPdf as pdfEndpoint } from '../contract/own-ea-form.endpoints.ts';
import { pdfName, pdfOf } from './ea-form-pdf.ts';
import { moment } from './ea-form.presenter.ts';
import { getOwnPublished, ownPublished } from './ea-form.store.ts';

/** A person has a form a year: the list of one person is read whole. */
export async function listOwnEaForms(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const found = await ownPublished(ctx, ownEmployeeId(ctx), input.year);
  const ordered = input.sort === 'asc' ? found.toReversed() : found;
  const rows = ordered.slice(offsetOf(input), offsetOf(input) + input.per_page);
  return {
    data: rows.map(({ id, year, serial_no, payload, gross, epf, mtd, published_at }) => ({
      id,
      year,
      serial_no,
      employer: payload.employer.name,
      gross: toRinggit(gross),
      epf: toRinggit(epf),
      mtd: toRinggit(mtd),
      published_at: moment(published_at) ?? '',
    })),
    meta: metaFor(input, found.length),
  };
}

/** @throws 404 */
export async function ownEaFormPdf(ctx: Ctx, { id }: ParsedInput<typeof pdfEndpoint>): Promise<FileReply> {
  const record = await getOwnPublished(ctx, ownEmployeeId(ctx), id);
  return new FileReply(await pdfOf(record), pdfName(record), 'application/pdf', { inline: true });
}
