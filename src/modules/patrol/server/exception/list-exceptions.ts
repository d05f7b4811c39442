/** The queue of exceptions over some days: odd scans and missed points, each by an index, so that a page costs the rows that it shows. */
import { and, asc, count, desc, eq, exists, gte, isNotNull, isNull, lt, notExists, or, sql, type AnyColumn, type SQLWrapper } from 'drizzle-orm';
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import {
  MOST_QUEUE_DAYS,
  QUEUE_DAYS,
  type ExceptionKind,
  type ExceptionRow,
  type listExceptions as endpoint,
} from '../../contract/operation/exception.endpoints.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { EXCEPTION_FLAGS, type ScanFlag, type ScanStatus } from '../../contract/round/round.schema.ts';
import { EXCEPTION } from '../operation/list-clockings.ts';
import { patrolClockings as c, patrolPointDecisions as d, patrolUnscannedPoints as u } from '../operation.tables.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { closedBefore, INSTANT, missedRows, pointKey, type PointOfRound } from './missed-points.ts';

type In = ParsedInput<typeof endpoint>;
interface Days {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

/** @throws 422 at the last day */
function daysOf(ctx: Ctx, { start_date, end_date }: In): Days {
  const last = end_date ?? (start_date ? addDays(start_date, QUEUE_DAYS - 1) : todayIn(ctx.clock, ctx.actor.timeZone));
  const first = start_date ?? addDays(last, 1 - QUEUE_DAYS);
  const n = last < first ? 0 : daysInclusive(first, last);
  if (n < 1 || n > MOST_QUEUE_DAYS) throw invalid('end_date', E.tooManyReportDays, { n: MOST_QUEUE_DAYS });
  return { start_date: first, end_date: last };
}

/** One of the queue, before its row is read: what orders it, and whether it is a scan. */
type Waiting = { readonly at: number; readonly scan: number } | ({ readonly at: number; readonly scan: null } & PointOfRound);
/** The first ones of a kind, as many as the page may need, and how many there are. */
interface Part {
  readonly first: readonly Waiting[];
  readonly total: number;
}
const NONE: Part = { first: [], total: 0 };
const MS = (column: SQLWrapper) => sql<number>`(extract(epoch from ${column}) * 1000)::float8`;

/** From the first instant of the days to the one after them. */
const within = (column: AnyColumn, ctx: Ctx, { start_date, end_date }: Days) =>
  and(gte(column, startOfDateIn(start_date, ctx.actor.timeZone)), lt(column, startOfDateIn(addDays(end_date, 1), ctx.actor.timeZone)));

async function missed(ctx: Ctx, { kind, queue, site_id, sort }: In, days: Days, most: number): Promise<Part> {
  if (kind !== undefined && kind !== 'missed') return NONE;
  const decided = ctx.db
    .select({ id: d.id })
    .from(d)
    .where(and(eq(d.company_id, u.company_id), eq(d.round_id, u.round_id), eq(d.checkpoint_id, u.checkpoint_id)));
  const where = and(
    eq(u.company_id, ctx.companyId),
    within(u.due_at, ctx, days),
    lt(u.window_end_at, closedBefore(ctx)),
    site_id ? eq(u.site_id, site_id) : undefined,
    queue === 'Decided' ? exists(decided) : queue === 'Undecided' ? notExists(decided) : undefined,
  );
  const to = sort === 'asc' ? asc : desc;
  const [rows, [counted]] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ at: MS(u.due_at), round_id: u.round_id, checkpoint_id: u.checkpoint_id })
        .from(u)
        .where(where)
        .orderBy(to(u.due_at), to(u.round_id), to(u.checkpoint_id))
        .limit(most)
        .execute(),
    () => ctx.db.select({ total: count() }).from(u).where(where).execute(),
  );
  return { first: rows.map((row) => ({ ...row, scan: null })), total: counted?.total ?? 0 };
}

