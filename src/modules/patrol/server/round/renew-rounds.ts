/**
 * Makes the rounds of operations that have not begun anew, as the routes and checkpoints of their site are now. A round that stays keeps its row, with what was
 * excused in it; one whose start is drawn by chance is drawn by the seed of its operation again, so that it begins when it would have begun.
 */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { localOf } from '#platform/contract/time/local-line.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { patrolOperations as o, patrolRounds as rounds } from '../operation.tables.ts';
import { keepUnscanned, lockOperations } from './keep-evaluation.ts';
import { roundsOf, walkedRoutes } from './walked-routes.ts';

const AT_ONCE = 500;

const held = adhocText('select id from patrol_sites where company_id = $1 and id = $2 for no key update');
const scanned = adhocText<{ id: number }>(
  'select distinct operation_id as id from patrol_clockings where company_id = $1 and operation_id = any($2::bigint[])',
);
const forgotten = adhocText('delete from patrol_unscanned_points where company_id = $1 and round_id = any($2::bigint[])');
const ended = adhocText('delete from patrol_rounds where company_id = $1 and id = any($2::bigint[])');
const changed = adhocText(
  `update patrol_rounds r set points = v.points, strict = v.strict, min_leg_seconds = v.min_leg_seconds, updated_at = clock_timestamp()
   from jsonb_to_recordset($2::jsonb) as v(id bigint, points jsonb, strict boolean, min_leg_seconds integer) where r.company_id = $1 and r.id = v.id`,
);
const seeded = adhocText('update patrol_operations set seed = $3 where company_id = $1 and id = $2');

type Upcoming = Pick<typeof o.$inferSelect, 'id' | 'date' | 'shift_name' | 'start_at' | 'end_at' | 'seed'>;

/** Operations of a site that nobody has begun: a guard may scan shortly before the start. They are locked. */
async function upcomingAt(ctx: Ctx, site: number): Promise<Upcoming[]> {
  const found = await ctx.db
    .select({ id: o.id, date: o.date, shift_name: o.shift_name, start_at: o.start_at, end_at: o.end_at, seed: o.seed })
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.site_id, site), isNull(o.cancelled_at), gt(o.start_at, instantOf(ctx.clock))))
    .orderBy(asc(o.id));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await lockOperations(ctx, ctx.companyId, ids);
  const begun = new Set((await scanned(ctx.client, [ctx.companyId, ids])).map(({ id }) => id));
  return found.filter(({ id }) => !begun.has(id));
}

async function wantedRounds(ctx: Ctx, site: number, operations: readonly Upcoming[]) {
  const routes = await walkedRoutes(ctx, site);
  const wanted: ReturnType<typeof roundsOf> = [];
  for (const { id, date, shift_name, start_at, end_at, seed } of operations) {
    const [start_time, end_time] = [start_at, end_at].map((at) => localOf(instantText(at), ctx.actor.timeZone).time);
    if (start_time === undefined || end_time === undefined) continue;
    const drawn = seed ?? randomBytes(16).toString('hex');
    if (seed === null) await seeded(ctx.client, [ctx.companyId, id, drawn]);
    wanted.push(...roundsOf(ctx, routes, { id, date: date as CalendarDate, shift: { name: shift_name, start_time, end_time }, seed: drawn }));
  }
  return wanted;
}

type Round = Pick<typeof rounds.$inferSelect, 'operation_id' | 'route_id' | 'start_at' | 'points' | 'strict' | 'min_leg_seconds'>;
const nameOf = ({ operation_id, route_id, start_at }: Round) => `${operation_id} ${route_id} ${Date.parse(instantText(start_at))}`;
const contentOf = ({ points, strict, min_leg_seconds }: Round) =>
  JSON.stringify([points.map((p) => [p.checkpoint_id, p.offset_minutes, p.tolerance_minutes]), strict, min_leg_seconds]);

async function renewAt(ctx: Ctx, site: number): Promise<void> {
  await held(ctx.client, [ctx.companyId, site]);
  const operations = await upcomingAt(ctx, site);
  if (operations.length === 0) return;
  const ids = operations.map(({ id }) => id);
  const wanted = new Map((await wantedRounds(ctx, site, operations)).map((round) => [nameOf(round), round]));
  const before = await ctx.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.company_id, ctx.companyId), among(rounds.operation_id, ids)));
  const kept = before.filter((round) => wanted.has(nameOf(round)));
  const gone = before.filter((round) => !wanted.has(nameOf(round)));
  const known = new Set(kept.map(nameOf));
  const fresh = [...wanted].flatMap(([name, round]) => (known.has(name) ? [] : [round]));
  const others = kept.flatMap((round) => {
    const now = wanted.get(nameOf(round));
    return now && contentOf(now) !== contentOf(round) ? [{ ...round, points: now.points, strict: now.strict, min_leg_seconds: now.min_leg_seconds }] : [];
  });
  const touched = [...gone, ...fresh, ...others];
  if (touched.length === 0) return;
  const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
  await forgotten(ctx.client, [ctx.companyId, idsOf([...gone, ...others])]);
  if (gone.length > 0) await ended(ctx.client, [ctx.companyId, idsOf(gone)]);
  if (others.length > 0)
    await changed(ctx.client, [
      ctx.companyId,
      JSON.stringify(others.map(({ id, points, strict, min_leg_seconds }) => ({ id, points, strict, min_leg_seconds }))),
    ]);
  for (let from = 0; from < fresh.length; from += AT_ONCE) await ctx.db.insert(rounds).values(fresh.slice(from, from + AT_ONCE));
  await keepUnscanned(ctx, ctx.companyId, [...new Set(touched.map(({ operation_id }) => operation_id))]);
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'patrol_operation_changed', stored: false });
}

type OfSite = { readonly site_id: number };
/** In the transaction that changes routes or checkpoints. */
export async function renewRounds(ctx: Ctx, changes: readonly { readonly before: OfSite | null; readonly after: OfSite | null }[]): Promise<void> {
  for (const site of new Set(changes.flatMap(({ before, after }) => before?.site_id ?? after?.site_id ?? []))) await renewAt(ctx, site);
}

const sitesAhead = adhocText<{ id: number }>(
  'select distinct site_id as id from patrol_operations where company_id = $1 and start_at > $2::timestamptz and cancelled_at is null order by 1',
);

/** What was planned while the routes were others, whichever way they changed. */
export const renewRoundsJob = defineJob({
  name: 'patrol.renew-rounds',
  cron: '20 1 * * *',
  retries: 3,
  async run(_data, { services, signal }) {
    const now = services.clock.now().toISOString();
    for (const company of await companiesWith(services, 'patrol')) {
      const sites = await inCompany(services, company, (ctx) => sitesAhead(ctx.client, [ctx.companyId, now]));
      for (const { id } of sites) {
        signal.throwIfAborted();
        await inCompany(services, company, (ctx) => renewAt(ctx, id));
      }
    }
  },
});
