/** Who can decide a record: by right, and by name. */
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import type { DecisionRules } from '../contract/decision.policy.ts';
import { absenceDay, isAway } from './absence.ts';
import type { Subject, SubjectRecord } from './subject.ts';
import type { NamedApprover, People } from './approvers.ts';

/** The employee that a record is of, whoever asks; null when they are deleted. */
const employeeOf = async (ctx: Ctx, { employee_id }: SubjectRecord) => (await getEmployees(seeingAll(ctx), [employee_id]))[0] ?? null;

/** The page, and the rights on it, that any of some moves demands. */
export const rightTo = ({ workflow, page }: Subject, actions: readonly string[]) => ({
  route: page,
  actions: [...new Set(actions.flatMap((action) => workflow.moves[action]?.needs ?? []))],
});

/** Who may take one of these moves for the record, by right and reach. */
async function ableTo(ctx: Ctx, subject: Subject, record: SubjectRecord, actions: readonly string[]): Promise<number[]> {
  return adminsWho(ctx, ctx.companyId, rightTo(subject, actions), await employeeOf(ctx, record));
}

/** Whom the levels of a rule may ask about a record. */
export async function peopleFor(ctx: Ctx, subject: Subject, record: SubjectRecord, { finish }: DecisionRules): Promise<People> {
  const able = await ableTo(ctx, subject, record, [finish]);
  return { able: new Set(able), applicant: (await employeeOf(ctx, record))?.user_id ?? null };
}

/** Those of some users who are on leave today. */
export async function awayToday(ctx: Ctx, users: readonly number[]): Promise<ReadonlySet<number>> {
  if (users.length === 0) return new Set();
  const { rows } = await ctx.client.query<{ user_id: number }>(
    `select t.user_id from unnest($3::bigint[]) as t(user_id) where $1::bigint is not null and $2::date is not null and ${isAway()}`,
    [ctx.companyId, absenceDay(ctx), users],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Who can decide now, and so is told: the people of the open level and whoever stands in for them, or all who hold the right. */
export async function decidersOf(
  ctx: Ctx,
  subject: Subject,
  record: SubjectRecord,
  rules: DecisionRules,
  { turns: approvers, by }: { readonly turns: readonly NamedApprover[]; readonly by: number | null },
): Promise<number[]> {
  const applicant = (await employeeOf(ctx, record))?.user_id ?? null;
  const users = approvers.length > 0 ? await namedToday(ctx, approvers) : await ableTo(ctx, subject, record, openMoves(rules, record.status));
  return users.filter((user) => user !== applicant && !(rules.four_eyes && user === by));
}

/** The moves that lead on from where a record stands, where nobody is named for it. */
export const openMoves = ({ entryStates }: DecisionRules, status: string): string[] =>
  entryStates.flatMap(({ action, from, named }) => (from.includes(status) && named !== true ? action : []));

async function namedToday(ctx: Ctx, approvers: readonly NamedApprover[]): Promise<number[]> {
  const away = await awayToday(
    ctx,
    approvers.flatMap(({ user_id, substitute_id }) => (substitute_id === null ? [] : user_id)),
  );
  return [...new Set(approvers.flatMap(({ user_id, substitute_id }) => (substitute_id !== null && away.has(user_id) ? [user_id, substitute_id] : user_id)))];
}
