/** What attendance hands to the portal. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { approvals } from '#modules/approval/server/public.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import { branchCalendarChanges, setupSteps } from '#modules/company/server/public.ts';
import { employmentEnds, personFacts } from '#modules/employee/server/public.ts';
import { approvedLeaveChanges, freedHours, holidayChanges, leaveClashes, workedDays } from '#modules/leave/server/public.ts';
import { siteRecords } from '#modules/work-site/server/public.ts';
import { attendanceAuditLabels } from './audit-labels.ts';
import { presenceToday } from './manage/presence-fact.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import * as calendar from '../contract/calendar/calendar.endpoints.ts';
import * as own from '../contract/own/own-attendance.endpoints.ts';
import * as schedule from '../contract/schedule.endpoints.ts';
import { correctionSubject } from './correction/correction-subject.ts';
import { overtimeSubject } from './overtime/overtime-subject.ts';
import { assignSchedule, assignToEmployee, endScheduleWith, unassignFromEmployee } from './schedule/assign-schedule.ts';
import { attendanceUpcoming } from './board/upcoming-sources.ts';
import { attendanceBlocks } from './board/dashboard-blocks.ts';
import { attendanceTodos } from './board/todo-sources.ts';
import { attendanceStep } from './board/setup-step.ts';
import { ownCalendar } from './calendar/own-calendar.ts';
import { listOwnAttendance, ownAttendanceSummary, showToday } from './days/own-days.ts';
import { showOwnAttendance } from './days/show-own-day.ts';
import { recordedOnLeave } from './days/leave-clash.ts';
import { recordsOfSites } from './days/site-records.ts';
import { evaluateBranch, evaluateHolidays, evaluateLeave } from './evaluation/evaluate-soon.ts';
import { followPlans } from './evaluation/follow-plans.ts';
import { evaluationJobs } from './evaluation/evaluation-jobs.ts';
import { keptAttendance } from './kept-attendance.ts';
import { daysWorked } from './days-worked.ts';
import { freedHours as hoursFreed } from './freed-hours.ts';
import { officeBindings } from './manage/office.bindings.ts';
import { askCorrection, withdrawCorrection } from './correction/own-corrections.ts';
import { checkIn, checkOut } from './punch/take-punch.ts';
import { plannedWork } from './planned-work.ts';
import { findSchedulable, listOwnSchedule, showEmployeeSchedule } from './schedule/read-schedules.ts';
import { remindMissingPunches } from './reminding/reminder-job.ts';
import { attendanceReport } from './report/attendance-report.ts';
import { attendanceListReport } from './report/list-report.ts';
import { rosterReport } from './roster/export-roster.ts';
import { fillRosterJob } from './roster/fill/fill-job.ts';
import { fillBindings } from './roster/fill/fill.bindings.ts';
import { clashesWithLeave } from './roster/leave-clashes.ts';
import { rosterNeedRegister } from './roster/need/roster-need.register.ts';
import { rosterBindings } from './roster/roster.bindings.ts';
import { rejudgeJob } from './manage/rejudge.ts';
import { workScheduleRegister } from './schedule/work-schedule.register.ts';

export const attendanceModule: ServerModule = {
  name: 'attendance',
  manifest: attendanceManifest,
  demo: async () => (await import('./demo/attendance.demo.ts')).attendanceDemo,
  jobs: [...evaluationJobs, rejudgeJob, fillRosterJob, remindMissingPunches],
  blocks: attendanceBlocks,
  duties: attendanceTodos,
  ahead: attendanceUpcoming,
  reports: [rosterReport, attendanceReport, attendanceListReport],
  providers: [
    provide(auditLabels, attendanceAuditLabels),
    provide(employmentEnds, endScheduleWith),
    provide(personFacts, presenceToday),
    provide(approvals, overtimeSubject),
    provide(approvals, correctionSubject),
    provide(approvedLeaveChanges, evaluateLeave),
    provide(holidayChanges, evaluateHolidays),
    provide(keptAttendance, followPlans),
    provide(busyTimes, plannedWork),
    provide(workedDays, daysWorked),
    provide(freedHours, hoursFreed),
    provide(leaveClashes, recordedOnLeave),
    provide(leaveClashes, clashesWithLeave),
    provide(branchCalendarChanges, evaluateBranch),
    provide(setupSteps, attendanceStep),
    provide(siteRecords, recordsOfSites),
  ],
  bindings: [
    ...workScheduleRegister.bindings,
    ...rosterBindings,
    ...rosterNeedRegister.bindings,
    ...fillBindings,
    bind(schedule.listOwnSchedule, listOwnSchedule),
    bind(calendar.ownCalendar, ownCalendar),
    bind(schedule.findSchedulable, findSchedulable),
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
    ...officeBindings,
  ],
};
