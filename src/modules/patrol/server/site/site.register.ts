import { and, asc, count, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { sessionOverlap } from '#platform/contract/time/sessions.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { workSiteNames } from '#modules/work-site/server/public.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { sites, type findProjects as projectsEndpoint, type findSites as sitesEndpoint, type SiteRow } from '../../contract/site/site.register.ts';
import { patrolChanged } from '../patrol-changed.ts';
import {
  patrolCheckpoints as c,
  patrolDevices as d,
  patrolGuards as g,
  patrolProjects as p,
  patrolRoutes as r,
  patrolSites as table,
  type SiteRecord,
} from '../patrol.tables.ts';
import { openProjects } from '../project/project.register.ts';

type Form = Pick<SiteRecord, 'shifts' | 'escalation'>;

function faultsOfShifts({ shifts }: Form): FieldTexts {
  for (const [at, shift] of shifts.entries()) {
    const others = shifts.slice(0, at);
    if (shift.start_time === shift.end_time) return fault(`shifts.${at}.end_time`, E.shiftEmpty);
    if (others.some(({ name }) => name.toLowerCase() === shift.name.toLowerCase())) return fault(`shifts.${at}.name`, E.shiftTwice);
    if (others.some((other) => sessionOverlap(shift, other))) return fault(`shifts.${at}.start_time`, E.shiftsOverlap);
  }
  return {};
}

function faultsOfLadder({ escalation: [first, ...rest] }: Form): FieldTexts {
  if (first?.level !== 1 || first.after_seconds !== 0) return fault('escalation.0.level', E.ladderStart);
  let before = first;
  for (const [at, contact] of rest.entries()) {
    const isLater = contact.level > before.level && contact.after_seconds > before.after_seconds;
    const isBeside = contact.level === before.level && contact.after_seconds === before.after_seconds;
    if (!isLater && !isBeside) return fault(`escalation.${at + 1}.level`, E.ladderOrder);
    before = contact;
  }
  return {};
}

const contactsOf = ({ escalation }: Pick<Form, 'escalation'>): number[] => escalation.flatMap(({ employee_id }) => employee_id ?? []);
/** @param known employees who may be told */
function faultsOfContacts({ escalation }: Form, known: ReadonlySet<number>): FieldTexts {
  const at = escalation.findIndex(({ employee_id }) => employee_id != null && !known.has(employee_id));
  return at < 0 ? {} : fault(`escalation.${at}.employee_id`, E.managerUnknown);
}

const countBySite = (ctx: Ctx, of: typeof c | typeof r, ids: readonly number[]) =>
  ctx.db
    .select({ site_id: of.site_id, n: count() })
    .from(of)
    .where(and(eq(of.company_id, ctx.companyId), among(of.site_id, ids), isNull(of.deleted_at)))
    .groupBy(of.site_id)
    .execute();
const usedSites = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectDistinct({ id: d.site_id })
    .from(d)
    .where(and(eq(d.company_id, ctx.companyId), among(d.site_id, ids), isNull(d.deleted_at)))
    .union(
      ctx.db
        .selectDistinct({ id: g.home_site_id })
        .from(g)
        .where(and(eq(g.company_id, ctx.companyId), among(g.home_site_id, ids), isNull(g.deleted_at))),
    )
    .execute();
/** By the index over sites and times, for each site its newest. */
const lastScans = adhocText<{ site_id: number; recorded_at: string }>(
  `select s.id as site_id, l.recorded_at from unnest($2::bigint[]) as s(id) cross join lateral (
     select recorded_at from patrol_clockings where company_id = $1 and site_id = s.id order by recorded_at desc limit 1) l`,
);
const projectsOf = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: p.id, name: p.name })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), among(p.id, ids)))
    .execute();

/** One site, locked for the change that follows when asked, by a lock that scans which refer to it do not wait for. @throws 404 */
export async function getSite(ctx: Ctx, id: number, lock = false): Promise<SiteRecord> {
  const query = ctx.db
    .select()
    .from(table)
    .where(and(eq(table.company_id, ctx.companyId), eq(table.id, id), isNull(table.deleted_at)));
  const [site] = await (lock ? query.for('no key update') : query);
  if (!site) throw notFound();
  return site;
}

/** Sites by id, whoever asks; `live`: active and not deleted. */
export async function namedSites(ctx: Ctx, ids: readonly number[]): Promise<Map<number, { readonly name: string; readonly live: boolean }>> {
  const rows = await ctx.db
    .select({ id: table.id, name: table.name, status: table.status, deleted_at: table.deleted_at })
    .from(table)
    .where(and(eq(table.company_id, ctx.companyId), among(table.id, ids)))
    .execute();
  return new Map(rows.map(({ id, name, status, deleted_at }) => [id, { name, live: status === 'Active' && deleted_at === null }]));
}

