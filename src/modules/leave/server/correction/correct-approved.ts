/** Days of approved leave follow the calendar: balance and unpaid days are put right; what confirmed pay holds becomes a difference to decide. */
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LeaveDay } from '../../contract/application/count-leave-days.ts';
import { approvedLeaveChanged } from '../application/leave-changes.ts';
import { settleEnded } from '../entitlement/settle-leaver.ts';
import type { LeaveDayRecord, LeaveRecord } from '../leave.tables.ts';
import { lockedDays, lockedOn } from '../period-lock.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { putDay, recountTotal } from './put-day.ts';
import { proposeCorrections, type ProposedCorrection } from './propose-corrections.ts';
import { notifyRecounted } from './notify-recounted.ts';

export interface ApprovedCount {
  readonly leave: LeaveRecord;
  readonly type: LeaveTypeRecord;
  /** The days as they stand. */
  readonly live: readonly LeaveDayRecord[];
  /** Those that may have changed, as they count now. */
  readonly days: readonly LeaveDay[];
}

/** The caller holds the leave of these people. @returns how many leaves changed */
export async function correctApproved(ctx: Ctx, counts: readonly ApprovedCount[]): Promise<number> {
  const differing = counts.flatMap(({ leave, live, days }) => {
    const now = new Map(days.map((day) => [day.date as string, day]));
    const moved = live.flatMap((day) => {
      const counted = now.get(day.date);
      return counted && !sameDay(day, counted) ? [{ day, counted }] : [];
    });
    return [{ leave, moved, unchanged: live.filter(({ date }) => now.has(date) && !moved.some(({ day }) => day.date === date)) }];
  });
  const dates = differing.flatMap(({ moved }) => moved.map(({ day }) => day.date)).sort();
  const changed = differing.filter(({ moved }) => moved.length > 0);
  const proposed: ProposedCorrection[] = [];
  let recounted = 0;
  if (changed.length > 0) {
    const ids = [...new Set(changed.map(({ leave }) => leave.employee_id))];
    const isLocked = await lockedOn(ctx, ids, dates[0]!, dates.at(-1)!);
    const leaveIds = changed.map(({ leave }) => leave.id);
    const taken = new Set((await lockedDays(ctx, leaveIds)).map(({ id }) => id));
    for (const { leave, moved } of changed) {
      const fixed = moved.filter(({ day, counted }) => day.value !== counted.value && (taken.has(day.id) || isLocked(leave.employee_id, day.date)));
      proposed.push(...fixed.map((each) => ({ leave, ...each })));
      const free = moved.filter((each) => !fixed.includes(each));
      for (const { day, counted } of free) await putDay(ctx, leave, day, counted);
      if (!free.some(({ day, counted }) => day.value !== counted.value)) continue;
      const after = await recountTotal(ctx, leave);
      await audit(ctx, {
        action: 'leave.recounted',
        subject_type: 'leave',
        subject_id: leave.id,
        before: { total_days: leave.total_days },
        after: { total_days: after.total_days, dates: free.map(({ day }) => day.date) },
      });
      await notifyRecounted(ctx, after, leave.total_days);
      await settleEnded(ctx, leave.employee_id);
      await approvedLeaveChanged(ctx, after);
      recounted++;
    }
  }
  const resident = differing.flatMap(({ unchanged }) => unchanged.map(({ id }) => id));
  return recounted + (await proposeCorrections(ctx, proposed, resident));
}

const sameDay = (day: LeaveDayRecord, { value, reason, note, note_ms }: LeaveDay) =>
  day.value === value && day.reason === reason && day.note === note && day.note_ms === note_ms;
