/**
 * How many people are what on a day. The database puts those together whose day is planned and went alike, so that what thousands of
 * people are is worked out for a few kinds of them.
 */
import { and, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { AttendanceStatus } from '../../contract/attendance.schema.ts';
import type { Planning } from '#modules/roster/contract/day-plan.ts';
import { isOf, type ListStatus } from '../../contract/manage/day-state.ts';
import { branchPlanningsOf, visitedDaysOf } from '#modules/roster/server/public.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { recordsBegan } from '../evaluation/absence-starts.ts';
import { kindsOf, kindsOfCompany, listedKinds, type DayFound, type Kind } from './day-kinds.ts';
import { marksOfDay, type StoredMark } from './day-marks.ts';
import { planOfKind, planOthers } from './plan-of-kind.ts';

function marksIn(stored: string): StoredMark[] {
  return stored.split(' ').map((each) => {
    const [index, came, status, absent] = each.split('/');
    const checkin = came === 't' ? { status: (status || null) as AttendanceStatus | null } : null;
    return { session_index: Number(index), checkin, checkout: null, absent: Number(absent) };
  });
}

/** Who is counted. */
export interface Counted {
  /** Of the employees: employed on the day, in the caller's sight. */
  readonly where: SQL | undefined;
  /** That they are everybody of the company, whom the caller sees. */
  readonly isWhole: boolean;
}

async function kindsOfPart(ctx: Ctx, where: SQL | undefined, date: CalendarDate): Promise<DayFound> {
  const kinds = await kindsOf(ctx, where, date);
  return { branches: new Set(kinds.map(({ branch_id }) => branch_id)), kinds: async () => kinds };
}

export async function countDay<S extends ListStatus>(
  ctx: Ctx,
  { where, isWhole }: Counted,
  date: CalendarDate,
  statuses: readonly S[],
): Promise<Record<S, number>> {
  const [found, visits, hasBegun] = await pipeline(
    ctx,
    () => (isWhole ? kindsOfCompany : kindsOfPart)(ctx, where, date),
    () => visitedDaysOf(ctx, null, date, date),
    () => recordsBegan(ctx, date),
  );
  const apart = [...visits.keys()];
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const [settingAt, planningAt, kinds, separate] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => branchPlanningsOf(ctx, found.branches, date, date),
    () => found.kinds(),
    async () => (apart.length > 0 ? listedKinds(ctx, and(where, among(e.id, apart)), date) : []),
  );
  await planOthers(ctx, planningAt, [...kinds, ...separate], date);
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<S, number>;
  const add = (kind: Kind, people: number, visited: number | null = null) => {
    const { branch_id, kept: stored, unrecorded } = kind;
    const plan = planOfKind(kind, date, planningAt.get(branch_id) as Planning, visited);
    const marks = marksOfDay(plan, settingAt(branch_id), stored === null ? [] : marksIn(stored), { now, counts: hasBegun && !unrecorded });
    for (const status of statuses) if (marks.some((mark) => isOf(mark, status))) counts[status] += people;
  };
  for (const kind of kinds) add(kind, kind.people);
  // Those who began a site visit were among them as if they were like the others.
  for (const { ids, ...kind } of separate) {
    add(kind, -ids.length);
    for (const [visited, alike] of Map.groupBy(ids, (id) => visits.get(id)?.get(date) ?? null)) add(kind, alike.length, visited);
  }
  return counts;
}
