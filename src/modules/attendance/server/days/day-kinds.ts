/**
 * People whose day is planned and went alike, put together by the database. Of a whole company this process remembers what each person
 * counted as, and asks for those alone whom a transaction touched that it has not seen (`attendance_changes`): a memory that the
 * database corrects at every use, never a source. Whoever sees a part of a company is answered from that part.
 */
import { and, sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { among } from '#platform/server/db/among.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { LeaveOn } from '#modules/roster/contract/day-plan.ts';
import type { DayType } from '#modules/roster/contract/work-schedule.schema.ts';

/** How a day is planned and went. */
export interface Kind {
  readonly branch_id: number | null;
  /** That they are put on. */
  readonly on_schedule: number | null;
  readonly roster: { readonly day_type: DayType; readonly sessions: readonly Session[]; readonly work_schedule_id: number | null } | null;
  readonly leave: readonly LeaveOn['part'][] | null;
  /** `0/t/late/0.0 1/t/…`: which session, whether somebody came and how, days of absence. A short text is grouped four times as fast as JSON. */
  readonly kept: string | null;
  /** Entered after the day, without a record until its end: a missing one says nothing. False of whoever came. */
  readonly unrecorded: boolean;
}
export interface CountedKind extends Kind {
  readonly people: number;
}
interface ListedKind extends Kind {
  readonly ids: readonly number[];
}

/** Of a day that is not over nobody was entered later, so that no record is looked for. */
const unrecordedBy = (ctx: Ctx, end: string) => sql`case when ${end}::timestamptz <= now() and ${e.created_at} >= ${end} and not coalesce(k.came, false)
    then not exists (select from attendance_records p where p.company_id = ${ctx.companyId} and p.employee_id = ${e.id} and p.voided_at is null and p.recorded_at < ${end})
    else false end`;

const kindsIn = (ctx: Ctx, where: SQL | undefined, date: CalendarDate, figure: SQL) => sql`
  select ${e.branch_id} as branch_id, w.work_schedule_id as on_schedule, r.roster, l.leave, k.kept,
    ${unrecordedBy(ctx, startOfDateIn(addDays(date, 1), ctx.actor.timeZone))} as unrecorded, ${figure}
  from ${e}
  left join lateral (select work_schedule_id from employee_work_schedules w where w.company_id = ${ctx.companyId} and w.employee_id = ${e.id}
    and w.effective_from <= ${date} and (w.effective_to is null or w.effective_to >= ${date}) order by w.effective_from limit 1) w on true
  left join (select employee_id, jsonb_build_object('day_type', day_type, 'sessions', sessions, 'work_schedule_id', work_schedule_id) as roster
    from attendance_schedules where company_id = ${ctx.companyId} and date = ${date} and published_at is not null) r on r.employee_id = ${e.id}
  left join (select d.employee_id, jsonb_agg(d.part order by d.part) as leave from leave_days d join leaves o on o.company_id = ${ctx.companyId} and o.id = d.leave_id
    where d.company_id = ${ctx.companyId} and d.date = ${date} and d.live and d.value > 0 and o.status = 'Approved' group by d.employee_id) l on l.employee_id = ${e.id}
  left join (select employee_id, string_agg(concat_ws('/', session_index, coalesce(checkin_id, checkout_id) is not null, coalesce(checkin_status, ''), absent), ' ' order by session_index) as kept,
      bool_or(absent = 0) as came
    from attendances where company_id = ${ctx.companyId} and date = ${date} group by employee_id) k on k.employee_id = ${e.id}
  where ${where}
  group by 1, 2, 3, 4, 5, 6`;

/** @param where of the employees */
export const kindsOf = async (ctx: Ctx, where: SQL | undefined, date: CalendarDate): Promise<CountedKind[]> =>
  (await ctx.db.execute(kindsIn(ctx, where, date, sql`count(*)::int as people`))).rows as unknown as CountedKind[];

export const listedKinds = async (ctx: Ctx, where: SQL | undefined, date: CalendarDate): Promise<ListedKind[]> =>
  (await ctx.db.execute(kindsIn(ctx, where, date, sql`json_agg(${e.id}) as ids`))).rows as unknown as ListedKind[];

/** People by what their day is. */
export interface PeopleByKind {
  readonly kinds: ReadonlyMap<string, CountedKind>;
  /** The kind of each person. */
  readonly keyOf: ReadonlyMap<number, string>;
}

/** Nothing of it is changed in place: requests that run side by side each read their own. */
interface Remembered extends PeopleByKind {
  /** What PostgreSQL had committed when it was read. */
  readonly snapshot: string;
  /** Milliseconds of the process. */
  readonly at: number;
}

/** Changes are kept longer. */
const REMEMBERED_MS = 3_600_000;
/** People of all days and companies together; the day that was asked for longest ago goes first. */
const MOST_PEOPLE = 300_000;

const ofDatabase = new WeakMap<object, Map<string, Remembered>>();

function memoryOf({ services }: Ctx): Map<string, Remembered> {
  const memory = ofDatabase.get(services.pool) ?? new Map<string, Remembered>();
  ofDatabase.set(services.pool, memory);
  return memory;
}

function remember(memory: Map<string, Remembered>, key: string, read: Remembered): void {
  memory.delete(key);
  memory.set(key, read);
  let people = [...memory.values()].reduce((sum, { keyOf }) => sum + keyOf.size, 0);
  for (const [oldest, { keyOf }] of memory) {
    if (people <= MOST_PEOPLE) return;
    memory.delete(oldest);
    people -= keyOf.size;
  }
}

/** `$2` first transaction that a snapshot (`$3`) may not have seen; `$4` day. What a transaction of our own wrote is among the changes. */
const changedSince = preparedText<{ snapshot: string; writes: boolean; changed: [employee: number, branch: number | null][] | null }>(
  'attendance.changed-since',
  `select pg_current_snapshot()::text as snapshot, pg_current_xact_id_if_assigned() is not null as writes,
     (select json_agg(json_build_array(c.employee_id, e.branch_id))
      from (select distinct employee_id from attendance_changes
            where company_id = $1 and tx >= $2 and $4::date between from_date and to_date and not pg_visible_in_snapshot(tx::text::xid8, $3::pg_snapshot)) c
      join employees e on e.company_id = $1 and e.id = c.employee_id) as changed`,
);
/** No transaction has so high a number. */
const NONE_SINCE = { first: Number.MAX_SAFE_INTEGER, snapshot: '1:1:' };

/** What was found of a day at first, and the people who must be asked about before it may be counted. */
export interface DayFound {
  /** Of whoever may be counted. */
  readonly branches: ReadonlySet<number | null>;
  /** With the people whose day has changed; sends nothing where nobody's has. */
  readonly kinds: () => Promise<readonly CountedKind[]>;
}
/** The same, and who each kind are. */
export interface PeopleFound extends DayFound {
  readonly people: () => Promise<PeopleByKind>;
}
const found = (branches: DayFound['branches'], people: PeopleFound['people']): PeopleFound => ({
  branches,
  people,
  kinds: async () => [...(await people()).kinds.values()],
});
const NOBODY: PeopleByKind = { kinds: new Map(), keyOf: new Map() };

function put(read: PeopleByKind, listed: readonly ListedKind[], gone: Iterable<number> = []): PeopleByKind {
  const [kinds, keyOf] = [new Map(read.kinds), new Map(read.keyOf)];
  const leave = (id: number) => {
    const key = keyOf.get(id);
    const kind = key === undefined ? undefined : kinds.get(key);
    keyOf.delete(id);
    if (key === undefined || kind === undefined) return;
    if (kind.people === 1) kinds.delete(key);
    else kinds.set(key, { ...kind, people: kind.people - 1 });
  };
  for (const id of gone) leave(id);
  for (const { ids, ...kind } of listed) {
    const key = JSON.stringify(kind);
    for (const id of ids) {
      leave(id);
      keyOf.set(id, key);
    }
    kinds.set(key, { ...kind, people: (kinds.get(key)?.people ?? 0) + ids.length });
  }
  return { kinds, keyOf };
}

/** @param where of the employees of a whole company: employed on the day */
export async function kindsOfCompany(ctx: Ctx, where: SQL | undefined, date: CalendarDate): Promise<PeopleFound> {
  const memory = memoryOf(ctx);
  const key = `${ctx.companyId}/${date}/${ctx.actor.timeZone}`;
  const known = memory.get(key);
  const since = known && performance.now() - known.at < REMEMBERED_MS ? known : null;
  const { first, snapshot: seen } = since ? { first: Number(since.snapshot.split(':')[0]), snapshot: since.snapshot } : NONE_SINCE;
  // The snapshot first: who changes between the two is asked about again.
  const [[answer], listed] = await pipeline(
    ctx,
    () => changedSince(ctx.client, [ctx.companyId, first, seen, date]),
    async () => (since ? null : listedKinds(ctx, where, date)),
  );
  const { snapshot, writes, changed } = answer as NonNullable<typeof answer>;
  const keep = (read: PeopleByKind): PeopleByKind => {
    // What was not committed may be taken back, and whoever was quicker has remembered a later day.
    if (!writes && memory.get(key) === known) remember(memory, key, { ...read, snapshot, at: performance.now() });
    return read;
  };
  if (listed !== null) {
    const people = keep(put(NOBODY, listed));
    return found(branchesOf(people.kinds.values()), async () => people);
  }
  const before = since as Remembered;
  const ids = (changed ?? []).map(([id]) => id);
  return found(new Set([...branchesOf(before.kinds.values()), ...(changed ?? []).map(([, branch]) => branch)]), async () =>
    keep(ids.length === 0 ? before : put(before, await listedKinds(ctx, and(where, among(e.id, ids)), date), ids)),
  );
}

const branchesOf = (kinds: Iterable<Kind>) => new Set(Array.from(kinds, ({ branch_id }) => branch_id));

/** Of the people whom a caller sees. @param where of the employees */
export async function kindsOfSome(ctx: Ctx, where: SQL | undefined, date: CalendarDate): Promise<PeopleFound> {
  const people = put(NOBODY, await listedKinds(ctx, where, date));
  return found(branchesOf(people.kinds.values()), async () => people);
}
