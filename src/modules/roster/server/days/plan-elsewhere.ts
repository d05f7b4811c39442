/** Days that other modules plan, such as deployments to a project: they stand on the roster where nobody rostered the day by hand. */
import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { canonicalText } from '#platform/server/audit/redact.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { extensionPoint, providersOf } from '#platform/server/extension-point.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { punchedDays } from '../kept-attendance.ts';
import { mayChange } from '../may-change.ts';
import { isWithin, lockedSpans } from '../month-lock.ts';
import { notifySchedules } from '../schedule/notify-schedule.ts';
import { lockPeople, rosterOf } from './roster.store.ts';
import { settle } from './write-cells.ts';
import type { RosterRecord, RosterSource } from '../roster.tables.ts';

/** One session of work on a day. */
export interface PlannedElsewhere {
  readonly employee_id: number;
  readonly date: CalendarDate;
  readonly session: Session;
  readonly break_minutes: number;
  readonly work_site_id: number;
  /** What it is for, as the person reads it on the schedule. */
  readonly label: string;
}

/** What a module plans of people between two dates, all of it; what it has not asked `availability` about it does not hand in. */
export interface OtherPlans {
  readonly source: Exclude<RosterSource, 'roster'>;
  readonly find: (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate) => Promise<readonly PlannedElsewhere[]>;
}
export const otherPlans = extensionPoint<OtherPlans>('days that other modules plan');

/** A day that stays as it is although another module plans it otherwise. */
export interface KeptDay {
  readonly employee_id: number;
  readonly date: CalendarDate;
  /** It was rostered by hand, a payroll has closed it, or it has begun. */
  readonly why: 'rostered' | 'closed' | 'begun';
}
type Why = (employeeId: number, date: CalendarDate) => KeptDay['why'] | null;
interface Day {
  readonly employee_id: number;
  readonly date: CalendarDate;
}

type Written = Pick<RosterRecord, 'employee_id' | 'date' | 'sessions' | 'work_site_id' | 'more_site_ids' | 'remark' | 'break_minutes' | 'source'>;
const MOST_REMARK = 255;
const keyOf = ({ employee_id, date }: { readonly employee_id: number; readonly date: string }) => `${employee_id} ${date}`;

/** All that is planned of a person on a day is one row: its sessions by their beginning, at the site of the first and those after it. */
function rowOf(source: Written['source'], day: readonly PlannedElsewhere[]): Written[] {
  const ordered = day.toSorted((a, b) => a.session.start_time.localeCompare(b.session.start_time) || a.work_site_id - b.work_site_id);
  const [first] = ordered;
  if (!first) return [];
  const { employee_id, date, work_site_id } = first;
  const sites = new Set(ordered.map((each) => each.work_site_id));
  sites.delete(work_site_id);
  return [
    {
      employee_id,
      date,
      sessions: ordered.map(({ session }) => session),
      work_site_id,
      more_site_ids: [...sites],
      remark: [...new Set(ordered.map(({ label }) => label))].join(' · ').slice(0, MOST_REMARK),
      break_minutes: Math.max(...ordered.map((each) => each.break_minutes)),
      source,
    },
  ];
}

const FIELDS = ['sessions', 'work_site_id', 'more_site_ids', 'remark', 'break_minutes', 'source'] as const;
const isSame = (row: Written, other: Written) => FIELDS.every((key) => canonicalText(row[key]) === canonicalText(other[key]));

