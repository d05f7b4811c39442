/** What attendance hands to the house. The only file that app imports. */
import { bind, type ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { employmentEnds } from '#modules/employee/server/public.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import * as schedule from '../contract/schedule.endpoints.ts';
import * as setting from '../contract/setting/attendance-setting.endpoints.ts';
import { assignSchedule, assignToEmployee, endScheduleWith, unassignFromEmployee } from './assign-schedule.ts';
import { findSchedulable, listOwnSchedule, listSchedules, showEmployeeSchedule } from './read-schedules.ts';
import { removeAttendanceSetting, saveAttendanceSetting, showAttendanceSetting } from './setting/manage-setting.ts';
import { rejudgeAttendance, rejudgeJob } from './setting/rejudge.ts';
import { workScheduleRegister } from './work-schedule.register.ts';

export const attendanceModule: ServerModule = {
  name: 'attendance',
  manifest: attendanceManifest,
  demo: async () => (await import('./demo/attendance.demo.ts')).attendanceDemo,
  answers: [answer(employmentEnds, endScheduleWith)],
  jobs: [rejudgeJob],
  bindings: [
    ...workScheduleRegister.bindings,
    bind(schedule.listOwnSchedule, listOwnSchedule),
    bind(schedule.findSchedulable, findSchedulable),
    bind(schedule.listSchedules, listSchedules),
    bind(schedule.assignSchedule, assignSchedule),
    bind(schedule.showEmployeeSchedule, showEmployeeSchedule),
    bind(schedule.assignToEmployee, assignToEmployee),
    bind(schedule.unassignFromEmployee, unassignFromEmployee),

    bind(setting.showAttendanceSetting, showAttendanceSetting),
    bind(setting.saveAttendanceSetting, saveAttendanceSetting),
    bind(setting.rejudgeAttendance, rejudgeAttendance),
    bind(setting.removeAttendanceSetting, removeAttendanceSetting),
  ],
};
