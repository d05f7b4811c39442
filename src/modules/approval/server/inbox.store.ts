/**
 * What waits for one person, over all subjects: the open requests that a way forward of theirs leads from, where it is their
 * turn, or somebody's whose place they take today, or nobody's by name. Those without names are read in the order of an
 * index, the others are found by the person; the counts look at everything that waits.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { keptText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { absenceDay, isAway, isAwayToday } from './absence.ts';

/** A status from which this person could move a record on, if it is theirs to move. */
export interface OpenDoor {
  readonly subject_type: string;
  readonly status: string;
  /** Of records with people named for them, or without. */
  readonly named: boolean;
  /** Not if they moved it last. */
  readonly four_eyes: boolean;
  /** Nor if it is their own. */
  readonly own: boolean;
}

export interface Place {
  readonly subject_type: string;
  readonly subject_id: number;
  readonly status: string;
  /** An instant. */
  readonly since: string;
}

// $1 company, $2 day, $3 person, $4 their own profile, $5 doors, $6 to $10 their reach, $11 how many
const DOORS = `json_to_recordset($5) as d(subject_type text, status text, named boolean, four_eyes boolean, own boolean)`;
const OPEN = `q.company_id = $1 and q.closed_at is null and not (d.four_eyes and q.last_by is not distinct from $3) and (d.own or q.employee_id is distinct from $4)
  and ($6::boolean or exists (select from employees e where e.company_id = $1 and e.id = q.employee_id and e.deleted_at is null and ${scopeText('e', 6)}))`;
/** Requests that are this person's turn, once each. */
const mine = () => `(select t.request_id from approval_turns t where t.company_id = $1 and t.user_id = $3
  union select t.request_id from approval_turns t where t.company_id = $1 and t.substitute_id = $3 and ${isAway()})`;
const NAMED = `join approval_requests q on q.id = m.request_id join ${DOORS} on d.subject_type = q.subject_type and d.status = q.status and d.named where ${OPEN}`;
const UNNAMED = `from approval_requests q where q.subject_type = d.subject_type and q.status = d.status and not q.named and ${OPEN}`;

const counted = keptText<{ subject_type: string; n: number }>(
  'approval.waiting-counts',
  () => `select c.subject_type, sum(c.n)::int as n from (
    select d.subject_type, (select count(*) ${UNNAMED}) as n from ${DOORS} where not d.named
    union all
    select q.subject_type, count(*) from ${mine()} m ${NAMED} group by 1
  ) c where $2::date is not null group by 1 having sum(c.n) > 0 order by 1`,
);

const longest = keptText<Place>(
  'approval.waiting-longest',
  () => `select w.subject_type, w.subject_id, w.status, w.since from (
    select u.* from ${DOORS} cross join lateral (select q.subject_type, q.subject_id, q.status, q.since ${UNNAMED} order by q.since, q.id limit $11) u where not d.named
    union all
    select q.subject_type, q.subject_id, q.status, q.since from ${mine()} m ${NAMED}
  ) w where $2::date is not null order by w.since, w.subject_type, w.subject_id limit $11`,
);

const asked = (ctx: Ctx, doors: readonly OpenDoor[]) => [
  ctx.companyId,
  absenceDay(ctx),
  ctx.actor.userId,
  ctx.actor.employee?.id ?? null,
  JSON.stringify(doors),
  ...scopeList(ctx.actor.scope),
];

/** How many of each subject. */
export const countWaiting = (ctx: Ctx, doors: readonly OpenDoor[]) => counted(ctx.client, asked(ctx, doors));

/** Those that wait longest. @param most how many */
export const longestWaiting = (ctx: Ctx, doors: readonly OpenDoor[], most: number) => longest(ctx.client, [...asked(ctx, doors), most]);

/** For another module's list: records of a subject that stand open and are the caller's turn, or nobody's by name. @param id column of the record */
export const turnOf = (ctx: Ctx, subject: string, id: PgColumn): SQL => sql`${id} in (
  select q.subject_id from approval_requests q where q.company_id = ${ctx.companyId} and q.subject_type = ${subject} and q.closed_at is null and (
    not q.named or exists (select from approval_turns t where t.request_id = q.id and (t.user_id = ${ctx.actor.userId}
      or t.substitute_id = ${ctx.actor.userId} and ${isAwayToday(ctx)})))
)`;
