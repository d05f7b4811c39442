/** The officer's side of TP1: what waits, and accepting or rejecting it. A payroll in process of the month is computed anew. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { metaFor } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/context.ts';
import { decide } from '#modules/approval/server/public.ts';
import type { acceptRelief as acceptEndpoint, listReliefs as listEndpoint, rejectRelief as rejectEndpoint } from '../contract/relief.endpoints.ts';
import { RELIEF_MESSAGES } from '../contract/relief.messages.ts';
import { presentRelief, presentReliefs } from './relief.presenter.ts';
import { getRelief, listReliefRecords } from './relief.store.ts';
import { reliefSubject, type DecidedRelief } from './relief-subject.ts';

export async function listReliefs(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, total, waiting } = await listReliefRecords(ctx, input, 'managed');
  return { data: await presentReliefs(ctx, rows, false), meta: metaFor(input, total), waiting };
}

/** @throws 409 on another status or version; 422 on a paid month, too much, or less without a remark. */
export async function acceptRelief(ctx: Ctx, input: ParsedInput<typeof acceptEndpoint>): Promise<OutputOf<typeof acceptEndpoint>> {
  const { id, status, updated_at, remark, ...given } = input;
  const after = await decide(ctx, reliefSubject, { id, action: 'accept', status, version: updated_at ?? undefined, remark, given });
  return answer(ctx, after, { alone: RELIEF_MESSAGES.accepted, payroll: RELIEF_MESSAGES.acceptedPayroll });
}

/** Also takes an accepted declaration back until its payroll is confirmed. */
export async function rejectRelief(ctx: Ctx, input: ParsedInput<typeof rejectEndpoint>): Promise<OutputOf<typeof rejectEndpoint>> {
  const { id, status, updated_at, remark, ...given } = input;
  const after = await decide(ctx, reliefSubject, { id, action: 'reject', status, version: updated_at ?? undefined, remark, given });
  return answer(ctx, after, { alone: RELIEF_MESSAGES.rejected, payroll: RELIEF_MESSAGES.rejectedPayroll });
}

async function answer(ctx: Ctx, { id, recomputed }: DecidedRelief, wording: { readonly alone: Text; readonly payroll: Text }) {
  const message = recomputed ? say(wording.payroll, ctx.locale, { number: recomputed }) : say(wording.alone, ctx.locale);
  return { success: true as const, message, data: await presentRelief(ctx, await getRelief(ctx, id, 'managed'), false) };
}
