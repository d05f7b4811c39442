/** What is seen of operations. A guard whom the viewer may not see stands without a name. */
import { and, count, eq, getTableColumns, gte, ilike, lte, or, sql, type SQL } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { containing } from '#platform/server/db/containing.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { countChecks, welfareChecks, type WelfareCheck } from '../../contract/emergency/welfare.ts';
import type * as calls from '../../contract/operation/operation.endpoints.ts';
import type { OperationRow } from '../../contract/operation/operation.endpoints.ts';
import { isLevelMet } from '../../contract/round/evaluate-rounds.ts';
import { KEPT_DAYS } from '../../contract/report/kept-days.ts';
import { readWelfare, type FoundAnswer } from '../emergency/read-welfare.ts';
import { handoversOf } from '../logbook/read-handovers.ts';
import { patrolDevices as d, patrolProjects as p, patrolSites as s } from '../patrol.tables.ts';
import { namesOfGuards, onDuty } from './on-duty.ts';
import { placesOf, positionsOf, readLastPlaces } from './on-map.ts';
import { handedOver, inStatus, statusOf } from './operation-status.ts';
import { NO_SUMS, sumOperations, sumsOf, type OperationSums } from './sum-operations.ts';
import { patrolOperations as o } from '../operation.tables.ts';
import { evaluateOperations, type Evaluated } from '../round/patrolled.ts';

type In<E extends 'listOperations' | 'showOperation'> = ParsedInput<(typeof calls)[E]>;
type Out<E extends 'listOperations' | 'showOperation'> = OutputOf<(typeof calls)[E]>;
type OperationRecord = typeof o.$inferSelect;

const when = (ctx: Ctx) => ctx.clock.now().toISOString();

const { id, number, site_id, date, shift_name, start_at, end_at, leader_id, welfare_minutes, briefing, cancelled_at, cancel_reason } = getTableColumns(o);
const SHOWN = { id, number, site_id, date, shift_name, start_at, end_at, leader_id, welfare_minutes, briefing, cancelled_at, cancel_reason };
const LISTED = { operation: SHOWN, site: s.name, lat: s.lat, lng: s.lng, handed: handedOver.as('handed') };
interface Listed {
  readonly operation: Pick<OperationRecord, keyof typeof SHOWN>;
  readonly site: string;
  readonly lat: string;
  readonly lng: string;
  readonly handed: boolean;
}
const listed = (ctx: Ctx) => ctx.db.select(LISTED).from(o).innerJoin(s, eq(s.id, o.site_id));

/** Whether all was well, and when; null: it is not asked, or what was answered is kept no more. @param now milliseconds */
function checksOf(operation: Listed['operation'], answers: readonly FoundAnswer[], now: number): WelfareCheck<FoundAnswer>[] | null {
  const { welfare_minutes: minutes, cancelled_at } = operation;
  const [start, end] = [Date.parse(instantText(operation.start_at)), Date.parse(instantText(operation.end_at))];
  if (minutes === null || cancelled_at !== null || start < now - KEPT_DAYS * 86_400_000) return null;
  return welfareChecks({ start, end, minutes }, answers, now);
}

/** Which shift of which site it is. */
export const operationFacts = ({ id, number, site_id, date, shift_name, start_at, end_at }: Listed['operation'], site: string) => ({
  id,
  number,
  site_id,
  site,
  date,
  shift_name,
  start_at: instantText(start_at),
  end_at: instantText(end_at),
});

/** The end of rounds stops with the operation: an operation that is over is evaluated as of now as well, for late uploads. */
function present(
  { operation, site, lat, lng, handed }: Listed,
  guards: OperationRow['guards'],
  { rounds, expected, done, missed, last_scan, next }: OperationSums,
  checks: readonly WelfareCheck[] | null,
  now: number,
): OperationRow {
  return {
    ...operationFacts(operation, site),
    lat: Number(lat),
    lng: Number(lng),
    guards,
    leader_id: guards.some(({ id }) => id === operation.leader_id) ? operation.leader_id : null,
    status: statusOf(operation, handed, now),
    handed_over: Date.parse(instantText(operation.end_at)) > now || operation.cancelled_at !== null ? null : handed,
    rounds,
    expected,
    done,
    missed,
    last_scan_at: last_scan === null ? null : new Date(last_scan).toISOString(),
    next: next && operation.cancelled_at === null ? { point: next.point, due_at: new Date(next.due).toISOString() } : null,
    welfare: checks && countChecks(checks),
  };
}

/** @param summed what became of their rounds */
async function presented(ctx: Ctx, rows: readonly Listed[], summed: (now: number) => Promise<ReadonlyMap<number, OperationSums>>) {
  const ids = rows.map(({ operation }) => operation.id);
  const now = ctx.clock.now().getTime();
  const asking = rows.flatMap(({ operation }) => (operation.welfare_minutes === null ? [] : [operation.id]));
  const [duty, sums, answers] = await pipeline(
    ctx,
    () => onDuty(ctx, ids),
    () => summed(now),
    () => readWelfare(ctx, ctx.companyId, asking),
  );
  return rows.map((row) => {
    const checks = checksOf(row.operation, answers.get(row.operation.id) ?? [], now);
    return { row: present(row, duty.get(row.operation.id) ?? [], sums.get(row.operation.id) ?? NO_SUMS, checks, now), checks };
  });
}

