/** Targets and allowances of a project: added, changed, taken away. Payouts that are approved or paid keep those that they were calculated with. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/pay-rule/pay-rule.endpoints.ts';
import { PAY_RULE_ERRORS, PAY_RULE_MESSAGES } from '../../contract/pay-rule/pay-rule.messages.ts';
import { PROJECT_MESSAGES } from '../../contract/project/project.messages.ts';
import { lockProject } from '../project-reach.ts';
import { outletIdsOf, requireOwnOutlets } from '../project/check-lists.ts';
import { notifyProjects, requireNotCancelled } from '../project/notify-projects.ts';
import { productsOf, promotersOf } from '../project/project.store.ts';
import { salesPayoutLines as l } from '../tables/payout.tables.ts';
import { salesAllowances as a, salesTargets as t } from '../tables/pay-rule.tables.ts';
import type { ProjectRecord } from '../tables/project.tables.ts';

const HOUR = 60;
type Asked = ParsedInput<typeof calls.saveTarget>;

/** @throws 422 on what is not of the project */
async function requireOfProject(ctx: Ctx, project: ProjectRecord, { start_date, end_date, promoter_id, outlet_id, product_id }: Asked): Promise<void> {
  if (start_date < project.start_date) throw invalid('start_date', PAY_RULE_ERRORS.outside);
  if (end_date > project.end_date) throw invalid('end_date', PAY_RULE_ERRORS.outside);
  if (outlet_id !== null) requireOwnOutlets(await outletIdsOf(ctx, project.id), [outlet_id], 'outlet_id');
  if (promoter_id !== null && !(await promotersOf(ctx, project.id)).some(({ promoter }) => promoter.id === promoter_id))
    throw invalid('promoter_id', PAY_RULE_ERRORS.promoterOfProject);
  if (product_id !== null && !(await productsOf(ctx, project.id)).some(({ product }) => product.id === product_id))
    throw invalid('product_id', PAY_RULE_ERRORS.productOfProject);
}

async function noted(ctx: Ctx, project: ProjectRecord, before: object | null, after: object | null): Promise<void> {
  await audit(ctx, {
    action: 'sales_project.pay_rules',
    subject_type: 'sales_project',
    subject_id: project.id,
    before: before && { before },
    after: after && { after },
  });
  await notifyProjects(ctx);
}

const written = (ctx: Ctx, id: number) => ({ success: true, message: say(PAY_RULE_MESSAGES.saved, ctx.locale), data: { id } }) as const;

export async function saveTarget(ctx: Ctx, input: Asked): Promise<OutputOf<typeof calls.saveTarget>> {
  const project = requireNotCancelled(ctx, await lockProject(ctx, input.id));
  const { id: project_id, row_id, target, scope, promoter_id, outlet_id, ...fields } = input;
  // What is of another scope was left in the form.
  const own = { promoter_id: scope === 'Promoter' ? promoter_id : null, outlet_id: scope === 'Outlet' ? outlet_id : null };
  await requireOfProject(ctx, project, { ...input, ...own });
  const values = { ...fields, ...own, scope, target: target.toFixed(3) };
  const where = and(eq(t.company_id, ctx.companyId), eq(t.project_id, project_id), eq(t.id, row_id ?? 0));
  const [before] = row_id === undefined ? [] : await ctx.db.select().from(t).where(where);
  const [after] =
    row_id === undefined
      ? await ctx.db
          .insert(t)
          .values({ ...values, company_id: ctx.companyId, project_id })
          .returning()
      : await ctx.db.update(t).set(values).where(where).returning();
  if (!after) throw notFound();
  await noted(ctx, project, before ?? null, after);
  return written(ctx, after.id);
}

export async function saveAllowance(ctx: Ctx, input: ParsedInput<typeof calls.saveAllowance>): Promise<OutputOf<typeof calls.saveAllowance>> {
  const project = requireNotCancelled(ctx, await lockProject(ctx, input.id));
  const { id: project_id, row_id, amount, min_hours, notice_hours, ...fields } = input;
  requireOwnOutlets(await outletIdsOf(ctx, project_id), fields.outlet_ids, 'outlet_ids');
  const minutes = (hours: number | null) => (hours === null ? null : Math.round(hours * HOUR));
  // What is of another basis was left in the form.
  const notice = { notice_minutes: fields.basis === 'Replacement' ? minutes(notice_hours) : null };
  const values = { ...fields, ...notice, amount: fromRinggit(amount), min_minutes: minutes(min_hours) };
  const where = and(eq(a.company_id, ctx.companyId), eq(a.project_id, project_id), eq(a.id, row_id ?? 0));
  const [before] = row_id === undefined ? [] : await ctx.db.select().from(a).where(where);
  const [after] =
    row_id === undefined
      ? await ctx.db
          .insert(a)
          .values({ ...values, company_id: ctx.companyId, project_id })
          .returning()
      : await ctx.db.update(a).set(values).where(where).returning();
  if (!after) throw notFound();
  await noted(ctx, project, before ?? null, after);
  return written(ctx, after.id);
}

/** @throws 422 where a payout has a line of it: an open one is calculated anew without it once it is inactive */
async function removeRule(
  ctx: Ctx,
  table: typeof t | typeof a,
  column: typeof l.target_id | typeof l.allowance_id,
  { id, row_id }: { id: number; row_id: number },
) {
  const project = requireNotCancelled(ctx, await lockProject(ctx, id));
  const [line] = await ctx.db
    .select({ id: l.id })
    .from(l)
    .where(and(eq(l.company_id, ctx.companyId), eq(column, row_id)))
    .limit(1);
  if (line) throw invalid('base', PAY_RULE_ERRORS.paid);
  const [row] = await ctx.db
    .delete(table)
    .where(and(eq(table.company_id, ctx.companyId), eq(table.project_id, id), eq(table.id, row_id)))
    .returning();
  if (!row) throw notFound();
  await noted(ctx, project, row, null);
  return { success: true, message: say(PROJECT_MESSAGES.removed, ctx.locale) } as const;
}

export const removeTarget = (ctx: Ctx, input: ParsedInput<typeof calls.removeTarget>) => removeRule(ctx, t, l.target_id, input);
export const removeAllowance = (ctx: Ctx, input: ParsedInput<typeof calls.removeAllowance>) => removeRule(ctx, a, l.allowance_id, input);
