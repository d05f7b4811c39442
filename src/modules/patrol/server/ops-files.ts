/** Scans, situation reports and emergencies as files, by the filters of their lists and of what the viewer may see there. */
import { and, count, desc, eq, sql, type AnyColumn } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn, type ReportTable } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { users } from '#modules/identity/server/public.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { exportEmergencies as emergenciesCall } from '../contract/emergency/emergency.endpoints.ts';
import { EMERGENCY_STATUS_NAMES, TYPE_NAMES } from '../contract/emergency/emergency.messages.ts';
import type { exportClockings as clockingsCall } from '../contract/operation/clocking.endpoints.ts';
import { OPS_FILE as W } from '../contract/report/ops-file.messages.ts';
import type { exportSitreps as sitrepsCall } from '../contract/report/sitrep.endpoints.ts';
import { CATEGORY_NAMES, SEVERITY_NAMES, SITREP_STATUS_NAMES } from '../contract/report/sitrep-words.ts';
import { DECISION_NAMES, FLAG_NAMES, METHOD_NAMES, POINT_NAMES } from '../contract/round/round-words.ts';
import { chosenEmergencies, type EmergencyChoice } from './emergency/read-emergencies.ts';
import { patrolEmergencies as m } from './emergency/emergency.tables.ts';
import { chosenClockings, type ClockingChoice } from './operation/list-clockings.ts';
import { patrolClockings as c, patrolOperations as o, patrolRounds as d } from './operation.tables.ts';
import { patrolCheckpoints as p, patrolGuards as g, patrolRoutes as w, patrolSites as s } from './patrol.tables.ts';
import { patrolSitreps as t } from './sitrep.tables.ts';
import { chosenSitreps, type SitrepChoice } from './report/read-sitreps.ts';

const column = (key: string, label: keyof typeof W, width: number, kind?: ReportColumn['kind'], words?: ReportColumn['words']): ReportColumn => ({
  key,
  label: W[label],
  width,
  ...(kind && { kind }),
  ...(words && { words }),
});
const WHEN = [column('date', 'date', 10, 'date'), column('time', 'time', 7, 'time')];

/** The day and the minute of the company's clock. */
const dayOf = (ctx: Ctx, at: AnyColumn) => sql`(${at} at time zone ${ctx.actor.timeZone})::date::text`;
const minuteOf = (ctx: Ctx, at: AnyColumn) => sql`to_char(${at} at time zone ${ctx.actor.timeZone}, 'HH24:MI')`;
const secondsTo = (from: AnyColumn, to: AnyColumn) => sql`round(extract(epoch from ${to} - ${from}))::int`;

interface Made<Row> {
  readonly title: Text;
  readonly columns: readonly ReportColumn[];
  readonly rows: AsyncGenerator<readonly Row[]>;
  readonly count: number;
  /** What of a row is said in words. */
  cells(row: Row): ReportCells;
}

async function* worded<Row>({ rows, cells }: Made<Row>): AsyncGenerator<readonly ReportCells[]> {
  for await (const batch of rows) yield batch.map(cells);
}
const tableOf = <Row>(ctx: Ctx, made: Made<Row>): ReportTable => ({
  title: say(made.title, ctx.locale),
  subtitle: '',
  columns: made.columns,
  rows: worded(made),
  count: made.count,
});

