import { and, eq, sql } from 'drizzle-orm';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { WORK_SITE_ERRORS, WORK_SITE_MESSAGES } from '../contract/work-site.messages.ts';
import { workSites } from '../contract/work-site.register.ts';
import { recordedSites } from './site-records.ts';
import { hasProject, workAt } from './site-tasks.ts';
import { notifySites } from './notify-sites.ts';
import { workSites as table } from './work-site.tables.ts';
import { countPlaced, sitesInUse } from './worksite.store.ts';

/** As many decimals as the column has, so that the same place reads the same. */
const asDegrees = (value: number) => value.toFixed(7);
const isState = (state: string) => STATES.some((known) => known === state);

export const workSiteRegister = registerOf(workSites, {
  table,
  subject: 'work_site',
  search: [table.name, table.code, table.city],
  order: { name: sql`lower(${table.name})`, code: sql`lower(${table.code})`, type: table.type, city: sql`lower(${table.city})` },
  unique: { work_sites_name_key: ['name', WORK_SITE_ERRORS.nameTaken], work_sites_code_key: ['code', WORK_SITE_ERRORS.codeTaken] },
  wording: WORK_SITE_MESSAGES,
  where: (ctx, { type, state, branch_id, work_project_id }) =>
    and(
      type && eq(table.type, type),
      state ? eq(table.state, state) : undefined,
      branch_id ? eq(table.branch_id, branch_id) : undefined,
      work_project_id ? hasProject(ctx, table.id, work_project_id) : undefined,
    ),
  /** Without a code a site keeps its own; a new one gets the next of the series. */
  columns: ({ lat, lng, code, ...form }) => ({ ...form, lat: asDegrees(lat), lng: asDegrees(lng), code: code ?? undefined }),
  /** Branch and supervisors are the company's own. */
  async check(ctx, drafts) {
    const [{ branch }, found] = await pipeline(
      ctx,
      () => organisationNames(ctx, { branch: drafts.flatMap(({ form }) => form.branch_id ?? []) }),
      () => getEmployees(seeingAll(ctx), [...new Set(drafts.flatMap(({ form }) => form.supervisor_ids))]),
    );
    const active = new Set(found.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
    return drafts.map(({ form: { branch_id, supervisor_ids, state, country }, before }) => ({
      ...(branch_id !== null && !branch.has(branch_id) && fault('branch_id', WORK_SITE_ERRORS.branchUnknown)),
      // One who has left since may stay named until somebody looks after the site instead.
      ...(supervisor_ids.some((id) => !active.has(id) && !before?.supervisor_ids.includes(id)) && fault('supervisor_ids', WORK_SITE_ERRORS.supervisorUnknown)),
      ...(state !== null && country === 'Malaysia' && !isState(state) && fault('state', WORK_SITE_ERRORS.stateUnknown)),
    }));
  },
  async may(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [used, recorded] = await pipeline(
      ctx,
      () => sitesInUse(ctx, ids),
      () => recordedSites(ctx, ids),
    );
    const stored = (id: number) => (used.has(id) ? WORK_SITE_ERRORS.inUse : recorded.has(id) ? WORK_SITE_ERRORS.recorded : true);
    return records.map(({ id }) => ({ update: true as const, remove: stored(id) }));
  },
  async present(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [{ branch: branches }, people, placed, work] = await pipeline(
      ctx,
      () => organisationNames(ctx, { branch: records.flatMap(({ branch_id }) => branch_id ?? []) }),
      () =>
        employeeNames(
          ctx,
          records.flatMap(({ supervisor_ids }) => supervisor_ids),
        ),
      () => countPlaced(ctx, ids, todayIn(ctx.clock, ctx.actor.timeZone)),
      () => workAt(ctx, ids),
    );
    return records.map(({ id, lat, lng, branch_id, supervisor_ids }) => {
      const branch = branches.get(branch_id ?? 0);
      return {
        lat: Number(lat),
        lng: Number(lng),
        branch: branch_id !== null && branch ? { id: branch_id, name: branch.name } : null,
        supervisors: supervisor_ids.flatMap((each) => (people.has(each) ? [{ id: each, name: people.get(each) ?? '' }] : [])),
        employees_count: placed.get(id) ?? 0,
        open_tasks: work?.get(id)?.open ?? null,
        projects: work?.get(id)?.projects ?? null,
      };
    });
  },
  notify: notifySites,
});
