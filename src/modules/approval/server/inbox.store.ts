/**
 * What waits for one person, over all subjects: the open requests that a way forward of theirs leads from, where it is their
 * turn, or somebody's whose place they take today, or nobody's by name. Those without names are counted from kept figures and
 * read in the order of an index, the others are found by the person. It is asked for every status that their rights could
 * move on, beside the company's rules; which of them count, the rules say afterwards.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { keptText, plannedText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { APPROVALS_SHOWN, BOARD_SHOWN } from '../contract/approval.schema.ts';
import { absenceDay, isAway, isAwayToday } from './absence.ts';

/** Where something could wait for somebody who holds the rights. */
export interface Spot {
  readonly subject_type: string;
  readonly status: string;
  /** Of records with people named for them, or without. */
  readonly named: boolean;
}

/** A status from which this person could move a record on, if it is theirs to move. */
export interface OpenDoor extends Spot {
  /** Not if they moved it last. */
  readonly four_eyes: boolean;
}

/** Something found at a spot. */
interface Found extends Spot {
  /** Moved last by whoever asks. */
  readonly mine: boolean;
}

export interface Place extends Found {
  readonly subject_id: number;
  readonly employee_id: number;
  /** An instant. */
  readonly since: string;
}

// $1 company, $2 day, $3 person, $4 their own profile unless they may decide for it, $5 spots, $6 to $10 their reach where it is a part
const SPOTS = `json_to_recordset($5) as d(subject_type text, status text, named boolean)`;
const OTHERS = `q.company_id = $1 and q.closed_at is null and q.employee_id is distinct from $4`;
const AT_SPOT = `q.subject_type = d.subject_type and q.status = d.status`;
const MINE = `coalesce(q.last_by = $3, false) as mine`;
const WITHIN = `exists (select from employees e where e.company_id = $1 and e.id = q.employee_id and e.deleted_at is null and ${scopeText('e', 6)})`;

/** Whoever sees the whole company counts what is kept, but for their own; the figures are few for each spot. */
const KEPT_COUNTS = `select f.subject_type, f.status, false as named, coalesce(f.last_by = $3, false) as mine, f.amount as n
    from ${SPOTS} join approval_figures f on f.company_id = $1 and f.subject_type = d.subject_type and f.status = d.status where not d.named
  union all
  select q.subject_type, q.status, false, ${MINE}, -1 from approval_requests q join ${SPOTS} on ${AT_SPOT} and not d.named
    where q.company_id = $1 and q.closed_at is null and not q.named and q.employee_id = $4`;
const COUNTS = `select q.subject_type, q.status, false as named, ${MINE}, 1 as n
  from ${SPOTS} join approval_requests q on ${AT_SPOT} and not q.named and ${OTHERS} and ${WITHIN} where not d.named`;

/** The count's, the dashboard's and the first page's; PostgreSQL plans a limit that it does not know anew each time. */
const USUAL = { one: 1, board: BOARD_SHOWN, page: APPROVALS_SHOWN };

/** @param within condition on a request @param counts of what nobody is named for */
function readersOf(name: string, within: string, counts: string) {
  /** Requests that are this person's turn, once each. */
  const named = () => `(select t.request_id from approval_turns t where t.company_id = $1 and t.user_id = $3
    union select t.request_id from approval_turns t where t.company_id = $1 and t.substitute_id = $3 and ${isAway()}) m
    join approval_requests q on q.id = m.request_id join ${SPOTS} on ${AT_SPOT} and d.named where ${OTHERS} and ${within}`;
  const counted = () => `select c.subject_type, c.status, c.named, c.mine, sum(c.n)::int as n from (
      ${counts}
      union all
      select q.subject_type, q.status, true, ${MINE}, 1 from ${named()}
    ) c where $2::date is not null group by 1, 2, 3, 4 having sum(c.n) > 0`;
  const columns = (mine: string) => `select q.subject_type, q.status, q.named, ${mine}, q.subject_id, q.employee_id, q.since`;
  const unnamed = (mine: boolean, most: string | number) => `(${columns(`${mine} as mine`)} from approval_requests q
    where ${AT_SPOT} and not q.named and ${OTHERS} and ${within} and q.last_by ${mine ? '=' : 'is distinct from'} $3 order by q.since, q.id limit ${most})`;
  // Two orders of two indexes: where four eyes are asked, what is mine is left out afterwards.
  const longest = (most: string | number) => () =>
    `select w.* from (
      select u.* from ${SPOTS} cross join lateral (${unnamed(false, most)} union all ${unnamed(true, most)}) u where not d.named
      union all
      ${columns(MINE)} from ${named()}
    ) w where $2::date is not null order by w.since, w.subject_type, w.subject_id`;
  return {
    count: keptText<Found & { n: number }>(`approval.waiting-counts${name}`, counted),
    usual: new Map(Object.entries(USUAL).map(([of, most]) => [most, keptText<Place>(`approval.waiting${name}-${of}`, longest(most))])),
    /** The limit stands behind the others. */
    longest: (values: number) => plannedText<Place>(longest(`$${values}`)),
  };
}
const ofAll = readersOf('', 'true', KEPT_COUNTS);
const ofPart = readersOf('-within', WITHIN, COUNTS);
const readers = ({ actor }: Ctx) => (actor.scope.all ? ofAll : ofPart);

const asked = (ctx: Ctx, spots: readonly Spot[]) => [
  ctx.companyId,
  absenceDay(ctx),
  ctx.actor.userId,
  // The owner has nobody above.
  ctx.actor.type === 'owner' ? null : (ctx.actor.employee?.id ?? null),
  JSON.stringify(spots),
  ...(ctx.actor.scope.all ? [] : scopeList(ctx.actor.scope)),
];

/** How many at each spot. */
export const countWaiting = (ctx: Ctx, spots: readonly Spot[]) => readers(ctx).count(ctx.client, asked(ctx, spots));

/** Those that wait longest, in order. @param most how many of each spot at least */
export function longestWaiting(ctx: Ctx, spots: readonly Spot[], most: number): Promise<Place[]> {
  const { usual, longest } = readers(ctx);
  const values = asked(ctx, spots);
  const kept = usual.get(most);
  return kept ? kept(ctx.client, values) : longest(values.length + 1)(ctx.client, [...values, most]);
}

/** Those of what was found that a door leads on from. */
export function through<F extends Found>(found: readonly F[], doors: readonly OpenDoor[]): F[] {
  const isOpen = (at: F) => (door: OpenDoor) =>
    door.subject_type === at.subject_type && door.status === at.status && door.named === at.named && !(door.four_eyes && at.mine);
  return found.filter((at) => doors.some(isOpen(at)));
}

/** For another module's list: records of a subject that stand open and are the caller's turn, or nobody's by name. @param id column of the record */
export const turnOf = (ctx: Ctx, subject: string, id: PgColumn): SQL => sql`${id} in (
  select q.subject_id from approval_requests q where q.company_id = ${ctx.companyId} and q.subject_type = ${subject} and q.closed_at is null and (
    not q.named or exists (select from approval_turns t where t.request_id = q.id and (t.user_id = ${ctx.actor.userId}
      or t.substitute_id = ${ctx.actor.userId} and ${isAwayToday(ctx)})))
)`;
