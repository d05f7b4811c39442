/** What attendance shows on the dashboard: who is at work today, to management; the own day, to the employee. */
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { dashboardBlock, type DashboardBlock } from '#platform/server/module.ts';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { attendanceBoard, ownAttendanceBoard } from '../../contract/board/attendance-board.schema.ts';
import { showToday } from '../days/own-days.ts';
import { attendanceSummary } from '../manage/list-attendance.ts';

export const attendanceBlocks: readonly DashboardBlock[] = [
  dashboardBlock({
    key: 'attendance',
    requires: requirePage(attendanceManifest, '/attendance/manage'),
    schema: attendanceBoard,
    load: async (ctx) => (await attendanceSummary(ctx, {})).data,
  }),
  dashboardBlock({
    key: 'own-attendance',
    requires: SELF,
    schema: ownAttendanceBoard,
    async load(ctx) {
      const { days, next } = (await showToday(ctx)).data;
      const today = todayIn(ctx.clock, ctx.actor.timeZone);
      // The session that is open, be it of last night, else the first of today that is not finished, else the last.
      const open = days.find(({ checkin, checkout }) => checkin !== null && checkout === null);
      const ofToday = days.filter(({ date }) => date === today);
      const shown = open ?? ofToday.find(({ checkout }) => checkout === null) ?? ofToday.at(-1);
      if (!shown || (shown.session === null && (shown.checkin ?? shown.checkout) === null && next === null)) return null;
      return { day: shown, next };
    },
  }),
];
