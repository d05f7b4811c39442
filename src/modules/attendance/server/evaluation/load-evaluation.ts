/** Everything that the judge must know of people: one round trip, whatever their number. */
import { asc, and, eq } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf, startOfDateIn } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { LockedSpan } from '#modules/leave/server/public.ts';
import { withMargin, type Evaluation } from '../../contract/evaluate/evaluate-days.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { lockedSpans, stillComing, type LockedSpans, plansOf, type Placed } from '#modules/roster/server/public.ts';
import type { AttendanceRecord } from '../attendance.tables.ts';
import { punchesOf } from '../punch.store.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { storedSessionsOf } from './attendance.store.ts';
import { punchFactsOf } from './punch-facts-of.ts';

/** Two who judge the same person come one after the other; always in the same order, so that nobody blocks. */
export const lockEvaluated = (ctx: Ctx, ids: Iterable<number>): Promise<Placed[]> =>
  ctx.db
    .select({ id: e.id, branch_id: e.branch_id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), among(e.id, ids)))
    .orderBy(asc(e.id))
    .for('no key update')
    .execute();

/** What is known of one person. */
export interface PersonLoaded {
  readonly id: number;
  readonly judging: Evaluation;
  /** Between the two days. */
  readonly kept: readonly AttendanceRecord[];
  /** Periods that a payroll has closed. */
  readonly locked: readonly LockedSpan[];
}

/** Asked only of days that a payroll may have closed. */
export const closedDays = async (ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<LockedSpans> =>
  from >= stillComing(todayIn(ctx.clock, ctx.actor.timeZone)) ? new Map() : lockedSpans(ctx, ids, from, to);

/** @param from first and @param to last day that is to be judged; plans and punches beside them are loaded too */
export async function loadEvaluation(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<PersonLoaded[]> {
  const around = withMargin(from, to);
  const zone = ctx.actor.timeZone;
  const ids = people.map(({ id }) => id);
  const [settingAt, plans, punches, stored, locked] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, people, around.from, around.to),
    () => punchesOf(ctx, ids, startOfDateIn(around.from, zone), startOfDateIn(addDays(around.to, 1), zone)),
    () => storedSessionsOf(ctx, ids, from, to),
    () => closedDays(ctx, ids, from, to),
  );
  const now = lineMinuteOf(ctx.clock.now(), zone);
  return people.map(({ id, branch_id }) => {
    const records = punches.get(id) ?? [];
    const setting: AttendanceSetting = settingAt(branch_id);
    return {
      id,
      judging: { plans: plans.get(id) ?? [], punches: records.map((record) => punchFactsOf(record, zone)), setting, now },
      kept: stored.get(id) ?? [],
      locked: locked.get(id) ?? [],
    };
  });
}
