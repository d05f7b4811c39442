/** Approval rules: who decides which leave, level by level. */
import { and, asc, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { checkOrganisation } from '#modules/company/server/public.ts';
import { adminsWho, userNames } from '#modules/identity/server/public.ts';
import type {
  ApprovalRuleRow,
  deleteApprovalRule as deleteEndpoint,
  listApprovalRules as listEndpoint,
  saveApprovalRule as saveEndpoint,
} from '../../contract/approval.endpoints.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { findType } from '../type/leave-type.store.ts';
import { leaveApprovalRules as r, type ApprovalRuleRecord } from '../type/leave-type.tables.ts';
import { tellSetupChanged } from '../application/tell-leave.ts';

/** Users who may approve leave. */
const mayApprove = (ctx: Ctx) => adminsWho(ctx, ctx.companyId, { route: '/leave/manage', actions: ['Approve'] });

const namedIn = (rules: readonly ApprovalRuleRecord[]) =>
  rules.flatMap(({ levels }) => levels.flat().flatMap(({ user_id, substitute_id }) => [user_id, substitute_id ?? []].flat()));

const present = (rules: readonly ApprovalRuleRecord[], names: ReadonlyMap<number, string>): ApprovalRuleRow[] =>
  rules.map(({ id, name, leave_type_id, department_id, branch_id, min_days, levels }) => ({
    id,
    name,
    leave_type_id,
    department_id,
    branch_id,
    min_days,
    levels: levels.map((level) =>
      level.map(({ user_id, substitute_id }) => ({
        user_id,
        name: names.get(user_id) ?? '',
        substitute: substitute_id === null ? null : { id: substitute_id, name: names.get(substitute_id) ?? '' },
      })),
    ),
  }));

export async function listApprovalRules(ctx: Ctx): Promise<OutputOf<typeof listEndpoint>> {
  const [rules, ids] = await together(
    ctx,
    () => ctx.db.select().from(r).where(eq(r.company_id, ctx.companyId)).orderBy(asc(r.name), asc(r.id)).execute(),
    () => mayApprove(ctx),
  );
  const names = await userNames(ctx, [...ids, ...namedIn(rules)]);
  return { data: present(rules, names), approvers: ids.map((id) => ({ id, name: names.get(id) ?? '' })) };
}

/** @throws 422 on people who may not approve, and on units and types that the company does not have. */
export async function saveApprovalRule(ctx: Ctx, { id, ...form }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const allowed = new Set(await mayApprove(ctx));
  const named = form.levels.flat().flatMap(({ user_id, substitute_id }) => [user_id, substitute_id ?? []].flat());
  if (named.some((user) => !allowed.has(user))) throw invalid('levels', LEAVE_ERRORS.approverUnknown);
  if (form.leave_type_id !== null && !(await findType(ctx, form.leave_type_id))) throw invalid('leave_type_id', LEAVE_ERRORS.typeUnknown);
  await checkOrganisation(ctx, form);
  const [record] =
    id === null
      ? await ctx.db
          .insert(r)
          .values({ ...form, company_id: ctx.companyId })
          .returning()
      : await ctx.db
          .update(r)
          .set({ ...form, updated_at: ctx.clock.now().toISOString() })
          .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id)))
          .returning();
  if (!record) throw notFound();
  await audit(ctx, { action: 'leave_approval_rule.saved', subject_type: 'leave_approval_rule', subject_id: record.id, after: record });
  await tellSetupChanged(ctx);
  const [data] = present([record], await userNames(ctx, namedIn([record])));
  return { success: true, message: say(LEAVE_MESSAGES.ruleSaved, ctx.locale), data: data as ApprovalRuleRow };
}

export async function deleteApprovalRule(ctx: Ctx, { id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const [before] = await ctx.db
    .delete(r)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id)))
    .returning();
  if (!before) throw notFound();
  await audit(ctx, { action: 'leave_approval_rule.deleted', subject_type: 'leave_approval_rule', subject_id: id, before, after: null });
  await tellSetupChanged(ctx);
  return { success: true, message: say(LEAVE_MESSAGES.ruleDeleted, ctx.locale) };
}