async function scans(ctx: Ctx, { kind, queue, site_id, sort }: In, days: Days, most: number): Promise<Part> {
  if (kind === 'missed') return NONE;
  const where = and(
    eq(c.company_id, ctx.companyId),
    seenGuards(ctx),
    within(c.recorded_at, ctx, days),
    site_id ? eq(c.site_id, site_id) : undefined,
    queue === 'Undecided' ? and(isNull(c.decided_at), EXCEPTION) : queue === 'Decided' ? isNotNull(c.decided_at) : or(isNotNull(c.decided_at), EXCEPTION),
    kind === 'late' ? eq(c.status, 'late') : kind ? sql`${c.flags} ? ${kind}` : undefined,
  );
  const to = sort === 'asc' ? asc : desc;
  const [rows, [counted]] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ at: MS(c.recorded_at), scan: c.id })
        .from(c)
        .innerJoin(g, eq(g.id, c.guard_id))
        .innerJoin(r, eq(r.id, g.security_guard_id))
        .where(where)
        .orderBy(to(c.recorded_at), to(c.id))
        .limit(most)
        .execute(),
    () => ctx.db.select({ total: count() }).from(c).innerJoin(g, eq(g.id, c.guard_id)).innerJoin(r, eq(r.id, g.security_guard_id)).where(where).execute(),
  );
  return { first: rows, total: counted?.total ?? 0 };
}

/** As the statements order them; of one instant scans come before points. */
function inOrder(a: Waiting, b: Waiting): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.scan !== null || b.scan !== null) return a.scan === null ? 1 : b.scan === null ? -1 : a.scan - b.scan;
  return a.round_id - b.round_id || a.checkpoint_id - b.checkpoint_id;
}

interface FoundScan extends Omit<ExceptionRow, 'id' | 'kinds'> {
  readonly id: number;
  readonly status: ScanStatus | null;
  readonly flags: readonly ScanFlag[];
}
/** Of scans whose guards the viewer may see. */
const shownScans = adhocText<FoundScan>(
  `select c.id, c.status, c.flags, ${INSTANT('c.recorded_at')} as at, c.site_id, s.name as site, p.code || ' · ' || p.name as checkpoint,
     case when p.id is null then c.tag_uid end as tag_uid, c.method, r.name as guard, o.number as operation, c.decision, c.decision_reason, u.name as decided_by,
     ${INSTANT('c.decided_at')} as decided_at
   from patrol_clockings c join patrol_sites s on s.company_id = c.company_id and s.id = c.site_id
   join patrol_guards g on g.company_id = c.company_id and g.id = c.guard_id
   join security_guards r on r.company_id = g.company_id and r.id = g.security_guard_id
   left join patrol_checkpoints p on p.company_id = c.company_id and p.id = c.checkpoint_id
   left join patrol_operations o on o.company_id = c.company_id and o.id = c.operation_id left join users u on u.id = c.decided_by
   where c.company_id = $1 and c.id = any($2::bigint[])`,
);

const kindsOf = ({ status, flags }: FoundScan): ExceptionKind[] => [
  ...(status === 'late' ? (['late'] as const) : []),
  ...EXCEPTION_FLAGS.filter((flag) => flags.includes(flag)),
];

/** By the number of the scan. @param ids of guards whom the viewer may see */
async function scanRows(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ExceptionRow>> {
  if (ids.length === 0) return new Map();
  const found = await shownScans(ctx.client, [ctx.companyId, ids]);
  return new Map(
    found.map((scan) => {
      const { id, status: _status, flags: _flags, ...shown } = scan;
      return [id, { ...shown, id: `scan-${id}`, kinds: kindsOf(scan) }];
    }),
  );
}

export async function listExceptions(ctx: Ctx, input: In): Promise<OutputOf<typeof endpoint>> {
  const days = daysOf(ctx, input);
  const most = offsetOf(input) + input.per_page;
  const parts = [await scans(ctx, input, days, most), await missed(ctx, input, days, most)];
  const way = input.sort === 'asc' ? 1 : -1;
  const page = parts
    .flatMap(({ first }) => first)
    .sort((a, b) => way * inOrder(a, b))
    .slice(offsetOf(input), most);
  const shown = await scanRows(
    ctx,
    page.flatMap(({ scan }) => scan ?? []),
  );
  const points = await missedRows(
    ctx,
    page.flatMap((each) => (each.scan === null ? { round_id: each.round_id, checkpoint_id: each.checkpoint_id } : [])),
  );
  return {
    data: page.flatMap((each) => (each.scan === null ? points.get(pointKey(each)) : shown.get(each.scan)) ?? []),
    meta: metaFor(
      input,
      parts.reduce((sum, { total }) => sum + total, 0),
    ),
  };
}
