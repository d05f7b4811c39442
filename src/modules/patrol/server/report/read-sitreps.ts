/** What is seen of situation reports: those of guards whom the viewer may see. */
import { and, count, eq, gte, ilike, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { containing } from '#platform/server/db/containing.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type * as calls from '../../contract/report/sitrep.endpoints.ts';
import type { SitrepRow } from '../../contract/report/sitrep.endpoints.ts';
import { SEVERITIES, type NOTE_KINDS } from '../../contract/report/sitrep.schema.ts';
import { isWrittenLater } from '../../contract/report/written-later.ts';
import { patrolOperations as o } from '../operation.tables.ts';
import { patrolDevices as d, patrolGuards as g, patrolSites as s } from '../patrol.tables.ts';
import { SITREP } from './send-sitreps.ts';
import { patrolSitreps as table, type SitrepRecord } from '../sitrep.tables.ts';

type Call = 'listSitreps' | 'sitrepSummary' | 'showSitrep';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const PHOTOS = sql<number>`(select count(*)::int from files f where f.subject_type = ${SITREP} and f.subject_id = ${table.id} and f.field = 'photos')`;
const listed = (ctx: Ctx) =>
  ctx.db
    .select({ report: table, site: s.name, guard: r.name, photos: PHOTOS })
    .from(table)
    .innerJoin(s, eq(s.id, table.site_id))
    .innerJoin(g, eq(g.id, table.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id));
const rowOf = ({ report, site, guard, photos }: { report: SitrepRecord; site: string; guard: string; photos: number }): SitrepRow => ({
  id: report.id,
  number: report.number,
  recorded_at: instantText(report.recorded_at),
  written_later: isWrittenLater(report),
  outside_session: report.outside_session,
  site,
  guard,
  category: report.category,
  severity: report.severity,
  title: report.title,
  photos,
  status: report.status,
});

export type SitrepChoice = Omit<In<'listSitreps'>, keyof PageRequest | 'sort' | 'sort_by'>;

/** Reports of guards whom the viewer may see; registered guards (`r`) are joined. */
export function chosenSitreps(ctx: Ctx, input: SitrepChoice) {
  const zone = ctx.actor.timeZone;
  const like = input.keyword && containing(input.keyword);
  return and(
    eq(table.company_id, ctx.companyId),
    seenGuards(ctx),
    input.start_date ? gte(table.recorded_at, startOfDateIn(input.start_date, zone)) : undefined,
    input.end_date ? lt(table.recorded_at, startOfDateIn(addDays(input.end_date, 1), zone)) : undefined,
    input.site_id ? eq(table.site_id, input.site_id) : undefined,
    input.guard_id ? eq(table.guard_id, input.guard_id) : undefined,
    input.category ? eq(table.category, input.category) : undefined,
    input.severity ? eq(table.severity, input.severity) : undefined,
    input.status ? eq(table.status, input.status) : undefined,
    like ? or(ilike(table.title, like), ilike(table.number, like), ilike(r.name, like)) : undefined,
  );
}

export async function listSitreps(ctx: Ctx, input: In<'listSitreps'>): Promise<Out<'listSitreps'>> {
  const where = chosenSitreps(ctx, input);
  const total = ctx.db.select({ total: count() }).from(table).innerJoin(g, eq(g.id, table.guard_id)).innerJoin(r, eq(r.id, g.security_guard_id)).where(where);
  const order = { id: table.id, recorded_at: table.recorded_at, number: table.number };
  const { rows, meta } = await readPage(ctx, input, { rows: listed(ctx).where(where), count: total, order: (to) => [to(order[input.sort_by]), to(table.id)] });
  return { data: rows.map(rowOf), meta };
}

export async function sitrepSummary(ctx: Ctx): Promise<Out<'sitrepSummary'>> {
  const since = new Date(ctx.clock.now().getTime() - 30 * 86_400_000).toISOString();
  const of = (what: ReturnType<typeof and>) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);
  const month = gte(table.recorded_at, since);
  const counted = <T extends typeof table.category | typeof table.severity>(by: T) =>
    ctx.db
      .select({ by, n: count() })
      .from(table)
      .innerJoin(g, eq(g.id, table.guard_id))
      .innerJoin(r, eq(r.id, g.security_guard_id))
      .where(and(eq(table.company_id, ctx.companyId), seenGuards(ctx), month))
      .groupBy(by)
      .execute();
  const all = ctx.db
    .select({
      pending: of(eq(table.status, 'Pending')),
      critical: of(and(ne(table.status, 'Closed'), inArray(table.severity, ['High', 'Critical']))),
      reviewed: of(eq(table.status, 'Reviewed')),
      month: of(month),
    })
    .from(table)
    .innerJoin(g, eq(g.id, table.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(table.company_id, ctx.companyId), seenGuards(ctx)));
  const [[sums], categories, severities] = await pipeline(
    ctx,
    () => all.execute(),
    () => counted(table.category),
    () => counted(table.severity),
  );
  return {
    data: {
      ...(sums ?? { pending: 0, critical: 0, reviewed: 0, month: 0 }),
      by_category: categories.map(({ by, n }) => ({ category: by, n })).sort((a, b) => b.n - a.n || a.category.localeCompare(b.category)),
      by_severity: SEVERITIES.map((severity) => ({ severity, n: severities.find(({ by }) => by === severity)?.n ?? 0 })),
    },
  };
}

