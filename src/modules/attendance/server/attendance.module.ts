/** What attendance hands to the house. The only file that app imports. */
import { bind, type ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { employmentEnds } from '#modules/employee/server/public.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import * as roster from '../contract/roster/roster.endpoints.ts';
import * as schedule from '../contract/schedule.endpoints.ts';
import { assignSchedule, assignToEmployee, endScheduleWith, unassignFromEmployee } from './assign-schedule.ts';
import { findSchedulable, listOwnSchedule, showEmployeeSchedule } from './read-schedules.ts';
import { exportRoster, rosterReport } from './roster/export-roster.ts';
import { listSchedules } from './roster/list-roster.ts';
import { copyRoster, createRoster, deleteRoster, publishRoster, updateRoster } from './roster/manage-roster.ts';
import { rosterChoices } from './roster/roster-people.ts';
import { workScheduleRegister } from './work-schedule.register.ts';

export const attendanceModule: ServerModule = {
  name: 'attendance',
  manifest: attendanceManifest,
  demo: async () => (await import('./demo/attendance.demo.ts')).attendanceDemo,
  answers: [answer(employmentEnds, endScheduleWith)],
  reports: [rosterReport],
  bindings: [
    ...workScheduleRegister.bindings,
    bind(schedule.listOwnSchedule, listOwnSchedule),
    bind(schedule.findSchedulable, findSchedulable),
    bind(schedule.assignSchedule, assignSchedule),
    bind(schedule.showEmployeeSchedule, showEmployeeSchedule),
    bind(schedule.assignToEmployee, assignToEmployee),
    bind(schedule.unassignFromEmployee, unassignFromEmployee),
    bind(roster.listSchedules, listSchedules),
    bind(roster.rosterChoices, rosterChoices),
    bind(roster.createRoster, createRoster),
    bind(roster.copyRoster, copyRoster),
    bind(roster.publishRoster, publishRoster),
    bind(roster.exportRoster, exportRoster),
    bind(roster.updateRoster, updateRoster),
    bind(roster.deleteRoster, deleteRoster),
  ],
};
