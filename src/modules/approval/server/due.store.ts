/** Open requests that the clock concerns. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';
import { absenceDay, isAway } from './absence.ts';
import type { NamedApprover } from './approvers.ts';

export interface DueRequest {
  readonly id: number;
  readonly subject_id: number;
  readonly employee_id: number;
  readonly status: string;
  readonly levels: readonly ApprovalLevel[];
  readonly level: number;
  /** It has waited as long as its rule lets one level be alone. */
  readonly escalates: boolean;
}

const due = preparedText<DueRequest>(
  'approval.turns-due',
  `select q.id, q.subject_id, q.employee_id, q.status, q.levels, q.level, w.escalates from approval_requests q
   cross join lateral (select q.escalate_days is not null and q.escalated_at is null and q.level < jsonb_array_length(q.levels)
     and q.since + make_interval(days => q.escalate_days) <= $4::timestamptz as escalates) w
   where q.company_id = $1 and q.subject_type = $2 and q.closed_at is null and q.named and (w.escalates
     or not exists (select from approval_turns t where t.request_id = q.id and (t.user_id = any($3::bigint[]) or t.substitute_id = any($3::bigint[]))))
   order by q.id`,
);

/** Named requests whose people can decide no more, and those that escalate today. @param able who may decide anything of the subject */
export const approversDue = (ctx: Ctx, type: string, able: readonly number[]): Promise<DueRequest[]> =>
  due(ctx.client, [ctx.companyId, type, able, ctx.clock.now().toISOString()]);

const changed = preparedText(
  'approval.turns-changed',
  `update approval_requests set level = $3, named = $4, escalated_at = case when $5 then $6::timestamptz else escalated_at end, updated_at = clock_timestamp()
   where company_id = $1 and id = $2 and closed_at is null`,
);
const replaced = preparedText(
  'approval.turns-replaced',
  `with wanted as (select t.user_id, t.substitute_id from json_to_recordset($3) as t(user_id bigint, substitute_id bigint)),
     gone as (delete from approval_turns where company_id = $1 and request_id = $2 and user_id not in (select user_id from wanted))
   insert into approval_turns (company_id, request_id, user_id, substitute_id) select $1, $2, user_id, substitute_id from wanted
   on conflict (request_id, user_id) do update set substitute_id = excluded.substitute_id`,
);

/** It goes on waiting, with others asked. */
export async function setApprovers(
  ctx: Ctx,
  id: number,
  { level, turns: approvers, escalated }: { readonly level: number; readonly turns: readonly NamedApprover[]; readonly escalated: boolean },
): Promise<void> {
  await changed(ctx.client, [ctx.companyId, id, level, approvers.length > 0, escalated, ctx.clock.now().toISOString()]);
  await replaced(ctx.client, [ctx.companyId, id, JSON.stringify(approvers)]);
}

export interface Reminded {
  readonly employee_id: number;
  /** Their login. */
  readonly user_id: number | null;
  readonly branch_id: number | null;
  readonly division_id: number | null;
  readonly department_id: number | null;
  readonly status: string;
  /** Users whose turn it is; empty: whoever holds the right. */
  readonly turns: readonly number[];
}

const reminded = preparedText<Reminded>(
  'approval.remind',
  `with due as (
     update approval_requests set reminded_at = $3::timestamptz, due_at = $3::timestamptz + make_interval(days => remind_days)
     where company_id = $1 and subject_type = $2 and closed_at is null and due_at <= $3::timestamptz returning id, employee_id, status
   ) select d.employee_id, e.user_id, e.branch_id, e.division_id, e.department_id, d.status,
       coalesce((select json_agg(t.user_id) from approval_turns t where t.request_id = d.id), '[]') as turns
   from due d join employees e on e.id = d.employee_id and e.deleted_at is null`,
);

/** What has waited its time is due again after as long. */
export const stampReminded = (ctx: Ctx, type: string): Promise<Reminded[]> => reminded(ctx.client, [ctx.companyId, type, ctx.clock.now().toISOString()]);

const stoodIn = preparedText<{ substitute_id: number; n: number }>(
  'approval.stand-in',
  () => `with changed as (
      update approval_turns t set covered = not t.covered from approval_requests q
      where $2::date is not null and t.company_id = $1 and t.substitute_id is not null and q.id = t.request_id and q.subject_type = $3 and t.covered <> ${isAway()}
      returning t.substitute_id, t.covered
    ) select substitute_id, count(*)::int as n from changed where covered group by 1 order by 1`,
);

/** Substitutes of approvers whose absence has begun, each once, with how many wait for them by that. */
export const standIns = (ctx: Ctx, type: string) => stoodIn(ctx.client, [ctx.companyId, absenceDay(ctx), type]);