/** @throws 404 */
export async function findSitrep(ctx: Ctx, id: number) {
  const [found] = await listed(ctx).where(and(eq(table.company_id, ctx.companyId), eq(table.id, id), seenGuards(ctx)));
  if (!found) throw notFound();
  return found;
}

interface Note {
  readonly id: number;
  readonly kind: (typeof NOTE_KINDS)[number];
  readonly text: string;
  readonly user: string | null;
  readonly at: string;
}
const notesOf = adhocText<Note>(
  `select n.id, n.kind, n.text, u.name as user, n.at from patrol_sitrep_notes n left join users u on u.id = n.user_id
   where n.company_id = $1 and n.sitrep_id = $2 order by n.id desc limit 200`,
);
const emergencyOf = adhocText<{ id: number; number: string }>('select id, number from patrol_emergencies where company_id = $1 and sitrep_id = $2 limit 1');

export async function showSitrep(ctx: Ctx, { id }: In<'showSitrep'>): Promise<Out<'showSitrep'>> {
  const found = await findSitrep(ctx, id);
  const { report } = found;
  const { photos: _photos, ...row } = rowOf(found);
  const [device] =
    report.device_id === null
      ? []
      : await ctx.db
          .select({ name: d.name })
          .from(d)
          .where(and(eq(d.company_id, ctx.companyId), eq(d.id, report.device_id)));
  const [operation] =
    report.operation_id === null
      ? []
      : await ctx.db
          .select({ number: o.number })
          .from(o)
          .where(and(eq(o.company_id, ctx.companyId), eq(o.id, report.operation_id)));
  const [emergency] = await emergencyOf(ctx.client, [ctx.companyId, id]);
  return {
    data: {
      ...row,
      received_at: instantText(report.received_at),
      offline: report.offline,
      device: device?.name ?? null,
      operation: operation?.number ?? null,
      emergency: emergency ?? null,
      description: report.description,
      action_taken: report.action_taken,
      persons: report.persons,
      vehicles: report.vehicles,
      police_report_no: report.police_report_no,
      lat: report.lat === null ? null : Number(report.lat),
      lng: report.lng === null ? null : Number(report.lng),
      pictures: (await presentFilesOf(ctx, SITREP, [id], 'photos')).get(id) ?? [],
      notes: await notesOf(ctx.client, [ctx.companyId, id]),
    },
  };
}
