/** Binds the calls of leave to their use cases. The only file that app imports. */
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, bindOpen, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { absence, approvals } from '#modules/approval/server/public.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import { branchCalendarChanges, companyStarters, fourEyesSubjects, setupSteps } from '#modules/company/server/public.ts';
import { branchChanges, employeeHistories, employmentEnds, personFacts } from '#modules/employee/server/public.ts';
import * as approval from '../contract/approval.endpoints.ts';
import * as entitlement from '../contract/entitlement/entitlement.endpoints.ts';
import * as holiday from '../contract/holiday/holiday.endpoints.ts';
import * as own from '../contract/leave.endpoints.ts';
import { leaveAuditLabels } from './audit-labels.ts';
import { leaveLeft } from './entitlement/leave-fact.ts';
import { leaveManifest } from '../contract/leave.manifest.ts';
import * as manage from '../contract/manage-leave.endpoints.ts';
import { generateEntitlementReport, generateLeaveReport as generateReport } from '../contract/report/report.endpoints.ts';
import { adjustEntitlement, changeCarried } from './entitlement/adjust-entitlement.ts';
import { createFeed, readFeed, revokeFeed, showFeed } from './list/calendar-feed.ts';
import { cancelLeave, withdrawLeave } from './approval/cancel-leave.ts';
import { leaveUpcoming } from './upcoming-sources.ts';
import { leaveBlocks } from './dashboard-blocks.ts';
import { leaveSteps } from './setup-steps.ts';
import { endLeavesAfter } from './approval/end-leaves.ts';
import { approveLeave, rejectLeave, reviewLeave } from './approval/decide-leave.ts';
import { generateEntitlements } from './entitlement/generate-entitlements.ts';
import { listEntitlements } from './entitlement/list-entitlements.ts';
import { entitlementImport } from './import/entitlement-import.ts';
import { lapseEntitlements } from './entitlement/lapse-entitlements.ts';
import { onLeave } from './approval/absence.ts';
import { leaveSubject } from './approval/leave-subject.ts';
import { leaveFourEyes } from './leave-four-eyes.ts';
import { leaveHistory } from './application/leave-history.ts';
import { followHolidayList } from './holiday/follow-list-job.ts';
import { grantNewcomers, grantNewYear, lapseExpired, recountPending } from './leave-jobs.ts';
import { applyLeaveRules, leaveRuleRegister, listApprovers, tryLeaveRule } from './approval/leave-rules.register.ts';
import { blackoutRegister } from './blackout/blackout.register.ts';
import * as correction from '../contract/correction/correction.endpoints.ts';
import * as updates from '../contract/holiday/holiday-updates.endpoints.ts';
import { decideHolidayUpdates, listHolidayUpdates } from './holiday/holiday-updates.ts';
import { decideCorrections, listCorrections } from './correction/decide-corrections.ts';
import { createHoliday, deleteHoliday, listHolidays, showHoliday, updateHoliday } from './holiday/manage-holidays.ts';
import { calculateLeave, decideManyLeaves, findLeaveEmployees, leaveTypesFor, listLeaves, showLeave } from './list/manage-leaves.ts';
import { createLeaveType, deleteLeaveType, listLeaveTypes, showLeaveType, updateLeaveType } from './type/manage-types.ts';
import { calculateOwnLeave, findColleagues, listOwnLeaves, ownLeaveSummary, ownLeaveTypes, ownLedger, showOwnLeave } from './list/read-own-leave.ts';
import { recountUpcoming, recountMoved } from './correction/recount-leaves.ts';
import { recountPeople } from './correction/recount-soon.ts';
import { entitlementReport } from './report/report-entitlements.ts';
import { generateLeaveReport, leaveReport } from './report/report-leaves.ts';
import { showLedger } from './entitlement/show-ledger.ts';
import { leaveTimes } from './leave-times.ts';
import { leaveSources } from './search-sources.ts';
import { startLeave, startLeaveEverywhere } from './application/start-leave.ts';
import { applyLeave, fileLeave } from './approval/submit-leave.ts';
import { leaveCalendar, leaveSummary, ownCalendar } from './list/summarise-leaves.ts';
import { generateReplacements, importHolidays } from './holiday/take-over-holidays.ts';

