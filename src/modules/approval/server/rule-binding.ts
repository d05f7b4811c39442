/** What the registers of approval rules share: one table for the rules of every subject. */
import { and, eq, sql } from 'drizzle-orm';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import type { Ctx } from '#platform/server/context.ts';
import { adminsWho, namedAdminsWho, userNames } from '#modules/identity/server/public.ts';
import { REMIND_DAYS, type ApprovalLevel, type ShownLevel } from '../contract/approval-rule.schema.ts';
import { RULE_ERRORS, RULE_MESSAGES } from '../contract/approval.messages.ts';
import { approvalRules as r, type ApprovalRuleRecord } from './approval.tables.ts';
import { rightTo } from './deciders.ts';
import type { Subject } from './subject.ts';

interface RuleForm {
  readonly name: string;
  readonly at_least: number | null;
  readonly levels: readonly ApprovalLevel[];
  readonly remind_days: number | null;
  readonly escalate_days: number | null;
}

/** Who may be named: whoever may finish a record of the subject. */
const mayFinish = async (ctx: Ctx, subject: Subject) => rightTo(subject, [(await subject.rules(ctx)).finish]);
export const approversFor = async (ctx: Ctx, subject: Subject) => namedAdminsWho(ctx, ctx.companyId, await mayFinish(ctx, subject));

const peopleOf = (levels: readonly ApprovalLevel[]) =>
  levels.flatMap(({ approvers }) => approvers.flatMap(({ user_id, substitute_id }) => (substitute_id === null ? [user_id] : [user_id, substitute_id])));

/** Conditions of the form as a rule keeps them: those that are asked. */
export const conditionsAsked = (form: object, keys: readonly string[]) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value: unknown = Reflect.get(form, key);
      return typeof value === 'number' ? [[key, value]] : [];
    }),
  );

/** @param keys the conditions of the subject, fields of its form that are ids */
export const ruleBinding = (subject: Subject, keys: readonly string[]) => ({
  table: r,
  only: { subject_type: subject.workflow.subject },
  subject: 'approval_rule',
  removal: 'gone' as const,
  search: [r.name],
  order: { name: sql`lower(${r.name})` },
  unique: { approval_rules_same_key: ['name', RULE_ERRORS.same] } as const,
  wording: { saved: RULE_MESSAGES.saved, deleted: RULE_MESSAGES.deleted },
  columns: (form: RuleForm): Partial<typeof r.$inferInsert> => ({
    name: form.name,
    conditions: conditionsAsked(form, keys),
    at_least: form.at_least ?? 0,
    levels: form.levels,
    remind_days: form.remind_days ?? REMIND_DAYS,
    escalate_days: form.escalate_days,
  }),
  /** People who may not decide are not named. */
  async check(ctx: Ctx, drafts: readonly { readonly form: RuleForm }[]): Promise<FieldTexts[]> {
    const allowed = new Set(await adminsWho(ctx, ctx.companyId, await mayFinish(ctx, subject)));
    return drafts.map(({ form }) => (peopleOf(form.levels).every((user) => allowed.has(user)) ? {} : fault('levels', RULE_ERRORS.approverUnknown)));
  },
  async present(ctx: Ctx, rules: readonly ApprovalRuleRecord[]) {
    const names = await userNames(ctx, [...new Set(rules.flatMap(({ levels }) => peopleOf(levels)))]);
    const named = (id: number) => ({ id, name: names.get(id) ?? '' });
    return rules.map(({ conditions, levels }) => ({
      ...Object.fromEntries(keys.map((key) => [key, conditions[key] ?? null])),
      levels: levels.map(({ at_least, approvers }): ShownLevel => ({
        at_least,
        approvers: approvers.map(({ user_id, substitute_id }) => ({ user: named(user_id), substitute: substitute_id === null ? null : named(substitute_id) })),
      })),
    }));
  },
});

/** Whether a rule of the subject names an id in a condition: what it names is not deleted. */
export async function isNamedInRule(ctx: Ctx, subject: string, key: string, id: number): Promise<boolean> {
  const [rule] = await ctx.db
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.subject_type, subject), sql`${r.conditions} @> ${JSON.stringify({ [key]: id })}::jsonb`))
    .limit(1);
  return rule !== undefined;
}
