/** Writes days of people on the roster: what stands in the way, what is written, who is told, and which past days are judged anew. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { recountSoon } from '#modules/leave/server/public.ts';
import { ROSTER_ERRORS, ROSTER_MESSAGES } from '../../contract/roster.messages.ts';
import type { RosterWritten } from '../../contract/roster.schema.ts';
import { punchedDays } from '../kept-attendance.ts';
import { mayChange } from '../may-change.ts';
import { conflictText, warningText } from './conflict-text.ts';
import { closedAmong } from '../month-lock.ts';
import { notifySchedules } from '../schedule/notify-schedule.ts';
import { evaluateTouched } from './evaluate-touched.ts';
import { sift, spanOfDays } from './sift-cells.ts';
import { countPublished, lockPeople, writeRows, type RosterCell } from './roster.store.ts';

/** Of one call: 500 people of a month. */
const MOST_CELLS = 16_000;

export interface HowToWrite {
  readonly publish: boolean;
  /** Published days may give way. */
  readonly replace: boolean;
  readonly skip_conflicts: boolean;
  readonly reason: string | null;
}

export interface WroteCells {
  readonly success: true;
  readonly message: string;
  readonly data: RosterWritten;
}

const NOTHING: RosterWritten = { created: 0, updated: 0, skipped: 0, conflicts: [], warnings: [] };

/** @param people everybody whom the cells are of @throws 422 where a payroll has closed a day, a reason is missing, or published days would give way unasked */
export async function writeCells(ctx: Ctx, people: readonly EmployeeRecord[], cells: readonly RosterCell[], how: HowToWrite): Promise<WroteCells> {
  if (cells.length === 0) return answer(ctx, NOTHING, ROSTER_MESSAGES.nothing);
  if (cells.length > MOST_CELLS) throw invalid('end_date', ROSTER_ERRORS.manyDays, { n: MOST_CELLS });
  const ids = people.map(({ id }) => id);
  await lockPeople(ctx, ids);
  const byId = new Map(people.map((person) => [person.id, person]));
  const { free, conflicts, warnings } = await sift(ctx, byId, cells, how.publish);
  const wording = conflicts.map((each) => conflictText(each, byId, ctx.locale));
  if (conflicts.length > 0 && !how.skip_conflicts) return answer(ctx, { ...NOTHING, conflicts: wording }, ROSTER_MESSAGES.conflicts, conflicts.length);
  if (free.length === 0) return answer(ctx, { ...NOTHING, skipped: conflicts.length, conflicts: wording }, ROSTER_MESSAGES.nothing);
  if (how.publish) {
    await requireChangeable(ctx, byId, free, how.reason);
    if (!how.replace) await requireUnpublished(ctx, free);
  }
  const written = await writeRows(ctx, free, how.publish);
  const touched = [...new Set(free.map(({ employee_id }) => employee_id))];
  const { from, to } = spanOfDays(free);
  await audit(ctx, {
    action: how.publish ? 'roster.published' : 'roster.drafted',
    subject_type: 'attendance_schedule',
    after: { start_date: from, end_date: to, employee_ids: touched, days: free.length, reason: how.reason },
  });
  if (how.publish) await settle(ctx, people, free);
  await notifySchedules(ctx);
  const data = { ...written, skipped: conflicts.length, conflicts: wording, warnings: warnings.map((each) => warningText(each, byId, ctx.locale)) };
  return answer(ctx, data, how.publish ? ROSTER_MESSAGES.published : ROSTER_MESSAGES.draft, free.length);
}

/** What was published changes what holds: those whom it is about are told once, their undecided leave is counted anew, and past days are judged anew. */
export async function settle(
  ctx: Ctx,
  people: readonly EmployeeRecord[],
  days: readonly { readonly employee_id: number; readonly date: CalendarDate }[],
  tell = true,
): Promise<void> {
  const touched = new Set(days.map(({ employee_id }) => employee_id));
  const { from, to } = spanOfDays(days);
  if (tell)
    await notify(ctx, {
      to: { users: people.flatMap(({ id, user_id }) => (touched.has(id) && user_id !== null ? [user_id] : [])) },
      notification_type: 'attendance_schedule',
      title: ROSTER_MESSAGES.told,
      message: ROSTER_MESSAGES.toldText,
      params: { from: formatDate(from), to: formatDate(to) },
      route: '/attendance/my-schedule',
    });
  await recountSoon(ctx, [...touched], from, to);
  await evaluateTouched(ctx, days);
}

/** @throws 422 that says how many published days would be replaced */
async function requireUnpublished(ctx: Ctx, cells: readonly RosterCell[]): Promise<void> {
  const n = await countPublished(ctx, cells);
  if (n > 0) throw invalid('replace', ROSTER_ERRORS.replaces, { n });
}

/** What holds changes neither where a payroll has closed the day, nor of one's own days, nor without a reason where somebody has punched. @throws 422 */
export async function requireChangeable(
  ctx: Ctx,
  people: ReadonlyMap<number, EmployeeRecord>,
  days: readonly { readonly employee_id: number; readonly date: CalendarDate }[],
  reason: string | null,
): Promise<void> {
  const closed = await closedAmong(ctx, days);
  const named = (day: { readonly employee_id: number; readonly date: CalendarDate }) => ({
    name: people.get(day.employee_id)?.name ?? '',
    date: formatDate(day.date),
  });
  if (closed) throw invalid('base', ROSTER_ERRORS.closed, named(closed));
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const past = days.filter(({ date }) => date <= today);
  if (past.some(({ employee_id }) => !mayChange(ctx, employee_id))) throw invalid('base', ROSTER_ERRORS.own);
  if (reason !== null || past.length === 0) return;
  const { from, to } = spanOfDays(past);
  const punched = await punchedDays(ctx, [...new Set(past.map(({ employee_id }) => employee_id))], from, to);
  const first = past.find(({ employee_id, date }) => punched.has(`${employee_id} ${date}`));
  if (first) throw invalid('reason', ROSTER_ERRORS.reason, named(first));
}

const answer = (ctx: Ctx, data: RosterWritten, text: Text, n = 0): WroteCells => ({ success: true, message: say(text, ctx.locale, { n }), data });