async function wantedRows(ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<string, Written>> {
  const wanted = new Map<string, Written>();
  for (const { source, find } of providersOf(otherPlans))
    for (const day of Map.groupBy(await find(ctx, ids, from, to), keyOf).values())
      for (const row of rowOf(source, day)) if (!wanted.has(keyOf(row))) wanted.set(keyOf(row), row);
  return wanted;
}

async function write(ctx: Ctx, rows: readonly Written[], gone: readonly number[]): Promise<void> {
  if (gone.length > 0) await ctx.client.query('delete from attendance_schedules where company_id = $1 and id = any($2::bigint[])', [ctx.companyId, gone]);
  if (rows.length === 0) return;
  await ctx.client.query(
    `insert into attendance_schedules
       (company_id, employee_id, date, day_type, sessions, work_site_id, more_site_ids, remark, break_minutes, source, published_at, created_by)
     select $1, c.employee_id, c.date, 'Working', c.sessions, c.work_site_id, c.more_site_ids, c.remark, c.break_minutes, c.source, clock_timestamp(), $3
     from jsonb_to_recordset($2::jsonb) as c(employee_id bigint, date date, sessions jsonb, work_site_id bigint, more_site_ids bigint[], remark text,
       break_minutes smallint, source text)
     on conflict (company_id, employee_id, date, (published_at is null)) do update set
       day_type = excluded.day_type, sessions = excluded.sessions, work_site_id = excluded.work_site_id, more_site_ids = excluded.more_site_ids,
       remark = excluded.remark, break_minutes = excluded.break_minutes, source = excluded.source, updated_at = clock_timestamp()`,
    [ctx.companyId, JSON.stringify(rows), ctx.actor.userId],
  );
}

/**
 * The roster as other modules plan it now: what is new is written, what they plan no more goes, and what was rostered by hand stays.
 * Nothing is judged or told. @param keep why a day may not change; null: it may
 */
export async function bringPlans(
  ctx: Ctx,
  ids: readonly number[],
  from: CalendarDate,
  to: CalendarDate,
  keep: Why,
): Promise<{ changed: Day[]; kept: KeptDay[] }> {
  const wanted = await wantedRows(ctx, ids, from, to);
  const found = [...(await rosterOf(ctx, ids, from, to)).values()].flat().filter(({ published_at }) => published_at !== null);
  const standing = new Map(found.map((row) => [keyOf(row), row]));
  const [rows, gone, changed, kept]: [Written[], number[], Day[], KeptDay[]] = [[], [], [], []];
  for (const key of new Set([...standing.keys(), ...wanted.keys()])) {
    const [row, plan] = [standing.get(key), wanted.get(key)];
    if (row && (plan ? isSame(row, plan) : row.source === 'roster')) continue;
    const { employee_id, date } = (plan ?? row) as Written;
    const day = { employee_id, date: date as CalendarDate };
    const why = row?.source === 'roster' ? 'rostered' : keep(employee_id, day.date);
    if (why !== null) {
      kept.push({ ...day, why });
      continue;
    }
    if (plan) rows.push(plan);
    else if (row) gone.push(row.id);
    changed.push(day);
  }
  await write(ctx, rows, gone);
  return { changed, kept };
}

/**
 * The door for modules that plan people: called after they changed what they plan, and any number of times. Days of the past stay; so does
 * today once somebody has punched. What changed is judged and counted again as a change of the roster is.
 * @param tell whether those whom it is about are told of their schedule @returns the days that stay otherwise than planned
 */
export async function planAgain(
  ctx: Ctx,
  employeeIds: readonly number[],
  since: CalendarDate,
  to: CalendarDate,
  { tell }: { readonly tell: boolean },
): Promise<readonly KeptDay[]> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const from = since < today ? today : since;
  const ids = [...new Set(employeeIds)];
  if (to < from || ids.length === 0) return [];
  await lockPeople(ctx, ids);
  const closed = await lockedSpans(ctx, ids, from, to);
  const punched = from === today ? await punchedDays(ctx, ids, today, today) : new Set<string>();
  const { changed, kept } = await bringPlans(ctx, ids, from, to, (id, date) => {
    if (isWithin(closed.get(id), date)) return 'closed';
    return date === today && (punched.has(`${id} ${date}`) || !mayChange(ctx, id)) ? 'begun' : null;
  });
  if (changed.length > 0) {
    const touched = [...new Set(changed.map(({ employee_id }) => employee_id))];
    // Also those whom whoever changed the plan does not see.
    const people = await ctx.db
      .select()
      .from(e)
      .where(and(eq(e.company_id, ctx.companyId), among(e.id, touched)));
    await settle(ctx, people, changed, tell);
    await notifySchedules(ctx);
  }
  return kept;
}
