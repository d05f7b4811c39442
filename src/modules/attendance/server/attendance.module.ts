/** What attendance hands to the portal. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { approvals } from '#modules/approval/server/public.ts';
import { branchCalendarChanges } from '#modules/company/server/public.ts';
import { personFacts } from '#modules/employee/server/public.ts';
import { approvedLeaveChanges, holidayChanges, leaveClashes } from '#modules/leave/server/public.ts';
import { keptAttendance } from '#modules/roster/server/public.ts';
import { siteRecords } from '#modules/work-site/server/public.ts';
import { attendanceAuditLabels } from './audit-labels.ts';
import { presenceToday } from './manage/presence-fact.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import * as own from '../contract/own/own-attendance.endpoints.ts';
import { correctionSubject } from './correction/correction-subject.ts';
import { overtimeSubject } from './overtime/overtime-subject.ts';
import { attendanceBlocks } from './board/dashboard-blocks.ts';
import { attendanceTodos } from './board/todo-sources.ts';
import { listOwnAttendance, ownAttendanceSummary, showToday } from './days/own-days.ts';
import { showOwnAttendance } from './days/show-own-day.ts';
import { recordedOnLeave } from './days/leave-clash.ts';
import { recordsOfSites } from './days/site-records.ts';
import { evaluateBranch, evaluateHolidays, evaluateLeave } from './evaluation/evaluate-soon.ts';
import { followPlans } from './evaluation/follow-plans.ts';
import { evaluationJobs } from './evaluation/evaluation-jobs.ts';
import { officeBindings } from './manage/office.bindings.ts';
import { askCorrection, withdrawCorrection } from './correction/own-corrections.ts';
import { endKeepingPunchPositions } from './punch/keep-positions.ts';
import { checkIn, checkOut } from './punch/take-punch.ts';
import { remindMissingPunches } from './reminding/reminder-job.ts';
import { attendanceReport } from './report/attendance-report.ts';
import { attendanceListReport } from './report/list-report.ts';
import { rejudgeJob } from './manage/rejudge.ts';

export const attendanceModule: ServerModule = {
  name: 'attendance',
  manifest: attendanceManifest,
  demo: async () => (await import('./demo/attendance.demo.ts')).attendanceDemo,
  jobs: [...evaluationJobs, rejudgeJob, remindMissingPunches, endKeepingPunchPositions],
  blocks: attendanceBlocks,
  duties: attendanceTodos,
  reports: [attendanceReport, attendanceListReport],
  providers: [
    provide(auditLabels, attendanceAuditLabels),
    provide(personFacts, presenceToday),
    provide(approvals, overtimeSubject),
    provide(approvals, correctionSubject),
    provide(approvedLeaveChanges, evaluateLeave),
    provide(holidayChanges, evaluateHolidays),
    provide(keptAttendance, followPlans),
    provide(leaveClashes, recordedOnLeave),
    provide(branchCalendarChanges, evaluateBranch),
    provide(siteRecords, recordsOfSites),
  ],
  bindings: [
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
