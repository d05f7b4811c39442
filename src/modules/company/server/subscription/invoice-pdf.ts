import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { domainOf } from '#modules/identity/server/public.ts';
import type { invoicePdf as endpoint } from '../../contract/subscription.endpoints.ts';
import { companyLetterhead } from '../company-facts.ts';
import { findCompany } from '../company.store.ts';
import { invoiceLayout } from './invoice-layout.ts';
import { presentInvoice } from './subscription.presenter.ts';
import { findInvoice } from './subscription.store.ts';

/** One invoice as PDF, from the organisation whose portal it is. @throws 404 when the company has no such invoice. */
export async function invoicePdf(ctx: Ctx, { id, language }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const record = await findInvoice(ctx, ctx.companyId, id);
  const company = await findCompany(ctx, ctx.companyId);
  if (!record || !company) throw notFound();
  const { name, support } = await domainOf(ctx, company.domain_id);
  const lines = [support['address'], support['email'], support['phone']].filter((line): line is string => typeof line === 'string' && line !== '');
  const layout = invoiceLayout(presentInvoice(record), { issuer: { name, lines }, customer: await companyLetterhead(ctx) }, language ?? ctx.locale);
  return new FileReply(await renderPdf(layout), `${record.number}.pdf`, 'application/pdf', { inline: true });
}
