/** Links to what was patrolled, from the side of the office: made, listed, ended. */
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { digestOf, newSecret, users } from '#modules/identity/server/public.ts';
import {
  MOST_CERTIFICATES,
  type listCertificates as listEndpoint,
  type makeCertificate as makeEndpoint,
  type revokeCertificate as revokeEndpoint,
} from '../../contract/certificate/certificate.endpoints.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { patrolRounds as rounds } from '../operation.tables.ts';
import { operationsChanged } from '../operation/plan-operations.ts';
import { findOperation } from '../operation/read-operations.ts';
import { patrolRoutes as routes } from '../patrol.tables.ts';
import { patrolCertificates as c } from './certificate.tables.ts';

const SUBJECT = 'patrol_certificate';
const DAY = 86_400_000;

export async function listCertificates(ctx: Ctx, { operation_id }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  await findOperation(ctx, operation_id);
  const now = ctx.clock.now().getTime();
  const rows = await ctx.db
    .select({ link: c, route: routes.name, start_at: rounds.start_at, made_by: users.name })
    .from(c)
    .leftJoin(rounds, and(eq(rounds.company_id, c.company_id), eq(rounds.id, c.round_id)))
    .leftJoin(routes, and(eq(routes.company_id, rounds.company_id), eq(routes.id, rounds.route_id)))
    .leftJoin(users, eq(users.id, c.created_by))
    .where(and(eq(c.company_id, ctx.companyId), eq(c.operation_id, operation_id)))
    .orderBy(desc(c.id));
  return {
    data: rows.map(({ link, route, start_at, made_by }) => ({
      id: link.id,
      name: link.name,
      round: start_at === null ? null : { route: route ?? '', start_at: instantText(start_at) },
      made_at: instantText(link.created_at),
      made_by,
      expires_at: instantText(link.expires_at),
      state: link.revoked_at !== null ? 'Revoked' : Date.parse(instantText(link.expires_at)) <= now ? 'Expired' : 'Open',
      opened: link.opened,
      last_opened_at: link.last_opened_at === null ? null : instantText(link.last_opened_at),
    })),
  };
}

/** @throws 404, 422 at the round, or at the operation where it is cancelled or has as many links as it may */
export async function makeCertificate(ctx: Ctx, input: ParsedInput<typeof makeEndpoint>): Promise<OutputOf<typeof makeEndpoint>> {
  const { operation_id, round_id, name, days } = input;
  const operation = await findOperation(ctx, operation_id, true);
  if (operation.cancelled_at !== null) throw invalid('base', E.certificateCancelled);
  const ofOperation = and(eq(rounds.company_id, ctx.companyId), eq(rounds.operation_id, operation_id));
  if (round_id !== null && (await ctx.db.$count(rounds, and(ofOperation, eq(rounds.id, round_id)))) === 0) throw invalid('round_id', E.roundUnknown);
  const now = ctx.clock.now();
  const [open] = await ctx.db
    .select({ total: count() })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.operation_id, operation_id), isNull(c.revoked_at), gt(c.expires_at, now.toISOString())));
  if ((open?.total ?? 0) >= MOST_CERTIFICATES) throw invalid('base', E.tooManyCertificates, { n: MOST_CERTIFICATES });
  const secret = newSecret();
  const expires_at = new Date(now.getTime() + days * DAY).toISOString();
  const [made] = await ctx.db
    .insert(c)
    .values({
      company_id: ctx.companyId,
      operation_id,
      round_id,
      name,
      token_hash: digestOf(secret),
      expires_at,
      created_by: ctx.actor.userId,
      created_at: now.toISOString(),
    })
    .returning({ id: c.id });
  if (!made) throw notFound();
  await audit(ctx, {
    action: `${SUBJECT}.made`,
    subject_type: SUBJECT,
    subject_id: made.id,
    after: { operation: operation.number, round_id, name, expires_at },
  });
  await operationsChanged(ctx);
  // Browsers send what follows the sign neither to a server nor to the next page, so no log has the secret.
  const url = `${publicUrl(ctx)}/patrol/certificate#${secret}`;
  return { success: true, message: say(PATROL_MESSAGES.certificateMade, ctx.locale), data: { id: made.id, url, expires_at } };
}

/** One that is over already stays as it is. @throws 404 */
export async function revokeCertificate(ctx: Ctx, { operation_id, id }: ParsedInput<typeof revokeEndpoint>): Promise<OutputOf<typeof revokeEndpoint>> {
  const own = and(eq(c.company_id, ctx.companyId), eq(c.operation_id, operation_id), eq(c.id, id));
  const ended = await ctx.db
    .update(c)
    .set({ revoked_at: instantOf(ctx.clock) })
    .where(and(own, isNull(c.revoked_at)))
    .returning({ name: c.name });
  if (ended.length === 0 && (await ctx.db.$count(c, own)) === 0) throw notFound();
  for (const { name } of ended) await audit(ctx, { action: `${SUBJECT}.revoked`, subject_type: SUBJECT, subject_id: id, after: { name } });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.certificateRevoked, ctx.locale), data: { id } };
}
