/** What attendance hands to the house. The only file that app imports. */
import { bind, type ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { employmentEnds } from '#modules/employee/server/public.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import * as own from '../contract/own/own-attendance.endpoints.ts';
import * as schedule from '../contract/schedule.endpoints.ts';
import { assignSchedule, assignToEmployee, endScheduleWith, unassignFromEmployee } from './assign-schedule.ts';
import { listOwnAttendance, ownAttendanceSummary, showToday } from './days/own-days.ts';
import { showOwnAttendance } from './days/show-own-day.ts';
import { askCorrection, withdrawCorrection } from './punch/own-corrections.ts';
import { checkIn, checkOut } from './punch/take-punch.ts';
import { findSchedulable, listOwnSchedule, listSchedules, showEmployeeSchedule } from './read-schedules.ts';
import { workScheduleRegister } from './work-schedule.register.ts';

export const attendanceModule: ServerModule = {
  name: 'attendance',
  manifest: attendanceManifest,
  demo: async () => (await import('./demo/attendance.demo.ts')).attendanceDemo,
  answers: [answer(employmentEnds, endScheduleWith)],
  bindings: [
    ...workScheduleRegister.bindings,
    bind(schedule.listOwnSchedule, listOwnSchedule),
    bind(schedule.findSchedulable, findSchedulable),
    bind(schedule.listSchedules, listSchedules),
    bind(schedule.assignSchedule, assignSchedule),
    bind(schedule.showEmployeeSchedule, showEmployeeSchedule),
    bind(schedule.assignToEmployee, assignToEmployee),
    bind(schedule.unassignFromEmployee, unassignFromEmployee),
    bind(own.listOwnAttendance, listOwnAttendance),
    bind(own.ownAttendanceSummary, ownAttendanceSummary),
    bind(own.showToday, showToday),
    bind(own.checkIn, checkIn),
    bind(own.checkOut, checkOut),
    bind(own.showOwnAttendance, showOwnAttendance),
    bind(own.askCorrection, askCorrection),
    bind(own.withdrawCorrection, withdrawCorrection),
  ],
};
