/** One record for whoever decides it. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { previewApproval as endpoint } from '../contract/approval.endpoints.ts';
import { deciderOf, subjectOf } from './subject.ts';

/** @throws 403 without a right to decide records of the type; 404 outside the actor's sight */
export async function previewApproval(ctx: Ctx, { type, id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const subject = subjectOf(type);
  if (!subject) throw notFound();
  const decider = deciderOf(ctx, subject);
  if (!Object.values(subject.workflow.moves).some(({ inbox, needs }) => inbox && decider.may(needs))) throw forbidden();
  return { data: { type, id, ...(await subject.preview(ctx, id)) } };
}
