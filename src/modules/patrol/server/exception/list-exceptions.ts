/** The queue of exceptions over some days: scans by their index, and missed points, which are evaluated as of now. */
import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/http/context.ts';
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
import { patrolClockings as c } from '../operation/operation.tables.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { decisionsOf, missedPoints, pointKey, type MissedPoint, type PointDecision } from './missed-points.ts';

type In = ParsedInput<typeof endpoint>;
interface Days {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}
const MOST_OPERATIONS = 500;

/** @throws 422 at the last day */
function daysOf(ctx: Ctx, { start_date, end_date }: In): Days {
  const last = end_date ?? (start_date ? addDays(start_date, QUEUE_DAYS - 1) : todayIn(ctx.clock, ctx.actor.timeZone));
  const first = start_date ?? addDays(last, 1 - QUEUE_DAYS);
  const n = last < first ? 0 : daysInclusive(first, last);
  if (n < 1 || n > MOST_QUEUE_DAYS) throw invalid('end_date', E.tooManyReportDays, { n: MOST_QUEUE_DAYS });
  return { start_date: first, end_date: last };
}

const operationsOf = adhocText<{ id: number; number: string; site: string }>(
  `select o.id, o.number, s.name as site from patrol_operations o join patrol_sites s on s.company_id = o.company_id and s.id = o.site_id
   where o.company_id = $1 and o.date between $2::date and $3::date and ($4::bigint is null or o.site_id = $4) and o.cancelled_at is null and o.start_at <= $5
   order by o.start_at, o.id limit ${MOST_OPERATIONS + 1}`,
);

interface Waiting {
  readonly key: string;
  /** Milliseconds. */
  readonly at: number;
  readonly scan: number | null;
  readonly row: ExceptionRow | null;
}

const missedRow = (point: MissedPoint, of: { number: string; site: string } | undefined, decided: PointDecision | undefined): ExceptionRow => ({
  id: pointKey(point),
  kinds: ['missed'],
  at: new Date(point.due).toISOString(),
  site: of?.site ?? '',
  checkpoint: point.name,
  tag_uid: null,
  guard: null,
  operation: of?.number ?? null,
  decision: decided?.decision ?? null,
  decision_reason: decided?.reason ?? null,
  decided_by: decided?.decided_by ?? null,
  decided_at: decided?.decided_at ?? null,
});

/** @throws 422 where more operations are asked for than are evaluated at once */
async function missed(ctx: Ctx, input: In, { start_date, end_date }: Days): Promise<Waiting[]> {
  if (input.kind !== undefined && input.kind !== 'missed') return [];
  const asked = [ctx.companyId, start_date, end_date, input.site_id ?? null, ctx.clock.now().toISOString()];
  const operations = await operationsOf(ctx.client, asked);
  if (operations.length > MOST_OPERATIONS) throw invalid('end_date', E.tooManyOperations, { n: MOST_OPERATIONS });
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const points = await missedPoints(ctx, [...byId.keys()]);
  const decided = await decisionsOf(
    ctx,
    points.map(({ round_id }) => round_id),
  );
  return points.flatMap((point) => {
    const row = missedRow(point, byId.get(point.operation_id), decided.get(pointKey(point)));
    if (input.queue && (input.queue === 'Decided') !== (row.decision !== null)) return [];
    return [{ key: row.id, at: point.due, scan: null, row }];
  });
}

async function scans(ctx: Ctx, { kind, queue, site_id }: In, { start_date, end_date }: Days): Promise<Waiting[]> {
  if (kind === 'missed') return [];
  const zone = ctx.actor.timeZone;
  const found = await ctx.db
    .select({ id: c.id, recorded_at: c.recorded_at })
    .from(c)
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(
      and(
        eq(c.company_id, ctx.companyId),
        seenGuards(ctx),
        gte(c.recorded_at, startOfDateIn(start_date, zone)),
        lt(c.recorded_at, startOfDateIn(addDays(end_date, 1), zone)),
        site_id ? eq(c.site_id, site_id) : undefined,
        queue === 'Undecided' ? and(isNull(c.decided_at), EXCEPTION) : queue === 'Decided' ? isNotNull(c.decided_at) : or(isNotNull(c.decided_at), EXCEPTION),
        kind === 'late' ? eq(c.status, 'late') : kind ? sql`${c.flags} ? ${kind}` : undefined,
      ),
    );
  return found.map(({ id, recorded_at }) => ({ key: `scan-${id}`, at: Date.parse(instantText(recorded_at)), scan: id, row: null }));
}

interface FoundScan extends Omit<ExceptionRow, 'id' | 'kinds'> {
  readonly id: number;
  readonly status: ScanStatus | null;
  readonly flags: readonly ScanFlag[];
}
const INSTANT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
/** Of scans whose guards the viewer may see. */
const shownScans = adhocText<FoundScan>(
  `select c.id, c.status, c.flags, ${INSTANT('c.recorded_at')} as at, s.name as site, p.code || ' · ' || p.name as checkpoint,
     case when p.id is null then c.tag_uid end as tag_uid, r.name as guard, o.number as operation, c.decision, c.decision_reason, u.name as decided_by,
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
  const all = [...(await scans(ctx, input, days)), ...(await missed(ctx, input, days))];
  const way = input.sort === 'asc' ? 1 : -1;
  const page = all.sort((a, b) => way * (a.at - b.at || (a.key < b.key ? -1 : 1))).slice(offsetOf(input), offsetOf(input) + input.per_page);
  const shown = await scanRows(
    ctx,
    page.flatMap(({ scan }) => scan ?? []),
  );
  return { data: page.flatMap(({ scan, row }) => row ?? shown.get(scan ?? 0) ?? []), meta: metaFor(input, all.length) };
}