export const siteRegister = registerOf(sites, {
  table,
  subject: 'patrol_site',
  search: [table.code, table.name, table.address, table.city],
  order: { code: sql`lower(${table.code})`, name: sql`lower(${table.name})` },
  unique: { patrol_sites_code_key: ['code', E.codeTaken] },
  wording: { created: PATROL_MESSAGES.siteCreated, saved: PATROL_MESSAGES.siteSaved, deleted: PATROL_MESSAGES.siteDeleted },
  where: (_ctx, { project_id, state }) => and(project_id ? eq(table.project_id, project_id) : undefined, state ? eq(table.state, state) : undefined),
  columns: ({ lat, lng, ...form }) => ({ ...form, lat: lat.toFixed(7), lng: lng.toFixed(7) }),
  async check(ctx, drafts) {
    const [open, works, people] = await pipeline(
      ctx,
      () =>
        ctx.db
          .select({ id: p.id })
          .from(p)
          .where(
            and(
              openProjects(ctx),
              among(
                p.id,
                drafts.map(({ form }) => form.project_id),
              ),
            ),
          )
          .execute(),
      () =>
        workSiteNames(
          ctx,
          drafts.flatMap(({ form }) => form.work_site_id ?? []),
        ),
      () =>
        getEmployees(
          seeingAll(ctx),
          drafts.flatMap(({ form }) => contactsOf(form)),
        ),
    );
    const active = new Set(people.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
    const projects = new Set(open.map(({ id }) => id));
    return drafts.map(({ form, before }) => {
      if (form.project_id !== before?.project_id && !projects.has(form.project_id)) return fault('project_id', E.projectUnknown);
      return {
        ...(form.work_site_id !== null && !works.has(form.work_site_id) && fault('work_site_id', E.workSiteUnknown)),
        ...faultsOfShifts(form),
        ...faultsOfLadder(form),
        ...faultsOfContacts(form, new Set([...active, ...contactsOf(before ?? { escalation: [] })])),
      };
    });
  },
  async may(ctx, records) {
    const used = new Set(
      (
        await usedSites(
          ctx,
          records.map(({ id }) => id),
        )
      ).map(({ id }) => id),
    );
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? E.siteUsed : (true as const) }));
  },
  async present(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [projects, works, checkpoints, routes, told, scans] = await pipeline(
      ctx,
      () =>
        projectsOf(
          ctx,
          records.map(({ project_id }) => project_id),
        ),
      () =>
        workSiteNames(
          ctx,
          records.flatMap(({ work_site_id }) => work_site_id ?? []),
        ),
      () => countBySite(ctx, c, ids),
      () => countBySite(ctx, r, ids),
      () => employeeNames(ctx, records.flatMap(contactsOf)),
      () => lastScans(ctx.client, [ctx.companyId, ids]),
    );
    const scanned = new Map(scans.map(({ site_id, recorded_at }) => [site_id, instantText(recorded_at)]));
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    const counted = (rows: typeof checkpoints) => new Map(rows.map(({ site_id, n }) => [site_id, n]));
    const [points, ways] = [counted(checkpoints), counted(routes)];
    return records.map((record): Partial<SiteRow> => ({
      lat: Number(record.lat),
      lng: Number(record.lng),
      escalation: record.escalation.map((contact) => ({ ...contact, employee: told.get(contact.employee_id ?? 0) ?? null })),
      project: names.get(record.project_id) ?? '',
      work_site: works.get(record.work_site_id ?? 0) ?? null,
      checkpoints: points.get(record.id) ?? 0,
      routes: ways.get(record.id) ?? 0,
      last_scan_at: scanned.get(record.id) ?? null,
    }));
  },
  notify: patrolChanged,
});

const MOST = 20;

export async function findProjects(ctx: Ctx, { keyword }: ParsedInput<typeof projectsEndpoint>): Promise<OutputOf<typeof projectsEndpoint>> {
  const like = containing(keyword);
  return {
    data: await ctx.db
      .select({ id: p.id, name: p.name, code: p.code })
      .from(p)
      .where(and(openProjects(ctx), keyword ? or(ilike(p.name, like), ilike(p.code, like)) : undefined))
      .orderBy(asc(sql`lower(${p.name})`))
      .limit(MOST),
  };
}

export async function findSites(ctx: Ctx, { keyword }: ParsedInput<typeof sitesEndpoint>): Promise<OutputOf<typeof sitesEndpoint>> {
  const like = containing(keyword);
  const rows = await ctx.db
    .select({ id: table.id, name: table.name, code: table.code, shifts: table.shifts })
    .from(table)
    .where(
      and(
        eq(table.company_id, ctx.companyId),
        isNull(table.deleted_at),
        eq(table.status, 'Active'),
        keyword ? or(ilike(table.name, like), ilike(table.code, like)) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${table.name})`))
    .limit(MOST);
  return { data: rows.map(({ shifts, ...site }) => ({ ...site, shifts: shifts.map(({ name }) => name) })) };
}
