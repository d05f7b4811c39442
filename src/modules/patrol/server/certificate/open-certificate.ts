/** A link to what was patrolled is opened. Runs as the portal: what it may show hangs on the row of the link alone. */
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { countAttempt, digestOf } from '#modules/identity/server/public.ts';
import type { Certificate, openCertificate as endpoint } from '../../contract/certificate/certificate.endpoints.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import { patrolledFor, type OperationFacts } from './patrolled-for.ts';

/** Of one address of the network, as links that are mailed have it. */
const TRIES = { limit: 30, seconds: 600 };

interface Opened extends OperationFacts {
  readonly company_id: number;
  readonly operation_id: number;
  readonly round_id: number | null;
  readonly expires_at: string;
}
/** Whether it opens and that it was opened are one statement, so that no two readers are counted as one. */
const opened = adhocText<Opened>(
  `update patrol_certificates t set opened = t.opened + 1, last_opened_at = $2, updated_at = clock_timestamp()
   from patrol_operations o, patrol_sites s, companies c
   where t.token_hash = $1 and t.revoked_at is null and t.expires_at > $2
     and o.company_id = t.company_id and o.id = t.operation_id and o.cancelled_at is null and s.company_id = o.company_id and s.id = o.site_id
     and c.id = t.company_id and c.deleted_at is null and c.status = 'Active' and (c.modules ->> 'patrol')::boolean
   returning t.company_id, t.operation_id, t.round_id, t.expires_at, c.name as company, coalesce(c.config ->> 'timezone', '${DEFAULT_TIME_ZONE}') as time_zone,
     s.name as site, o.number, o.date::text, o.shift_name, o.start_at, o.end_at`,
);

/** @throws 404 with the same words whether it never was, is over or was ended, 429 */
export async function openLink(ctx: OpenCtx, token: string): Promise<Certificate> {
  await countAttempt(ctx, [{ key: `patrol-certificate|${ctx.request.ip}`, ...TRIES }]);
  const now = ctx.clock.now();
  const [link] = await opened(ctx.client, [digestOf(token), now.toISOString()]);
  if (!link) throw new AppError(404, PATROL_ERRORS.certificateOver);
  const { company_id: company, operation_id: operation, round_id: round, expires_at, ...facts } = link;
  const shown = await patrolledFor(ctx, { company, operation, round }, facts, now);
  if (!shown) throw new AppError(404, PATROL_ERRORS.certificateOver);
  return { ...shown, expires_at: instantText(expires_at) };
}

export async function openCertificate(ctx: OpenCtx, { token }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  return { data: await openLink(ctx, token) };
}