/** What lies before today counts back from nought, what comes after it from far below: nobody keeps so many days. */
const fromToday = (ctx: Ctx): SQL => {
  const days = sql`(${o.date} - ${todayIn(ctx.clock, ctx.actor.timeZone)}::date)`;
  return sql`case when ${days} <= 0 then ${days} else -1000000 - ${days} end`;
};

export async function listOperations(ctx: Ctx, input: In<'listOperations'>): Promise<Out<'listOperations'>> {
  const like = input.keyword && containing(input.keyword);
  const where = and(
    eq(o.company_id, ctx.companyId),
    input.start_date ? gte(o.date, input.start_date) : undefined,
    input.end_date ? lte(o.date, input.end_date) : undefined,
    input.project_id ? eq(s.project_id, input.project_id) : undefined,
    input.site_id ? eq(o.site_id, input.site_id) : undefined,
    input.status ? inStatus(input.status, when(ctx)) : undefined,
    like ? or(ilike(o.number, like), ilike(s.name, like)) : undefined,
  );
  const { rows, meta } = await readPage(ctx, input, {
    rows: listed(ctx).where(where),
    count: ctx.db.select({ total: count() }).from(o).innerJoin(s, eq(s.id, o.site_id)).where(where),
    order: (to) =>
      input.sort_by === 'today'
        ? [to(fromToday(ctx)), to(o.start_at), to(o.id)]
        : [to(input.sort_by === 'number' ? o.number : input.sort_by === 'date' ? o.start_at : o.id), to(o.id)],
  });
  const operations = rows.map(({ operation }) => operation);
  const shown = await presented(ctx, rows, (now) => sumOperations(ctx, ctx.companyId, operations, now));
  return { data: shown.map(({ row }) => row), meta };
}

/** @throws 404 */
export async function findOperation(ctx: Ctx, id: number, lock = false): Promise<OperationRecord> {
  const query = ctx.db
    .select()
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)));
  const [operation] = await (lock ? query.for('no key update') : query);
  if (!operation) throw notFound();
  return operation;
}

export async function showOperation(ctx: Ctx, { id }: In<'showOperation'>): Promise<Out<'showOperation'>> {
  const [rows, [level], handovers, devices, lastPlaces] = await pipeline(
    ctx,
    () =>
      listed(ctx)
        .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)))
        .execute(),
    () =>
      ctx.db
        .select({ percent: p.completion_percent })
        .from(o)
        .innerJoin(s, eq(s.id, o.site_id))
        .innerJoin(p, eq(p.id, s.project_id))
        .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)))
        .execute(),
    () => handoversOf(ctx, ctx.companyId, id),
    () =>
      ctx.db
        .select({ id: d.id, name: d.name })
        .from(d)
        .innerJoin(o, and(eq(o.company_id, d.company_id), sql`${o.device_ids} @> to_jsonb(${d.id})`))
        .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)))
        .orderBy(d.id)
        .execute(),
    () => readLastPlaces(ctx, id),
  );
  const [first] = rows;
  if (!first) throw notFound();
  const evaluated = new Map<number, Evaluated>();
  const [shown] = await presented(ctx, rows, async (now) => {
    for (const [each, own] of await evaluateOperations(ctx, ctx.companyId, [id], now)) evaluated.set(each, own);
    return new Map([...evaluated].map(([each, own]) => [each, sumsOf(own)]));
  });
  const found = evaluated.get(id);
  if (!shown || !found) throw notFound();
  const { row, checks } = shown;
  const answered = await namesOfGuards(
    ctx,
    (checks ?? []).flatMap(({ answers }) => answers.map(({ guard_id }) => guard_id)),
  );
  const percent = level?.percent ?? 0;
  const past = found.found.rounds.flatMap(({ points }) => points).filter(({ status }) => status !== 'pending');
  const done = past.filter(({ status }) => status !== 'missed').length;
  return {
    data: {
      ...row,
      briefing: first.operation.briefing,
      devices,
      places: placesOf(found),
      positions: positionsOf(lastPlaces, row.guards),
      cancel_reason: first.operation.cancel_reason,
      completion_percent: percent,
      handovers,
      welfare_minutes: first.operation.welfare_minutes,
      welfare_list: (checks ?? []).toReversed().map(({ due, status, answers }) => ({
        due_at: new Date(due).toISOString(),
        status,
        answers: answers.map(({ at, answer, guard_id }) => ({ at: new Date(at).toISOString(), answer, guard: answered.get(guard_id) ?? null })),
      })),
      level_met: past.length === 0 ? null : isLevelMet({ expected: past.length, done }, percent),
      round_list: found.rounds.map((round, at) => {
        const finding = found.found.rounds.find((each) => each.id === round.id) ?? found.found.rounds[at];
        return {
          id: round.id,
          route: round.route,
          start_at: new Date(round.start).toISOString(),
          status: finding?.status ?? 'Upcoming',
          points: (finding?.points ?? []).map(({ checkpoint_id, status, provisional, ref }, index) => {
            const scan = ref === null ? undefined : found.scans.get(ref);
            const due = round.start + (round.points[index]?.offset_minutes ?? 0) * 60_000;
            const point = found.points.get(checkpoint_id);
            return {
              checkpoint_id,
              code: point?.code ?? '',
              name: point?.name ?? '',
              due_at: new Date(due).toISOString(),
              status,
              provisional,
              scanned_at: scan ? new Date(scan.at).toISOString() : null,
              manual: scan?.manual ?? false,
              excuse: round.excuses[String(checkpoint_id)] ?? null,
            };
          }),
        };
      }),
    },
  };
}
