/** Who is on duty in operations, as far as the viewer may see them. */
import { and, asc, eq, getTableColumns, ilike, isNull, or, sql } from 'drizzle-orm';
import { dateInZone } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { guardImages, knownGuards, securityGuards as r, seenGuards, unfitText, type KnownGuard } from '#modules/security-guard/server/public.ts';
import type { findPatrolGuards as findEndpoint, GuardOnDuty } from '../../contract/operation/operation.endpoints.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { patrolOperationGuards as og, patrolOperations as o } from '../operation.tables.ts';
import { presencesOf } from './presence.ts';

const { id, operation_id, guard_id, joined_at, replaced_at, replaced_by, replace_reason } = getTableColumns(og);
/** What is shown of somebody on duty. */
const DUTY = { id, operation_id, guard_id, joined_at, replaced_at, replaced_by, replace_reason };

/** By operation, those who were replaced too. */
export async function onDuty(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, GuardOnDuty[]>> {
  const [rows, presences] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ duty: DUTY, name: r.name, registry: r.id, employee_id: r.employee_id, start: o.start_at, end: o.end_at, cancelled_at: o.cancelled_at })
        .from(og)
        .innerJoin(o, eq(o.id, og.operation_id))
        .innerJoin(g, eq(g.id, og.guard_id))
        .innerJoin(r, eq(r.id, g.security_guard_id))
        .where(and(eq(og.company_id, ctx.companyId), among(og.operation_id, ids), seenGuards(ctx)))
        .orderBy(asc(sql`lower(${r.name})`))
        .execute(),
    () => presencesOf(ctx, ctx.companyId, ids, instantOf(ctx.clock)),
  );
  const images = await guardImages(
    ctx,
    rows.map(({ registry, employee_id }) => ({ id: registry, employee_id })),
  );
  // Papers end, and guards leave, after a duty was planned.
  const waits = ({ duty, end, cancelled_at }: (typeof rows)[number]) =>
    duty.replaced_at === null && cancelled_at === null && Date.parse(instantText(end)) > ctx.clock.now().getTime();
  const planned = rows.filter(waits).map(({ registry }) => registry);
  const known = planned.length === 0 ? new Map<number, KnownGuard>() : await knownGuards(ctx, planned);
  const dateOf = (at: number) => dateInZone(new Date(at), ctx.actor.timeZone);
  const unfitOn = ({ registry, start, end }: (typeof rows)[number]): string | null => {
    const unfit = unfitText(ctx, known.get(registry), dateOf(Date.parse(instantText(start))), dateOf(Date.parse(instantText(end)) - 1));
    return unfit && say(unfit.text, ctx.locale, unfit.params);
  };
  const found = new Map<number, GuardOnDuty[]>();
  for (const row of rows) {
    const { duty, name, registry } = row;
    const own = found.get(duty.operation_id) ?? [];
    const came = presences.get(duty.id);
    own.push({
      id: duty.guard_id,
      name,
      image: images.get(registry) ?? null,
      joined_at: duty.joined_at === null ? null : instantText(duty.joined_at),
      replaced_at: duty.replaced_at === null ? null : instantText(duty.replaced_at),
      replaced_by: duty.replaced_by,
      replace_reason: duty.replace_reason,
      presence: came?.presence ?? 'planned',
      unfit: waits(row) ? unfitOn(row) : null,
      signed_in_at: came?.signed_in_at == null ? null : instantText(came.signed_in_at),
      signed_out_at: came?.signed_out_at == null ? null : instantText(came.signed_out_at),
    });
    found.set(duty.operation_id, own);
  }
  return found;
}

/** Of those whom the viewer may see. */
export async function namesOfGuards(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: g.id, name: r.name })
    .from(g)
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(g.company_id, ctx.companyId), among(g.id, [...new Set(ids)]), seenGuards(ctx)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findPatrolGuards(ctx: Ctx, { keyword, site_id }: ParsedInput<typeof findEndpoint>): Promise<OutputOf<typeof findEndpoint>> {
  const like = containing(keyword);
  return {
    data: await ctx.db
      .select({ id: g.id, name: r.name, code: g.code })
      .from(g)
      .innerJoin(r, eq(r.id, g.security_guard_id))
      .where(
        and(
          eq(g.company_id, ctx.companyId),
          eq(g.status, 'Active'),
          isNull(g.deleted_at),
          seenGuards(ctx),
          site_id ? eq(g.home_site_id, site_id) : undefined,
          keyword ? or(ilike(r.name, like), ilike(g.code, like)) : undefined,
        ),
      )
      .orderBy(asc(sql`lower(${r.name})`))
      .limit(site_id ? 60 : 20),
  };
}
