import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { canCincoReport } from '#modules/payroll/contract/payroll.policy.ts';
import type { cincoReport as endpoint } from '../contract/review.endpoints.ts';
import { REVIEW_MESSAGES } from '../contract/review.messages.ts';
import { getPayroll } from '#modules/payroll/server/public.ts';
import { cincoFacts } from './cinco-facts.ts';
import { cincoLayout } from './cinco-layout.ts';

/** The working paper in the language asked for. @throws 404; 422 on a Confirmed payroll */
export async function cincoReport(ctx: Ctx, { id, language }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const record = await getPayroll(ctx, id);
  if (!canCincoReport(record.status)) throw invalid('base', REVIEW_MESSAGES.cincoConfirmed);
  const layout = cincoLayout(await cincoFacts(ctx, record), language ?? ctx.locale);
  return new FileReply(await renderPdf(layout), `${record.number}-cinco.pdf`, 'application/pdf', { inline: true });
}
