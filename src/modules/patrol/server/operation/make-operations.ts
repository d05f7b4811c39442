/** Stores planned operations with their guards and rounds, and says which leader and devices they may have. */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { instantOnLine } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import type { findOperationDevices as findEndpoint } from '../../contract/operation/operation.endpoints.ts';
import { shiftOn } from '../../contract/operation/plan-rounds.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { patrolDevices as d, type SiteRecord } from '../patrol.tables.ts';
import { keepUnscanned } from '../round/keep-evaluation.ts';
import { roundsOf, walkedRoutes } from '../round/walked-routes.ts';
import { patrolOperationGuards as og, patrolOperations as o, patrolRounds as rounds } from '../operation.tables.ts';

const AT_ONCE = 500;

export interface PlannedOperation {
  readonly date: CalendarDate;
  readonly shift: SiteRecord['shifts'][number];
  readonly guards: readonly number[];
  readonly leader_id: number | null;
  readonly device_ids: number[];
  readonly briefing: string | null;
}

/** Devices of a site with which guards scan: a screen at a checkpoint is none. */
const usable = (ctx: Ctx, site: number) =>
  and(eq(d.company_id, ctx.companyId), eq(d.site_id, site), eq(d.status, 'Active'), ne(d.type, 'Point'), isNull(d.deleted_at));

/** @throws 422 where the leader is none of the guards, or a device none of the site */
export async function requireCharge(
  ctx: Ctx,
  site: number,
  guards: readonly number[],
  { leader_id, device_ids }: { readonly leader_id?: number | null | undefined; readonly device_ids: readonly number[] },
): Promise<void> {
  if (leader_id != null && !guards.includes(leader_id)) throw invalid('leader_id', E.leaderOnDuty);
  const wanted = [...new Set(device_ids)];
  if (wanted.length === 0) return;
  const found = await ctx.db
    .select({ id: d.id })
    .from(d)
    .where(and(usable(ctx, site), among(d.id, wanted)));
  if (found.length < wanted.length) throw invalid('device_ids', E.devicesUnknown);
}

export async function findOperationDevices(ctx: Ctx, { site_id, keyword }: ParsedInput<typeof findEndpoint>): Promise<OutputOf<typeof findEndpoint>> {
  const like = containing(keyword);
  return {
    data: await ctx.db
      .select({ id: d.id, name: d.name, code: d.serial_no })
      .from(d)
      .where(and(usable(ctx, site_id), keyword ? or(ilike(d.name, like), ilike(d.serial_no, like)) : undefined))
      .orderBy(asc(sql`lower(${d.name})`))
      .limit(20),
  };
}

/** The site is locked by the caller, who has asked whether the guards may and can. */
export async function makeOperations(
  ctx: Ctx,
  site: SiteRecord,
  planned: readonly PlannedOperation[],
): Promise<{ readonly ids: number[]; readonly numbers: string[] }> {
  if (planned.length === 0) return { ids: [], numbers: [] };
  const zone = ctx.actor.timeZone;
  const numbers = await nextNumbers(ctx, 'patrol_operation', 'OPS', planned.length);
  const made = await ctx.db
    .insert(o)
    .values(
      planned.map(({ date, shift, leader_id, device_ids, briefing }, at) => {
        const { start, end } = shiftOn(date, shift);
        return {
          date,
          start_at: instantOnLine(start, zone),
          end_at: instantOnLine(end, zone),
          number: numbers[at] ?? '',
          site_id: site.id,
          shift_name: shift.name,
          briefing,
          leader_id,
          device_ids,
          welfare_minutes: site.welfare_minutes,
          company_id: ctx.companyId,
          created_by: ctx.actor.userId,
          seed: randomBytes(16).toString('hex'),
        };
      }),
    )
    .returning({ id: o.id, number: o.number, seed: o.seed });
  const byNumber = new Map(made.map((each) => [each.number, each]));
  const operations = planned.map((each, at) => ({ ...each, id: byNumber.get(numbers[at] ?? '')?.id ?? 0, seed: byNumber.get(numbers[at] ?? '')?.seed ?? '' }));
  await ctx.db.insert(og).values(operations.flatMap(({ id, guards }) => guards.map((guard_id) => ({ company_id: ctx.companyId, operation_id: id, guard_id }))));
  const routes = await walkedRoutes(ctx, site.id);
  const all = operations.flatMap((operation) => roundsOf(ctx, routes, operation));
  for (let from = 0; from < all.length; from += AT_ONCE) await ctx.db.insert(rounds).values(all.slice(from, from + AT_ONCE));
  const ids = operations.map(({ id }) => id);
  await keepUnscanned(ctx, ctx.companyId, ids);
  return { ids, numbers };
}
