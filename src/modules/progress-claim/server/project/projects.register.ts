import { sql } from 'drizzle-orm';
import { add, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { workSiteNames } from '#modules/work-site/server/public.ts';
import { percentOf } from '../../contract/claim/value-line.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { projects, type ProjectRow } from '../../contract/project/project.register.ts';
import { refreshOpenClaims } from '../refresh-open-claims.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrProjects as table } from '../progress-claim.tables.ts';
import { claimedProjects, figuresOf, plannedOf, today } from '../project.store.ts';
import { filteredProjects, PROJECT_WORDS } from './find-projects.ts';
import { faultsOfForm } from './project-faults.ts';

export const projectRegister = registerOf(projects, {
  table,
  subject: 'pcr_project',
  search: PROJECT_WORDS,
  order: {
    code: sql`lower(${table.code})`,
    name: sql`lower(${table.name})`,
    client_name: sql`lower(${table.client_name})`,
    contract_sum: table.contract_sum,
    start_date: table.start_date,
    completion_date: table.completion_date,
  },
  unique: { pcr_projects_code_key: ['code', PCR_ERRORS.codeTaken] },
  wording: { created: PCR_MESSAGES.projectCreated, saved: PCR_MESSAGES.projectSaved, deleted: PCR_MESSAGES.projectDeleted },
  where: filteredProjects,
  columns: ({ contract_sum, advance, lad_per_day, ...form }) => ({
    ...form,
    contract_sum: fromRinggit(contract_sum),
    advance: fromRinggit(advance),
    lad_per_day: fromRinggit(lad_per_day),
  }),
  async check(ctx, drafts) {
    const [sites, found, claimed] = await pipeline(
      ctx,
      () =>
        workSiteNames(
          ctx,
          drafts.flatMap(({ form }) => form.work_site_id ?? []),
        ),
      () =>
        getEmployees(
          seeingAll(ctx),
          drafts.flatMap(({ form }) => form.manager_id ?? []),
        ),
      () =>
        claimedProjects(
          ctx,
          drafts.flatMap(({ before }) => before?.id ?? []),
        ),
    );
    const active = new Set(found.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
    return drafts.map(({ form, before }) => ({
      ...faultsOfForm(form),
      ...(form.work_site_id !== null && !sites.has(form.work_site_id) && fault('work_site_id', PCR_ERRORS.siteUnknown)),
      ...(form.manager_id !== null && form.manager_id !== before?.manager_id && !active.has(form.manager_id) && fault('manager_id', PCR_ERRORS.managerUnknown)),
      ...(before && claimed.get(before.id) && fromRinggit(form.contract_sum) !== before.contract_sum && fault('contract_sum', PCR_ERRORS.sumLocked)),
    }));
  },
  async may(ctx, records) {
    const claimed = await claimedProjects(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map(({ id }) => ({ update: true as const, remove: claimed.has(id) ? PCR_ERRORS.hasClaims : (true as const) }));
  },
  async present(ctx, records) {
    const [figures, sites, people] = await pipeline(
      ctx,
      () =>
        figuresOf(
          ctx,
          records.map(({ id }) => id),
        ),
      () =>
        workSiteNames(
          ctx,
          records.flatMap(({ work_site_id }) => work_site_id ?? []),
        ),
      () =>
        employeeNames(
          ctx,
          records.flatMap(({ manager_id }) => manager_id ?? []),
        ),
    );
    return records.map((record): Partial<ProjectRow> => {
      const own = figures.get(record.id);
      const variations = fromRinggit(own?.variations ?? '0');
      const revised = add(record.contract_sum, variations);
      const site = sites.get(record.work_site_id ?? 0);
      const granted = own?.granted_to ?? '';
      return {
        contract_sum: toRinggit(record.contract_sum),
        advance: toRinggit(record.advance),
        lad_per_day: toRinggit(record.lad_per_day),
        status: statusOf(record, today(ctx)),
        work_site: record.work_site_id !== null && site !== undefined ? { id: record.work_site_id, name: site } : null,
        manager: record.manager_id === null ? null : { id: record.manager_id, name: people.get(record.manager_id) ?? '' },
        revised_completion_date: granted > record.completion_date ? granted : record.completion_date,
        variations: toRinggit(variations),
        revised_sum: toRinggit(revised),
        planned_percent: own === undefined ? null : plannedOf(own, today(ctx)),
        progress_percent: percentOf(fromRinggit(own?.certified_work ?? '0'), revised),
        certified: Number(own?.certified ?? 0),
        retention: Number(own?.retention ?? 0),
        outstanding: Number(own?.outstanding ?? 0),
        overdue: Number(own?.overdue ?? 0),
        last_claim:
          own?.last_id == null ? null : { id: own.last_id, claim_no: own.last_no ?? 0, status: own.last_status ?? '', period_end: own.last_period ?? '' },
      };
    });
  },
  async notify(ctx, changes) {
    await refreshOpenClaims(
      ctx,
      changes.flatMap(({ after }) => after?.id ?? []),
    );
    await notifyPcr(ctx);
  },
});

/** As `statusOn` says it. */
function statusOf({ cancelled, completed_at, start_date }: typeof table.$inferSelect, day: string): ProjectRow['status'] {
  if (cancelled) return 'Cancelled';
  if (completed_at !== null) return 'Completed';
  return start_date > day ? 'Upcoming' : 'On Going';
}
