/**
 * What waits for one person, over all subjects: the open requests that a way forward of theirs leads from, where it is their
 * turn, or somebody's whose place they take today, or nobody's by name. Those without names are counted from kept figures and
 * read in the order of an index, the others are found by the person. It is asked for every status that their rights could
 * move on, beside the company's rules; which of them count, the rules say afterwards.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { preparedText, adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { APPROVALS_SHOWN } from '../contract/approval.schema.ts';
import { absenceDay, isAway, isAwayToday } from './absence.ts';

/** Where something could wait for somebody who holds the rights. */
export interface Spot {
  readonly subject_type: string;
  readonly status: string;
  /** Of records with people named for them, or without. */
  readonly named: boolean;
}

/** A status from which this person could move a record on, if it is theirs to move. */
export interface OpenEntryState extends Spot {
  /** Not if they moved it last. */
  readonly four_eyes: boolean;
}

/** Something found at a spot. */
interface Found extends Spot {
  /** Moved last by whoever asks. */
  readonly mine: boolean;
}

/** Which of what waits: those of one detail, or of one person. */
export interface Narrow {
  readonly detail?: string | undefined;
  readonly person?: number | undefined;
}

export interface Place extends Found {
  readonly subject_id: number;
  readonly employee_id: number;
  /** An instant. */
  readonly since: string;
}

/** What is alike, with the first of it. */
export interface FoundGroup extends Place {
  readonly detail: string;
  readonly n: number;
  /** Ringgit. */
  readonly worth: number;
}

// $1 company, $2 day, $3 person, $4 their own profile unless they may decide for it, $5 spots, $6 to $10 their reach where it is a part
const SPOTS = `json_to_recordset($5) as d(subject_type text, status text, named boolean)`;
const OTHERS = `q.company_id = $1 and q.closed_at is null and q.employee_id is distinct from $4`;
const AT_SPOT = `q.subject_type = d.subject_type and q.status = d.status`;
const MINE = `coalesce(q.last_by = $3, false) as mine`;
const WITHIN = `exists (select from employees e where e.company_id = $1 and e.id = q.employee_id and e.deleted_at is null and ${scopeText('e', 6)})`;

/** Whoever sees the whole company counts what is kept, but for their own; the figures are few for each spot. */
const STORED_COUNTS = `select f.subject_type, f.status, false as named, coalesce(f.last_by = $3, false) as mine, f.detail, f.amount as n, f.worth
    from ${SPOTS} join approval_figures f on f.company_id = $1 and f.subject_type = d.subject_type and f.status = d.status where not d.named
  union all
  select q.subject_type, q.status, false, ${MINE}, q.detail, -1, -coalesce(q.worth, 0) from approval_requests q join ${SPOTS} on ${AT_SPOT} and not d.named
    where q.company_id = $1 and q.closed_at is null and not q.named and q.employee_id = $4`;
const COUNTS = `select q.subject_type, q.status, false as named, ${MINE}, q.detail, 1 as n, coalesce(q.worth, 0) as worth
  from ${SPOTS} join approval_requests q on ${AT_SPOT} and not q.named and ${OTHERS} and ${WITHIN} where not d.named`;

/** The count's and the first page's; PostgreSQL plans a limit that it does not know anew each time. */
const USUAL = { one: 1, page: APPROVALS_SHOWN };

