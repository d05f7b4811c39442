/** The register of projects. */
import { and, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { add, ringgitOrNull, senOrNull, toRinggit, ZERO } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { contractNames, seesContracts } from '#modules/progress-claim/server/public.ts';
import { workSiteNames } from '#modules/work-site/server/public.ts';
import { fillOf, headsOfNeed } from '../contract/deployed.ts';
import { planOf } from '../contract/needs.ts';
import { projects, type ProjectRow, type ProjectStatus } from '../contract/project.register.ts';
import { WORKFORCE_ERRORS as E, WORKFORCE_MESSAGES as M } from '../contract/workforce.messages.ts';
import { deploymentsBetween } from './deployment.store.ts';
import { costToDate } from './cost/cost.store.ts';
import { linesByProject } from './daily/judge-days.ts';
import { projectsChanged } from './plan-deployed.ts';
import { asNeed, needsOf, today } from './project.store.ts';
import { seesCosts } from './sees-costs.ts';
import { womProjects as table, type ProjectRecord } from './workforce.tables.ts';

/** By its days: the first and the last belong to it. */
export function statusOf({ cancelled, start_date, end_date }: ProjectRecord, day: string): ProjectStatus {
  if (cancelled) return 'Cancelled';
  return start_date > day ? 'Upcoming' : end_date < day ? 'Completed' : 'On Going';
}
/** `statusOf` as a condition. */
function inStatus(status: ProjectStatus, day: string): SQL | undefined {
  if (status === 'Cancelled') return eq(table.cancelled, true);
  const when = {
    Upcoming: gt(table.start_date, day),
    Completed: lt(table.end_date, day),
    'On Going': and(lte(table.start_date, day), gte(table.end_date, day)),
  };
  return and(eq(table.cancelled, false), when[status]);
}

const namedContract = (contract: { readonly id: number; readonly name: string } | undefined) => (contract ? { id: contract.id, name: contract.name } : null);

export const projectRegister = registerOf(projects, {
  table,
  subject: 'wom_project',
  search: [table.code, table.name, table.client_name],
  order: { code: sql`lower(${table.code})`, name: sql`lower(${table.name})`, start_date: table.start_date, end_date: table.end_date },
  unique: { wom_projects_code_key: ['code', E.codeTaken] },
  wording: { created: M.projectCreated, saved: M.projectSaved, deleted: M.projectDeleted },
  where: (ctx, { status, manager_id, work_site_id }) =>
    and(
      status && inStatus(status, today(ctx)),
      manager_id ? eq(table.manager_id, manager_id) : undefined,
      work_site_id ? eq(table.work_site_id, work_site_id) : undefined,
    ),
  columns: ({ budget, pcr_project_id, ...form }, ctx) => ({
    ...form,
    budget: seesCosts(ctx) ? senOrNull(budget) : undefined,
    pcr_project_id: seesContracts(ctx) ? pcr_project_id : undefined,
  }),
  async check(ctx, drafts) {
    const sites = await workSiteNames(
      ctx,
      drafts.map(({ form }) => form.work_site_id),
    );
    const people = await getEmployees(
      ctx,
      drafts.map(({ form }) => form.manager_id),
    );
    const active = new Set(people.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
    const needed = await needsOf(
      ctx,
      drafts.flatMap(({ before }) => before?.id ?? []),
    );
    const contracts = await contractNames(
      ctx,
      drafts.map(({ form }) => form.pcr_project_id),
    );
    const choose = seesContracts(ctx);
    return drafts.map(({ form, before }) => {
      const contract = form.pcr_project_id;
      const own = needed.get(before?.id ?? 0) ?? [];
      const [from, to] = [
        own.map(({ start_date }) => start_date).toSorted()[0],
        own
          .map(({ end_date }) => end_date)
          .toSorted()
          .at(-1),
      ];
      const outside = from !== undefined && to !== undefined && (from < form.start_date || to > form.end_date);
      return {
        ...(form.end_date < form.start_date && fault('end_date', E.endBeforeStart)),
        ...(outside && fault('end_date', E.needsOutside, { from: formatDate(from), to: formatDate(to) })),
        ...(choose && contract !== null && contract !== before?.pcr_project_id && !contracts.has(contract) && fault('pcr_project_id', E.contractUnknown)),
        ...(!sites.has(form.work_site_id) && fault('work_site_id', E.siteUnknown)),
        ...(form.manager_id !== before?.manager_id && !active.has(form.manager_id) && fault('manager_id', E.managerUnknown)),
      };
    });
  },
  async may(ctx, records) {
    const needed = await needsOf(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map(({ id }) => ({ update: true as const, remove: needed.has(id) ? E.hasNeeds : (true as const) }));
  },
  async present(ctx, records) {
    const day = today(ctx);
    const ids = records.map(({ id }) => id);
    const next = addDays(day, 1);
    const costly = seesCosts(ctx);
    const [sites, people, needed, deployed, lines, costs, contracts] = await pipeline(
      ctx,
      () =>
        workSiteNames(
          ctx,
          records.map(({ work_site_id }) => work_site_id),
        ),
      () =>
        employeeNames(
          ctx,
          records.map(({ manager_id }) => manager_id),
        ),
      () => needsOf(ctx, ids),
      () => deploymentsBetween(ctx, day, next, ids),
      () => linesByProject(ctx, ids, day),
      () => costToDate(ctx, costly ? ids : []),
      () =>
        contractNames(
          ctx,
          records.map(({ pcr_project_id }) => pcr_project_id),
        ),
    );
    return records.map((record): Partial<ProjectRow> => {
      const fillOn = (date: CalendarDate) =>
        fillOf((record.cancelled ? [] : (needed.get(record.id) ?? [])).map((need) => headsOfNeed(asNeed(need), deployed.get(need.id) ?? [], date)));
      const [now, then] = [fillOn(day), fillOn(next)];
      const own = (needed.get(record.id) ?? []).map(asNeed);
      const plans = own.map(planOf);
      return {
        status: statusOf(record, day),
        work_site: { id: record.work_site_id, name: sites.get(record.work_site_id) ?? '' },
        manager: { id: record.manager_id, name: people.get(record.manager_id) ?? '' },
        budget: costly ? ringgitOrNull(record.budget) : null,
        contract: namedContract(contracts.get(record.pcr_project_id ?? 0)),
        needs: own.length,
        today: now.needed,
        tomorrow: then.needed,
        deployed: now.filled,
        fill_rate: now.rate,
        present: lines.get(record.id)?.present ?? 0,
        short_tomorrow: then.needed - then.filled,
        cost: costly ? toRinggit(add(...plans.map(({ cost }) => cost))) : null,
        bill: costly ? toRinggit(add(...plans.map(({ bill }) => bill))) : null,
        cost_to_date: costly ? toRinggit(costs.get(record.id) ?? ZERO) : null,
      };
    });
  },
  notify: projectsChanged,
});
