/** The SQL of many requests that are asked anew: closed, asked and named by sets. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { absenceDay, isAway } from '../absence.ts';
import type { NewRequest } from '../request.store.ts';

const closed = preparedText(
  'approval.close-many',
  `with ended as (
     update approval_requests q set status = r.status, closed_at = $4, named = false, updated_at = clock_timestamp()
     from json_to_recordset($3) as r(subject_id bigint, status text)
     where q.company_id = $1 and q.subject_type = $2 and q.subject_id = r.subject_id and q.closed_at is null returning q.id
   ) delete from approval_turns t using ended where t.request_id = ended.id`,
);

const asked = preparedText<{ id: number; subject_id: number }>(
  'approval.ask-anew',
  `insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, levels, level, named, facts_hash, remind_days, escalate_days, since, due_at, last_by, detail, worth)
   select $1, $2, r.subject_id, r.employee_id, r.status, r.levels, r.level, r.named, r.facts_hash, r.remind_days, r.escalate_days, $4::timestamptz,
     $4::timestamptz + make_interval(days => r.remind_days), r.last_by, r.detail, r.worth
   from json_to_recordset($3) as r(subject_id bigint, employee_id bigint, status text, levels jsonb, level int, named boolean, facts_hash text, remind_days int,
     escalate_days int, last_by bigint, detail text, worth numeric) returning id, subject_id`,
);

const named = preparedText(
  'approval.name-many',
  // Who stands in today hears of it with the others.
  () => `insert into approval_turns (company_id, request_id, user_id, substitute_id, covered)
    select $1, t.request_id, t.user_id, t.substitute_id, $2::date is not null and t.substitute_id is not null and ${isAway()}
    from json_to_recordset($3) as t(request_id bigint, user_id bigint, substitute_id bigint)`,
);

/** Closes what waits of some records and asks for each anew; their caller has locked them. */
export async function askManyAnew(ctx: Ctx, type: string, requests: readonly NewRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const now = ctx.clock.now().toISOString();
  await closed(ctx.client, [ctx.companyId, type, JSON.stringify(requests), now]);
  const rows = requests.map(({ turns, group, ...request }) => ({
    ...request,
    named: turns.length > 0,
    detail: group?.detail ?? '',
    worth: group?.worth ?? null,
  }));
  const ids = new Map((await asked(ctx.client, [ctx.companyId, type, JSON.stringify(rows), now])).map(({ id, subject_id }) => [subject_id, id]));
  const turns = requests.flatMap(({ subject_id, turns: whose }) => whose.map((approver) => ({ ...approver, request_id: ids.get(subject_id) })));
  if (turns.length > 0) await named(ctx.client, [ctx.companyId, absenceDay(ctx), JSON.stringify(turns)]);
}
