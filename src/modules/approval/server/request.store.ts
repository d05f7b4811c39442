/** The SQL of `approval_requests` and their turns. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';
import type { Approver } from '../contract/decision.policy.ts';
import { absenceDay, isAway } from './absence.ts';
import type { Group } from './subject.ts';
import type { NamedApprover } from './approvers.ts';

export interface RequestState {
  readonly id: number;
  readonly subject_id: number;
  readonly status: string;
  /** Null: whoever holds the right. */
  readonly levels: readonly ApprovalLevel[] | null;
  readonly level: number;
  readonly last_by: number | null;
  readonly facts_hash: string;
  readonly open: boolean;
  /** Of the level that is open. */
  readonly turns: readonly Approver[];
}

const approvers = () => `coalesce((
  select json_agg(json_build_object('user_id', t.user_id, 'substitute_id', t.substitute_id, 'away', t.substitute_id is not null and ${isAway()}) order by t.user_id)
  from approval_turns t where t.request_id = q.id), '[]') as turns`;
const COLUMNS = 'q.id, q.subject_id, q.status, q.levels, q.level, q.last_by, q.facts_hash, q.closed_at is null as open';

const latest = preparedText<RequestState>(
  'approval.latest',
  () => `select distinct on (q.subject_id) ${COLUMNS}, ${approvers()} from approval_requests q
    where q.company_id = $1 and $2::date is not null and q.subject_type = $3 and q.subject_id = any($4::bigint[]) order by q.subject_id, q.id desc`,
);

/** The latest request of each of some records, by record: also one that is closed. */
export async function requestsOf(ctx: Ctx, type: string, ids: readonly number[]): Promise<ReadonlyMap<number, RequestState>> {
  if (ids.length === 0) return new Map();
  const rows = await latest(ctx.client, [ctx.companyId, absenceDay(ctx), type, ids]);
  return new Map(rows.map((row) => [row.subject_id, row]));
}

const opened = preparedText<RequestState>(
  'approval.open',
  () => `select ${COLUMNS}, ${approvers()} from approval_requests q
    where q.company_id = $1 and $2::date is not null and q.subject_type = $3 and q.subject_id = $4 and q.closed_at is null`,
);

/** The open request of a record that its caller has locked; null: none. */
export async function openRequest(ctx: Ctx, type: string, id: number): Promise<RequestState | null> {
  const [row] = await opened(ctx.client, [ctx.companyId, absenceDay(ctx), type, id]);
  return row ?? null;
}

export interface NewRequest {
  readonly subject_type: string;
  readonly subject_id: number;
  readonly employee_id: number;
  readonly status: string;
  readonly last_by: number | null;
  readonly levels: readonly ApprovalLevel[] | null;
  readonly level: number;
  readonly turns: readonly NamedApprover[];
  readonly facts_hash: string;
  readonly group: Group | undefined;
  readonly remind_days: number;
  readonly escalate_days: number | null;
}

const inserted = preparedText<{ id: number }>(
  'approval.ask',
  `insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, levels, level, named, facts_hash, remind_days, escalate_days, since, due_at, last_by, detail, worth)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::int, $11, $12::timestamptz, $12::timestamptz + make_interval(days => $10::int), $13, $14, $15) returning id`,
);
const named = preparedText(
  'approval.name',
  // Who stands in today hears of it with the others.
  () => `insert into approval_turns (company_id, request_id, user_id, substitute_id, covered)
    select $1, $4, t.user_id, t.substitute_id, $2::date is not null and t.substitute_id is not null and ${isAway()}
    from json_to_recordset($3) as t(user_id bigint, substitute_id bigint)`,
);

export async function insertRequest(ctx: Ctx, request: NewRequest): Promise<void> {
  const { subject_type, subject_id, employee_id, status, levels, level, facts_hash, remind_days, escalate_days } = request;
  const [row] = await inserted(ctx.client, [
    ctx.companyId,
    subject_type,
    subject_id,
    employee_id,
    status,
    levels === null ? null : JSON.stringify(levels),
    level,
    request.turns.length > 0,
    facts_hash,
    remind_days,
    escalate_days,
    ctx.clock.now().toISOString(),
    request.last_by,
    request.group?.detail ?? '',
    request.group?.worth ?? null,
  ]);
  if (row) await nameApprovers(ctx, row.id, request.turns);
}

async function nameApprovers(ctx: Ctx, id: number, whose: readonly NamedApprover[]): Promise<void> {
  if (whose.length > 0) await named(ctx.client, [ctx.companyId, absenceDay(ctx), JSON.stringify(whose), id]);
}

const insertedMany = preparedText(
  'approval.ask-many',
  `insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, named, last_by, facts_hash, remind_days, since, due_at, detail, worth)
   select $1, $2, r.id, r.employee_id, r.status, false, r.last_by, '', 2, least(r.since, $4::timestamptz), least(r.since, $4::timestamptz) + interval '2 days', r.detail, r.worth
   from json_to_recordset($3) as r(id bigint, employee_id bigint, status text, last_by bigint, since timestamptz, detail text, worth numeric)`,
);

/** Puts many to whoever holds the right, without a rule and without telling anybody: for what comes from elsewhere. @param records `since`: an instant; nothing waits since one to come */
export async function openMany(
  ctx: Pick<Ctx, 'client' | 'companyId' | 'clock'>,
  type: string,
  records: readonly (Group & {
    readonly id: number;
    readonly employee_id: number;
    readonly status: string;
    readonly last_by: number | null;
    readonly since: string;
  })[],
): Promise<void> {
  if (records.length > 0) await insertedMany(ctx.client, [ctx.companyId, type, JSON.stringify(records), ctx.clock.now().toISOString()]);
}

export interface RequestMove {
  readonly status: string;
  readonly level: number;
  readonly turns: readonly NamedApprover[];
  /** Null: nobody of the company moved it. */
  readonly by: number | null;
}

const moved = preparedText(
  'approval.move',
  `update approval_requests set status = $3, level = $4, named = $5, last_by = $6, since = $7::timestamptz, due_at = $7::timestamptz + make_interval(days => remind_days),
     reminded_at = null, escalated_at = null, updated_at = clock_timestamp() where company_id = $1 and id = $2`,
);
const unnamed = preparedText('approval.unname', 'delete from approval_turns where company_id = $1 and request_id = $2');

/** It waits anew, for others. */
export async function moveRequest(ctx: Ctx, id: number, { status, level, turns: whose, by }: RequestMove): Promise<void> {
  await moved(ctx.client, [ctx.companyId, id, status, level, whose.length > 0, by, ctx.clock.now().toISOString()]);
  await unnamed(ctx.client, [ctx.companyId, id]);
  await nameApprovers(ctx, id, whose);
}

const closed = preparedText(
  'approval.close',
  `with ended as (
     update approval_requests set status = $4, closed_at = $5, named = false, updated_at = clock_timestamp()
     where company_id = $1 and subject_type = $2 and subject_id = $3 and closed_at is null returning id
   ) delete from approval_turns t using ended where t.request_id = ended.id`,
);

/** Nothing is left to decide: it was decided, withdrawn or cancelled. Twice changes nothing. */
export async function closeRequest(ctx: Ctx, type: string, id: number, status: string): Promise<void> {
  await closed(ctx.client, [ctx.companyId, type, id, status, ctx.clock.now().toISOString()]);
}