export const leaveModule: ServerModule = {
  name: 'leave',
  manifest: leaveManifest,
  prepare: startLeaveEverywhere,
  demo: async () => (await import('./demo/leave.demo.ts')).leaveDemo,
  blocks: leaveBlocks,
  ahead: leaveUpcoming,
  searches: leaveSources,
  jobs: [grantNewYear, grantNewcomers, lapseExpired, recountPending, recountPeople, followHolidayList],
  reports: [leaveReport, entitlementReport],
  providers: [
    provide(auditLabels, leaveAuditLabels),
    provide(companyStarters, startLeave),
    provide(branchCalendarChanges, recountUpcoming),
    provide(branchChanges, recountMoved),
    provide(employeeHistories, leaveHistory),
    provide(personFacts, leaveLeft),
    provide(employmentEnds, endLeavesAfter),
    provide(approvals, leaveSubject),
    provide(absence, onLeave),
    provide(busyTimes, leaveTimes),
    provide(fourEyesSubjects, leaveFourEyes),
    ...leaveSteps.map((step) => provide(setupSteps, step)),
  ],
  bindings: [
    bind(own.listOwnLeaves, listOwnLeaves),
    bind(own.ownLeaveSummary, ownLeaveSummary),
    bind(own.ownCalendar, ownCalendar),
    bind(own.ownLeaveTypes, ownLeaveTypes),
    bind(own.findColleagues, findColleagues),
    bind(own.calculateOwnLeave, calculateOwnLeave),
    bind(own.ownLedger, ownLedger),
    bind(own.applyLeave, applyLeave),
    bind(own.showFeed, showFeed),
    bind(own.createFeed, createFeed),
    bind(own.revokeFeed, revokeFeed),
    bindOpen(own.readFeed, readFeed),
    bind(own.showOwnLeave, showOwnLeave),
    bind(own.withdrawLeave, withdrawLeave),

    bind(manage.listLeaves, listLeaves),
    bind(manage.leaveSummary, leaveSummary),
    bind(manage.leaveCalendar, leaveCalendar),
    bind(manage.findLeaveEmployees, findLeaveEmployees),
    bind(manage.leaveTypesFor, leaveTypesFor),
    bind(manage.calculateLeave, calculateLeave),
    bind(manage.fileLeave, fileLeave),
    bind(manage.decideMany, decideManyLeaves),
    bind(entitlement.listLeaveTypes, listLeaveTypes),
    bind(entitlement.listEntitlements, listEntitlements),
    bind(entitlement.showLedger, showLedger),
    bind(entitlement.adjustEntitlement, adjustEntitlement),
    bind(entitlement.generateEntitlements, generateEntitlements),
    bind(entitlement.lapseEntitlements, lapseEntitlements),
    ...importBindings(entitlement.entitlementImportCalls, entitlementImport),
    bind(holiday.listHolidays, listHolidays),
    bind(approval.listApprovers, listApprovers),
    bind(approval.tryLeaveRule, tryLeaveRule),
    bind(approval.applyLeaveRules, applyLeaveRules),
    ...leaveRuleRegister.bindings,
    bind(manage.showLeave, showLeave),
    bind(manage.reviewLeave, reviewLeave),
    bind(manage.approveLeave, approveLeave),
    bind(manage.rejectLeave, rejectLeave),
    bind(manage.cancelLeave, cancelLeave),

    bind(entitlement.changeCarried, changeCarried),
    bind(entitlement.showLeaveType, showLeaveType),
    bind(entitlement.createLeaveType, createLeaveType),
    bind(entitlement.updateLeaveType, updateLeaveType),
    bind(entitlement.deleteLeaveType, deleteLeaveType),

    bind(correction.listCorrections, listCorrections),
    bind(correction.decideCorrections, decideCorrections),
    bind(updates.listHolidayUpdates, listHolidayUpdates),
    bind(updates.decideHolidayUpdates, decideHolidayUpdates),
    bind(holiday.showHoliday, showHoliday),
    bind(holiday.createHoliday, createHoliday),
    bind(holiday.updateHoliday, updateHoliday),
    bind(holiday.deleteHoliday, deleteHoliday),
    bind(holiday.importHolidays, importHolidays),
    bind(holiday.generateReplacements, generateReplacements),
    ...blackoutRegister.bindings,

    bind(generateReport, generateLeaveReport),
    bind(generateEntitlementReport, (ctx, { preview, format, ...filter }) => answerReport(ctx, entitlementReport, { preview, format, filter })),
  ],
};
