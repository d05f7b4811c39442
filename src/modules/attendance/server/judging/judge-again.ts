/** Derives the kept sessions of people anew from their punches and plans. Any number of times with the same result. */
import { and, asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf, startOfDateIn } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { judgeDays, withMargin } from '../../contract/judge/judge-days.ts';
import type { Judged } from '../../contract/judge/judge-pair.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import type { AttendanceRecord } from '../punch/attendance.tables.ts';
import { punchesOf } from '../punch/punch.store.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { dropSessions, keptSessionsOf, putSessions, type Written } from './attendance.store.ts';
import { plansOf } from './plans-of.ts';
import { punchFactsOf } from './punch-facts-of.ts';

/** Days of one person, its first and last included. */
export interface JudgedSpan {
  readonly employee_id: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Two who judge the same person come one after the other; always in the same order, so that nobody blocks. */
const lockJudged = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: e.id, branch_id: e.branch_id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), among(e.id, ids)))
    .orderBy(asc(e.id))
    .for('no key update');

/** A decision about overtime stands as long as the minutes that were decided do. */
function withOvertime(judged: Judged, employee_id: number, before: AttendanceRecord | undefined, setting: AttendanceSetting): Written {
  const { overtime_minutes } = judged;
  const isDecided = before?.overtime_status === 'Approved' || before?.overtime_status === 'Rejected';
  if (overtime_minutes === 0) return { ...judged, employee_id, overtime_status: 'None', overtime_remark: null };
  if (before && isDecided && before.overtime_minutes === overtime_minutes)
    return { ...judged, employee_id, overtime_status: before.overtime_status, overtime_remark: before.overtime_remark };
  return { ...judged, employee_id, overtime_status: setting.overtime_requires_approval ? 'Pending' : 'Approved', overtime_remark: null };
}

const isSame = (before: AttendanceRecord, after: Written): boolean =>
  Object.entries(after).every(([key, value]) => isDeepStrictEqual(before[key as keyof AttendanceRecord], value));

/** @returns how many rows came, changed or went */
export async function judgeAgain(ctx: Ctx, spans: readonly JudgedSpan[]): Promise<number> {
  if (spans.length === 0) return 0;
  const ofPerson = Map.groupBy(spans, ({ employee_id }) => employee_id);
  const first = spans.reduce((min, { from }) => (from < min ? from : min), spans[0]!.from);
  const last = spans.reduce((max, { to }) => (to > max ? to : max), spans[0]!.to);
  const { from, to } = withMargin(first, last);
  const zone = ctx.actor.timeZone;
  const people = await lockJudged(ctx, [...ofPerson.keys()]);
  const ids = people.map(({ id }) => id);
  const [settingAt, plans, punches, kept] = await together(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, people, from, to),
    () => punchesOf(ctx, ids, startOfDateIn(from, zone), startOfDateIn(to, zone)),
    () => keptSessionsOf(ctx, ids, first, last),
  );
  const now = lineMinuteOf(ctx.clock.now(), zone);
  const gone: number[] = [];
  const written: Written[] = [];
  for (const { id, branch_id } of people) {
    const setting = settingAt(branch_id);
    const asked = ofPerson.get(id) ?? [];
    const isAsked = ({ date }: { readonly date: string }) => asked.some((span) => span.from <= date && date <= span.to);
    const before = new Map((kept.get(id) ?? []).filter(isAsked).map((row) => [`${row.date}/${row.session_index}`, row]));
    const facts = (punches.get(id) ?? []).map((record) => punchFactsOf(record, zone));
    for (const judged of judgeDays({ plans: plans.get(id) ?? [], punches: facts, setting, now }, first, last).filter(isAsked)) {
      const key = `${judged.date}/${judged.session_index}`;
      const row = withOvertime(judged, id, before.get(key), setting);
      const known = before.get(key);
      if (!known || !isSame(known, row)) written.push(row);
      before.delete(key);
    }
    gone.push(...[...before.values()].map((row) => row.id));
  }
  await dropSessions(ctx, gone);
  await putSessions(ctx, written);
  return gone.length + written.length;
}