/** @param within condition on a request @param counts of what nobody is named for */
function readersOf(name: string, within: string, counts: string) {
  /** Requests that are this person's turn, once each. */
  const named = () => `(select t.request_id from approval_turns t where t.company_id = $1 and t.user_id = $3
    union select t.request_id from approval_turns t where t.company_id = $1 and t.substitute_id = $3 and ${isAway()}) m
    join approval_requests q on q.id = m.request_id join ${SPOTS} on ${AT_SPOT} and d.named where ${OTHERS} and ${within}`;
  const counted = () => `select c.subject_type, c.status, c.named, c.mine, sum(c.n)::int as n from (
      ${counts}
      union all
      select q.subject_type, q.status, true, ${MINE}, q.detail, 1, 0 from ${named()}
    ) c where $2::date is not null group by 1, 2, 3, 4 having sum(c.n) > 0`;
  const columns = (mine: string) => `select q.subject_type, q.status, q.named, ${mine}, q.subject_id, q.employee_id, q.since`;
  const unnamed = (mine: boolean, most: string | number, narrow: string) => `(${columns(`${mine} as mine`)} from approval_requests q
    where ${AT_SPOT} and not q.named and ${OTHERS} and ${within} and q.last_by ${mine ? '=' : 'is distinct from'} $3${narrow} order by q.since, q.id limit ${most})`;
  // Two orders of two indexes: where four eyes are asked, what is mine is left out afterwards.
  const longest =
    (most: string | number, narrow = '') =>
    () =>
      `select w.* from (
      select u.* from ${SPOTS} cross join lateral (${unnamed(false, most, narrow)} union all ${unnamed(true, most, narrow)}) u where not d.named
      union all
      ${columns(MINE)} from ${named()}${narrow}
    ) w where $2::date is not null order by w.since, w.subject_type, w.subject_id`;
  const firstOf = (column: string) => `(array_agg(q.${column} order by q.since, q.id))[1]`;
  const sums = (person: string) => `q.named, ${MINE}, ${person} as detail, count(*)::int as n, coalesce(sum(q.worth), 0)::float as worth,
    ${firstOf('subject_id')} as subject_id, ${firstOf('employee_id')} as employee_id, min(q.since) as since`;
  const groups = () => `select c.subject_type, c.status, c.named, c.mine, c.detail, c.n, c.worth, f.subject_id, f.employee_id, f.since from (
      select k.subject_type, k.status, k.named, k.mine, k.detail, sum(k.n)::int as n, sum(k.worth)::float as worth
      from (${counts}) k where $2::date is not null group by 1, 2, 3, 4, 5 having sum(k.n) > 0
    ) c cross join lateral (
      select q.subject_id, q.employee_id, q.since from approval_requests q
      where q.subject_type = c.subject_type and q.status = c.status and q.detail = c.detail and not q.named and ${OTHERS} and ${within}
        and coalesce(q.last_by = $3, false) = c.mine order by q.since, q.id limit 1
    ) f
    union all
    select q.subject_type, q.status, ${sums('q.detail')} from ${named()} group by 1, 2, 3, 4, 5`;
  /** Whoever waits longest, with all that waits of them. */
  const people = (most: string) => `with longest as (${longest(most)()}),
      p as (select employee_id from longest group by 1 order by min(since), 1 limit ${most})
    select q.subject_type, q.status, ${sums(`''`)} from p join approval_requests q on q.employee_id = p.employee_id
      join ${SPOTS} on ${AT_SPOT} and d.named = q.named
    where ${OTHERS} and ${within} and (not q.named or q.id in (select q.id from ${named()})) group by q.employee_id, 1, 2, 3, 4`;
  return {
    groups: preparedText<FoundGroup>(`approval.waiting-groups${name}`, groups),
    people: (values: number) => adhocText<FoundGroup>(() => people(`$${values}`)),
    /** The limit stands behind the others, and then the detail or the person. */
    narrowed: (values: number, column: 'detail' | 'employee_id') => adhocText<Place>(longest(`$${values}`, ` and q.${column} = $${values + 1}`)),
    count: preparedText<Found & { n: number }>(`approval.waiting-counts${name}`, counted),
    usual: new Map(Object.entries(USUAL).map(([of, most]) => [most, preparedText<Place>(`approval.waiting${name}-${of}`, longest(most))])),
    /** The limit stands behind the others. */
    longest: (values: number) => adhocText<Place>(longest(`$${values}`)),
  };
}
const ofAll = readersOf('', 'true', STORED_COUNTS);
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
  const stored = usual.get(most);
  return stored ? stored(ctx.client, values) : longest(values.length + 1)(ctx.client, [...values, most]);
}

/** What is alike by subject, status and detail, each with the first of it. */
export const waitingGroups = (ctx: Ctx, spots: readonly Spot[]) => readers(ctx).groups(ctx.client, asked(ctx, spots));

/** All that waits of those people who wait longest. @param most people */
export function waitingPeople(ctx: Ctx, spots: readonly Spot[], most: number): Promise<FoundGroup[]> {
  const values = asked(ctx, spots);
  return readers(ctx).people(values.length + 1)(ctx.client, [...values, most]);
}

/** Those of one group that wait longest, in order. */
export function waitingIn(ctx: Ctx, spots: readonly Spot[], most: number, { detail, person }: Narrow): Promise<Place[]> {
  const values = asked(ctx, spots);
  const column = detail === undefined ? 'employee_id' : 'detail';
  return readers(ctx).narrowed(values.length + 1, column)(ctx.client, [...values, most, detail ?? person]);
}

/** Those of what was found that a door leads on from. */
export function through<F extends Found>(found: readonly F[], entryStates: readonly OpenEntryState[]): F[] {
  const isOpen = (at: F) => (entryState: OpenEntryState) =>
    entryState.subject_type === at.subject_type && entryState.status === at.status && entryState.named === at.named && !(entryState.four_eyes && at.mine);
  return found.filter((at) => entryStates.some(isOpen(at)));
}

/** For another module's list: records of a subject that stand open and are the caller's turn, or nobody's by name. @param id column of the record */
export const approverOf = (ctx: Ctx, subject: string, id: PgColumn): SQL => sql`${id} in (
  select q.subject_id from approval_requests q where q.company_id = ${ctx.companyId} and q.subject_type = ${subject} and q.closed_at is null and (
    not q.named or exists (select from approval_turns t where t.request_id = q.id and (t.user_id = ${ctx.actor.userId}
      or t.substitute_id = ${ctx.actor.userId} and ${isAwayToday(ctx)})))
)`;
