/** Post orders: a version is never changed, a new one stands above it, and who has read it is a row. */
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { readOrders as readEndpoint, showOrders as showEndpoint, writeOrders as writeEndpoint } from '../../contract/order/order.endpoints.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { deviceOf, guardOn } from '../device/device-of.ts';
import { patrolOperationGuards as og, patrolOperations as o } from '../operation.tables.ts';
import { patrolChanged } from '../patrol-changed.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { getSite } from '../site/site.register.ts';

interface Version {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  readonly written_at: string;
  readonly by: string | null;
}
const AT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const versionsOf = adhocText<Version>(
  `select p.id, p.version, p.text, ${AT('p.created_at')} as written_at, u.name as by from patrol_post_orders p left join users u on u.id = p.created_by
   where p.company_id = $1 and p.site_id = $2 order by p.version desc limit 50`,
);
/** Guards of the site whom the viewer may see, and those who are planned there within a week, with when they read the version that holds. */
const readersOf = (ctx: Ctx, site: number) => {
  const now = instantOf(ctx.clock);
  const holds = sql`(select p.id from patrol_post_orders p where p.company_id = ${ctx.companyId} and p.site_id = ${site} order by p.version desc limit 1)`;
  const readAt = sql<string | null>`(select to_char(x.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from patrol_post_order_reads x
    where x.company_id = ${g.company_id} and x.guard_id = ${g.id} and x.order_id = ${holds})`;
  const isPlanned = sql`exists (select from ${og} join ${o} on ${o.company_id} = ${og.company_id} and ${o.id} = ${og.operation_id}
    where ${og.company_id} = ${g.company_id} and ${og.guard_id} = ${g.id} and ${og.replaced_at} is null and ${o.site_id} = ${site} and ${o.cancelled_at} is null
      and ${o.end_at} > ${now} and ${o.start_at} < ${now}::timestamptz + interval '7 days')`;
  return ctx.db
    .select({ id: g.id, name: r.name, read_at: readAt.as('read_at') })
    .from(g)
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(g.company_id, ctx.companyId), eq(g.status, 'Active'), isNull(g.deleted_at), seenGuards(ctx), or(eq(g.home_site_id, site), isPlanned)))
    .orderBy(asc(sql`lower(${r.name})`), asc(g.id))
    .execute();
};

/** @throws 404 */
export async function showOrders(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const [, versions, guards] = await pipeline(
    ctx,
    () => getSite(ctx, id),
    () => versionsOf(ctx.client, [ctx.companyId, id]),
    () => readersOf(ctx, id),
  );
  const [current, ...earlier] = versions.map(({ id: _id, ...version }) => version);
  return { data: { current: current ?? null, earlier, guards } };
}

const written = adhocText<{ id: number; version: number }>(
  `insert into patrol_post_orders (company_id, site_id, version, text, created_by, created_at)
   select $1, $2::bigint, coalesce(max(version), 0) + 1, $3, $4::bigint, $5::timestamptz from patrol_post_orders where company_id = $1 and site_id = $2 returning id, version`,
);

/** @throws 404, 422 where nothing is new */
export async function writeOrders(ctx: Ctx, { id, text }: ParsedInput<typeof writeEndpoint>): Promise<OutputOf<typeof writeEndpoint>> {
  await getSite(ctx, id, true);
  const [before] = await versionsOf(ctx.client, [ctx.companyId, id]);
  if (before?.text === text) throw invalid('text', E.ordersSame);
  const [made] = await written(ctx.client, [ctx.companyId, id, text, ctx.actor.userId, instantOf(ctx.clock)]);
  if (!made) throw new Error('No post orders were written');
  await audit(ctx, { action: 'patrol_site.orders', subject_type: 'patrol_site', subject_id: id, after: { version: made.version } });
  await patrolChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.ordersWritten, ctx.locale, { n: made.version }), data: { version: made.version } };
}

const read = adhocText<{ id: number }>(
  `insert into patrol_post_order_reads (company_id, order_id, guard_id, read_at)
   select $1, p.id, $3::bigint, $5::timestamptz from patrol_post_orders p where p.company_id = $1 and p.site_id = $2 and p.version = $4
   on conflict (company_id, order_id, guard_id) do nothing returning id`,
);

/** A version that the site does not have was read by nobody. @throws 401, 403 */
export async function readOrders(ctx: OpenCtx, { session, version }: ParsedInput<typeof readEndpoint>): Promise<OutputOf<typeof readEndpoint>> {
  const device = await deviceOf(ctx);
  const { guard_id } = await guardOn(ctx, device, session);
  const company = device.company_id;
  const rows = await read(ctx.client, [company, device.site_id, guard_id, version, instantOf(ctx.clock)]);
  if (rows.length > 0) await notify(ctx, { to: { company }, notification_type: 'patrol_changed', stored: false, company_id: company });
  return { success: true, message: say(EVERYDAY.done, ctx.locale), data: {} };
}
