/** The register of categories: whom its exceptions name, what it was used for, and its place in the list. */
import { and, eq, sql } from 'drizzle-orm';
import { yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, ringgitOrNull, senOrNull, toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { forget } from '#platform/server/db/once.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { findItems } from '#modules/payroll/server/public.ts';
import { categories, type listClaimEarnings as earningsEndpoint, type sortCategories as sortEndpoint } from '../../contract/category/category.register.ts';
import { CLAIM_ERRORS, CLAIM_MESSAGES } from '../../contract/claim.messages.ts';
import { today } from '../claim-actor.ts';
import { notifyClaimSetup } from '../notify-claim.ts';
import { categoriesInUse, grantedIn, orderCategories } from './category.store.ts';
import { claimCategories as c } from './claim-category.tables.ts';

export const categoryRegister = registerOf(categories, {
  table: c,
  subject: 'claim_category',
  search: [c.name, c.name_ms, c.code],
  order: { sort_order: c.sort_order, name: sql`lower(${c.name})`, type: c.type, status: c.status },
  unique: { claim_categories_code: ['code', CLAIM_ERRORS.codeTaken] },
  wording: { saved: CLAIM_MESSAGES.categorySaved, deleted: CLAIM_MESSAGES.categoryDeleted },
  where: (_ctx, { status, type }) => and(status && eq(c.status, status), type && eq(c.type, type)),
  columns: ({ limit_per_item, limit_per_claim, limit_amount, daily_rate, ...form }) => ({
    ...form,
    limit_per_item: senOrNull(limit_per_item),
    limit_per_claim: senOrNull(limit_per_claim),
    limit_amount: senOrNull(limit_amount),
    daily_rate: senOrNull(daily_rate),
  }),
  /** People, levels and earnings are the company's own. */
  async check(ctx, drafts) {
    const limits = drafts.flatMap(({ form }) => form.limits);
    const wanted = { position_level: limits.flatMap(({ position_level_id }) => position_level_id ?? []) };
    const [found, { position_level: levels }, items] = await pipeline(
      ctx,
      () => getEmployees(seeingAll(ctx), [...new Set(limits.flatMap(({ employee_id }) => employee_id ?? []))]),
      () => organisationNames(ctx, wanted),
      () => findItems(ctx),
    );
    const people = new Set(found.map(({ id }) => id));
    return drafts.map(({ form }) => ({
      ...(form.limits.some(({ employee_id }) => employee_id !== null && !people.has(employee_id)) && fault('limits', CLAIM_ERRORS.employeeUnknown)),
      ...(form.limits.some(({ position_level_id }) => position_level_id !== null && !levels.has(position_level_id)) &&
        fault('limits', CLAIM_ERRORS.levelUnknown)),
      ...(form.payroll_item_id !== null && items.get(form.payroll_item_id)?.kind !== 'Earning' && fault('payroll_item_id', CLAIM_ERRORS.payrollItemUnknown)),
    }));
  },
  async may(ctx, records) {
    const used = await categoriesInUse(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? CLAIM_ERRORS.categoryUsed : (true as const) }));
  },
  async present(ctx, records) {
    const limits = records.flatMap((record) => record.limits);
    const [used, people, { position_level: levels }] = await pipeline(
      ctx,
      () =>
        grantedIn(
          ctx,
          records.map(({ id }) => id),
          yearOf(today(ctx)),
        ),
      () =>
        employeeNames(
          ctx,
          limits.flatMap(({ employee_id }) => employee_id ?? []),
        ),
      () => organisationNames(ctx, { position_level: limits.flatMap(({ position_level_id }) => position_level_id ?? []) }),
    );
    const named = (id: number, name: string | undefined) => (name === undefined ? null : { id, name });
    return records.map((record) => ({
      limit_per_item: ringgitOrNull(record.limit_per_item),
      limit_per_claim: ringgitOrNull(record.limit_per_claim),
      limit_amount: ringgitOrNull(record.limit_amount),
      daily_rate: ringgitOrNull(record.daily_rate),
      limits: record.limits.map((limit) => ({
        ...limit,
        of:
          limit.employee_id === null
            ? named(limit.position_level_id ?? 0, levels.get(limit.position_level_id ?? 0)?.name)
            : named(limit.employee_id, people.get(limit.employee_id)),
      })),
      used: toRinggit(fromRinggit(used.get(record.id) ?? 0)),
    }));
  },
  async notify(ctx) {
    forget(ctx, 'claim-categories');
    await notifyClaimSetup(ctx);
  },
});

export async function listClaimEarnings(ctx: Ctx): Promise<OutputOf<typeof earningsEndpoint>> {
  if (ctx.actor.modules.payroll !== true) return { data: [] };
  const earnings = [...(await findItems(ctx)).values()].filter(
    ({ kind, status, deleted_at }) => kind === 'Earning' && status === 'Active' && deleted_at === null,
  );
  return { data: earnings.map(({ id, name, name_ms }) => ({ id, name, name_ms })) };
}

export async function sortCategories(ctx: Ctx, { ids }: ParsedInput<typeof sortEndpoint>): Promise<OutputOf<typeof sortEndpoint>> {
  await orderCategories(ctx, ids);
  await audit(ctx, { action: 'claim_category.sorted', subject_type: 'claim_category', after: { order: ids } });
  await notifyClaimSetup(ctx);
  return { success: true, message: say(CLAIM_MESSAGES.categoriesSorted, ctx.locale) };
}
