/** Making and changing a project. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, senOrNull } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { createProject as createEndpoint, updateProject as updateEndpoint } from '../../contract/project/project.endpoints.ts';
import { PROJECT_ERRORS, PROJECT_MESSAGES } from '../../contract/project/project.messages.ts';
import { statusByDates } from '../../contract/project/project-rules.ts';
import type { ProjectForm } from '../../contract/project/project.schema.ts';
import { requireClient, requireOutlets, requireOwnOutlets, requireProducts, requirePromoters, requireSupervisors } from './check-lists.ts';
import { notifyProjects, requireOpen } from './notify-projects.ts';
import { requireDaysOfProject, requireSchedulesWithin } from '../outlet-days.ts';
import { insertOutlets, insertPromoters, insertSupervisors } from './project-lists.ts';
import { insertProducts } from './project-products.ts';
import { lockProject } from '../project-reach.ts';
import { insertTasks } from './project-tasks.ts';
import { productsOf } from './project.store.ts';
import { salesProjects as r, type ProjectRecord } from '../tables/project.tables.ts';

const columns = (form: ProjectForm) => {
  const { code: _code, target_sales_amount, target_units, base_rate, overtime_rate, commission_value, min_hours_full_day, bill_rate, bill_fee, ...rest } = form;
  return {
    ...rest,
    target_sales_amount: senOrNull(target_sales_amount),
    target_units: target_units === null ? null : target_units.toFixed(3),
    base_rate: fromRinggit(base_rate),
    bill_rate: senOrNull(bill_rate),
    bill_fee: senOrNull(bill_fee),
    overtime_rate: fromRinggit(overtime_rate),
    commission_value: commission_value.toFixed(2),
    min_hours_full_day: min_hours_full_day.toFixed(2),
  };
};

const TAKEN = { sales_projects_code_key: ['code', PROJECT_ERRORS.codeTaken] } as const;

/** @throws 422 on `code` where another project has it */
export async function insertProject(ctx: Ctx, form: ProjectForm, status: ProjectRecord['status']): Promise<ProjectRecord> {
  const by = { created_by: ctx.actor.userId, updated_by: ctx.actor.userId };
  const [project] = await guardUnique(TAKEN, () =>
    ctx.db
      .insert(r)
      .values({ ...columns(form), ...by, company_id: ctx.companyId, code: form.code ?? undefined, status })
      .returning(),
  );
  if (!project) throw notFound();
  await audit(ctx, { action: 'sales_project.created', subject_type: 'sales_project', subject_id: project.id, before: null, after: project });
  return project;
}

/** @throws 422 on the list that lacks one */
export function requireReady(
  lists: { readonly outlets: number; readonly products: number; readonly supervisors: number },
  field = (list: string) => list,
): void {
  if (lists.outlets === 0) throw invalid(field('outlets'), PROJECT_ERRORS.outletsNeeded);
  if (lists.products === 0) throw invalid(field('products'), PROJECT_ERRORS.productsNeeded);
  if (lists.supervisors === 0) throw invalid(field('supervisors'), PROJECT_ERRORS.supervisorsNeeded);
}

export async function createProject(ctx: Ctx, input: ParsedInput<typeof createEndpoint>): Promise<OutputOf<typeof createEndpoint>> {
  const { outlets, products, supervisors, promoters, tasks, publish, ...form } = input;
  const outletIds = outlets.map(({ outlet_id }) => outlet_id);
  await requireClient(ctx, form.client_id);
  await requireOutlets(ctx, outletIds, 'outlets');
  await requireProducts(
    ctx,
    form.client_id,
    products.map(({ product_id }) => product_id),
    'products',
  );
  await requireSupervisors(
    ctx,
    supervisors.map(({ employee_id }) => employee_id),
    'supervisors',
  );
  await requirePromoters(
    ctx,
    promoters.map(({ promoter_id }) => promoter_id),
    'promoters',
  );
  requireOwnOutlets(
    outletIds,
    supervisors.flatMap(({ outlet_ids }) => outlet_ids),
    'supervisors',
  );
  requireOwnOutlets(
    outletIds,
    promoters.flatMap(({ default_outlet_id }) => default_outlet_id ?? []),
    'promoters',
  );
  requireDaysOfProject(form, outlets, 'outlets');
  if (publish) requireReady({ outlets: outlets.length, products: products.length, supervisors: supervisors.length });
  const { id, name } = await insertProject(ctx, form, publish ? statusByDates(form, todayIn(ctx.clock, ctx.actor.timeZone)) : 'Draft');
  await insertOutlets(ctx, id, outlets);
  await insertProducts(ctx, id, products);
  await insertSupervisors(ctx, id, supervisors);
  await insertPromoters(ctx, id, promoters);
  await insertTasks(ctx, id, tasks);
  await notifyProjects(ctx);
  return { success: true, message: say(publish ? PROJECT_MESSAGES.published : PROJECT_MESSAGES.created, ctx.locale, { name }), data: { id } };
}

export async function updateProject(ctx: Ctx, { id, updated_at, ...form }: ParsedInput<typeof updateEndpoint>): Promise<OutputOf<typeof updateEndpoint>> {
  const before = requireOpen(ctx, await lockProject(ctx, id));
  if (instantText(before.updated_at) !== updated_at) throw changed();
  if (form.client_id !== before.client_id) {
    await requireClient(ctx, form.client_id);
    if ((await productsOf(ctx, id)).length > 0) throw invalid('client_id', PROJECT_ERRORS.clientFixed);
  }
  await requireSchedulesWithin(ctx, id, [{ outletId: null, days: form, field: form.start_date > before.start_date ? 'start_date' : 'end_date' }]);
  const status = before.status === 'Draft' ? before.status : statusByDates(form, todayIn(ctx.clock, ctx.actor.timeZone));
  const [after] = await guardUnique(TAKEN, () =>
    ctx.db
      .update(r)
      .set({ ...columns(form), ...(form.code !== null && { code: form.code }), status, updated_by: ctx.actor.userId })
      .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id)))
      .returning(),
  );
  await audit(ctx, { action: 'sales_project.updated', subject_type: 'sales_project', subject_id: id, before, after: after ?? null });
  await notifyProjects(ctx);
  return { success: true, message: say(PROJECT_MESSAGES.saved, ctx.locale), data: { id } };
}