type Clocking = ReportCells & {
  readonly flags: readonly (keyof typeof FLAG_NAMES)[];
  readonly method: keyof typeof METHOD_NAMES;
  readonly decision: keyof typeof DECISION_NAMES | null;
};
async function clockingTable(ctx: Ctx, filter: ClockingChoice): Promise<ReportTable> {
  const where = chosenClockings(ctx, filter);
  const [total] = await ctx.db
    .select({ n: count() })
    .from(c)
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .leftJoin(p, eq(p.id, c.checkpoint_id))
    .where(where);
  const query = sql`select ${dayOf(ctx, c.recorded_at)} as date, ${minuteOf(ctx, c.recorded_at)} as time, ${minuteOf(ctx, c.received_at)} as received,
      ${s.name} as site, case when ${p.id} is null then null else ${p.code} || ' · ' || ${p.name} end as checkpoint, ${c.tag_uid} as tag, ${r.name} as guard,
      ${o.number} as operation, ${w.name} || ' · ' || ${minuteOf(ctx, d.start_at)} as round, ${c.method} as method, ${c.distance_m}::float as distance, ${c.flags} as flags, ${c.status} as status, ${c.decision} as decision,
      ${c.decision_reason} as reason, ${c.remark} as remark, ${users.name} as entered_by
    from ${c} join ${s} on ${s.id} = ${c.site_id} join ${g} on ${g.id} = ${c.guard_id} join ${r} on ${r.id} = ${g.security_guard_id}
    left join ${p} on ${p.id} = ${c.checkpoint_id} left join ${o} on ${o.id} = ${c.operation_id} left join ${users} on ${users.id} = ${c.created_by}
    left join ${d} on ${d.id} = ${c.round_id} left join ${w} on ${w.id} = ${d.route_id}
    where ${where} order by ${c.recorded_at} desc, ${c.id} desc`;
  return tableOf(ctx, {
    title: W.clockings,
    columns: [
      ...WHEN,
      column('received', 'received', 7, 'time'),
      column('site', 'site', 18),
      column('checkpoint', 'checkpoint', 20),
      column('guard', 'guard', 20),
      column('operation', 'operation', 13),
      column('round', 'round', 16),
      column('method', 'method', 8),
      column('distance', 'distance', 8, 'number'),
      column('flags', 'flags', 16),
      column('status', 'status', 9, 'status', POINT_NAMES),
      column('decision', 'decision', 10),
      column('reason', 'reason', 16),
      column('remark', 'remark', 16),
      column('entered_by', 'enteredBy', 14),
    ],
    rows: streamRows<Clocking>(ctx, query),
    count: total?.n ?? 0,
    cells: ({ flags, method, decision, tag, checkpoint, ...row }) => ({
      ...row,
      checkpoint: checkpoint ?? (tag === null ? null : say(W.unknownTag, ctx.locale, { tag })),
      flags: flags.map((flag) => say(FLAG_NAMES[flag], ctx.locale)).join(', '),
      method: say(METHOD_NAMES[method], ctx.locale),
      decision: decision && say(DECISION_NAMES[decision], ctx.locale),
    }),
  });
}

type Sitrep = ReportCells & { readonly category: keyof typeof CATEGORY_NAMES; readonly severity: keyof typeof SEVERITY_NAMES };
async function sitrepTable(ctx: Ctx, filter: SitrepChoice): Promise<ReportTable> {
  const where = chosenSitreps(ctx, filter);
  const [total] = await ctx.db.select({ n: count() }).from(t).innerJoin(g, eq(g.id, t.guard_id)).innerJoin(r, eq(r.id, g.security_guard_id)).where(where);
  const query = sql`select ${t.number} as number, ${dayOf(ctx, t.recorded_at)} as date, ${minuteOf(ctx, t.recorded_at)} as time, ${s.name} as site, ${r.name} as guard,
      ${t.category} as category, ${t.severity} as severity, ${t.title} as title, ${t.description} as description, ${t.action_taken} as action,
      ${t.police_report_no} as police, ${t.status} as status
    from ${t} join ${s} on ${s.id} = ${t.site_id} join ${g} on ${g.id} = ${t.guard_id} join ${r} on ${r.id} = ${g.security_guard_id}
    where ${where} order by ${t.recorded_at} desc, ${t.id} desc`;
  return tableOf(ctx, {
    title: W.sitreps,
    columns: [
      column('number', 'number', 13),
      ...WHEN,
      column('site', 'site', 16),
      column('guard', 'guard', 18),
      column('category', 'category', 11),
      column('severity', 'severity', 8),
      column('title', 'title', 20),
      column('description', 'description', 28),
      column('action', 'action', 20),
      column('police', 'policeReport', 12),
      column('status', 'status', 10, 'status', SITREP_STATUS_NAMES),
    ],
    rows: streamRows<Sitrep>(ctx, query),
    count: total?.n ?? 0,
    cells: ({ category, severity, ...row }) => ({
      ...row,
      category: say(CATEGORY_NAMES[category], ctx.locale),
      severity: say(SEVERITY_NAMES[severity], ctx.locale),
    }),
  });
}

type Emergency = Omit<ReportCells, 'by_office'> & { readonly type: keyof typeof TYPE_NAMES; readonly by_office: boolean; readonly guard: string | null };
async function emergencyTable(ctx: Ctx, filter: EmergencyChoice): Promise<ReportTable> {
  const where = chosenEmergencies(ctx, filter);
  const [total] = await ctx.db.select({ n: count() }).from(m).innerJoin(s, eq(s.id, m.site_id)).where(where);
  const query = sql`select ${m.number} as number, ${dayOf(ctx, m.received_at)} as date, ${minuteOf(ctx, m.received_at)} as time, ${m.type} as type, ${s.name} as site,
      ${r.name} as guard, ${m.raised_by} is not null as by_office, ${secondsTo(m.received_at, m.acknowledged_at)} as acknowledged,
      ${secondsTo(m.received_at, m.arrived_at)} as arrived, round(${secondsTo(m.received_at, m.resolved_at)} / 60.0)::int as resolved, ${m.level} as level, ${m.status} as status
    from ${m} join ${s} on ${s.id} = ${m.site_id} left join ${g} on ${g.id} = ${m.guard_id}
    left join ${r} on ${and(eq(r.id, g.security_guard_id), seenGuards(ctx))}
    where ${where} order by ${desc(m.received_at)}, ${desc(m.id)}`;
  return tableOf(ctx, {
    title: W.emergencies,
    columns: [
      column('number', 'number', 13),
      ...WHEN,
      column('type', 'type', 14),
      column('site', 'site', 20),
      column('guard', 'guard', 20),
      column('acknowledged', 'acknowledged', 11, 'number'),
      column('arrived', 'arrived', 11, 'number'),
      column('resolved', 'resolved', 11, 'number'),
      column('level', 'level', 7, 'number'),
      column('status', 'status', 14, 'status', EMERGENCY_STATUS_NAMES),
    ],
    rows: streamRows<Emergency>(ctx, query),
    count: total?.n ?? 0,
    cells: ({ type, guard, by_office, ...row }) => ({
      ...row,
      type: say(TYPE_NAMES[type], ctx.locale),
      guard: guard ?? (by_office ? say(W.office, ctx.locale) : null),
    }),
  });
}

const clockingReport = defineReport({ type: 'patrol.clockings', name: W.clockings, table: (ctx, filter) => clockingTable(ctx, filter as ClockingChoice) });
const sitrepReport = defineReport({ type: 'patrol.sitreps', name: W.sitreps, table: (ctx, filter) => sitrepTable(ctx, filter as SitrepChoice) });
const emergencyReport = defineReport({
  type: 'patrol.emergencies',
  name: W.emergencies,
  table: (ctx, filter) => emergencyTable(ctx, filter as EmergencyChoice),
});
export const opsReports = [clockingReport, sitrepReport, emergencyReport];

export const exportClockings = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof clockingsCall>) =>
  answerReport(ctx, clockingReport, { preview, format, filter });
export const exportSitreps = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof sitrepsCall>) =>
  answerReport(ctx, sitrepReport, { preview, format, filter });
export const exportEmergencies = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof emergenciesCall>) =>
  answerReport(ctx, emergencyReport, { preview, format, filter });
