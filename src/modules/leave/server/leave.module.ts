/** Binds the calls of leave to their use cases. The only file that app imports. */
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { bind, bindOpen, type ServerModule } from '#platform/server/module.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { registerApprovals } from '#modules/approval/server/public.ts';
import { registerCompanyStarter } from '#modules/company/server/public.ts';
import { registerEmployeeHistory, registerEmploymentEnd } from '#modules/employee/server/public.ts';
import * as approval from '../contract/approval.endpoints.ts';
import * as entitlement from '../contract/entitlement.endpoints.ts';
import * as holiday from '../contract/holiday.endpoints.ts';
import * as own from '../contract/leave.endpoints.ts';
import { leaveManifest } from '../contract/leave.manifest.ts';
import * as manage from '../contract/manage-leave.endpoints.ts';
import { generateLeaveReport } from '../contract/report.endpoints.ts';
import { adjustEntitlement, lapseEntitlements } from './adjust-entitlement.ts';
import { createFeed, readFeed } from './calendar-feed.ts';
import { cancelLeave, withdrawLeave } from './cancel-leave.ts';
import { leaveBlocks } from './dashboard-blocks.ts';
import { endLeavesAfter } from './end-leaves.ts';
import { approveLeave, rejectLeave, reviewLeave } from './decide-leave.ts';
import { generateEntitlements } from './generate-entitlements.ts';
import { listEntitlements } from './list-entitlements.ts';
import { entitlementImport } from './import/entitlement-import.ts';
import { leaveApprovals } from './leave-approvals.ts';
import { leaveHistory } from './leave-history.ts';
import { grantNewYear, lapseExpired, remindApprovers } from './leave-jobs.ts';
import { deleteApprovalRule, listApprovalRules, saveApprovalRule } from './manage-approval-rules.ts';
import { createBlackout, deleteBlackout, listBlackouts } from './manage-blackouts.ts';
import { createHoliday, deleteHoliday, listHolidays, updateHoliday } from './manage-holidays.ts';
import { calculateLeave, decideMany, findLeaveEmployees, leaveTypesFor, listLeaves, showLeave } from './manage-leaves.ts';
import { createLeaveType, deleteLeaveType, listLeaveTypes, updateLeaveType } from './manage-types.ts';
import { calculateOwnLeave, findColleagues, listOwnLeaves, ownLeaveSummary, ownLeaveTypes, ownLedger, showOwnLeave } from './read-own-leave.ts';
import { leaveReport } from './report-leaves.ts';
import { showLedger } from './show-ledger.ts';
import { startLeave, startLeaveEverywhere } from './start-leave.ts';
import { applyLeave, fileLeave } from './submit-leave.ts';
import { leaveCalendar, leaveSummary } from './summarise-leaves.ts';
import { generateReplacements, importHolidays } from './take-over-holidays.ts';

registerCompanyStarter(startLeave);
registerEmployeeHistory(leaveHistory);
registerApprovals(leaveApprovals);
registerEmploymentEnd(endLeavesAfter);

export const leaveModule: ServerModule = {
  name: 'leave',
  manifest: leaveManifest,
  prepare: startLeaveEverywhere,
  blocks: leaveBlocks,
  jobs: [grantNewYear, lapseExpired, remindApprovers],
  reports: [leaveReport],
  bindings: [
    bind(own.listOwnLeaves, listOwnLeaves),
    bind(own.ownLeaveSummary, ownLeaveSummary),
    bind(own.ownLeaveTypes, ownLeaveTypes),
    bind(own.findColleagues, findColleagues),
    bind(own.calculateOwnLeave, calculateOwnLeave),
    bind(own.ownLedger, ownLedger),
    bind(own.applyLeave, applyLeave),
    bind(own.createFeed, createFeed),
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
    bind(manage.decideMany, decideMany),
    bind(entitlement.listLeaveTypes, listLeaveTypes),
    bind(entitlement.listEntitlements, listEntitlements),
    bind(entitlement.showLedger, showLedger),
    bind(entitlement.adjustEntitlement, adjustEntitlement),
    bind(entitlement.generateEntitlements, generateEntitlements),
    bind(entitlement.lapseEntitlements, lapseEntitlements),
    ...importBindings(entitlement.entitlementImportCalls, entitlementImport),
    bind(holiday.listHolidays, listHolidays),
    bind(holiday.listBlackouts, listBlackouts),
    bind(approval.listApprovalRules, listApprovalRules),
    bind(manage.showLeave, showLeave),
    bind(manage.reviewLeave, reviewLeave),
    bind(manage.approveLeave, approveLeave),
    bind(manage.rejectLeave, rejectLeave),
    bind(manage.cancelLeave, cancelLeave),

    bind(entitlement.createLeaveType, createLeaveType),
    bind(entitlement.updateLeaveType, updateLeaveType),
    bind(entitlement.deleteLeaveType, deleteLeaveType),

    bind(holiday.createHoliday, createHoliday),
    bind(holiday.updateHoliday, updateHoliday),
    bind(holiday.deleteHoliday, deleteHoliday),
    bind(holiday.importHolidays, importHolidays),
    bind(holiday.generateReplacements, generateReplacements),
    bind(holiday.createBlackout, createBlackout),
    bind(holiday.deleteBlackout, deleteBlackout),

    bind(generateLeaveReport, (ctx, { preview, format, ...filter }) => answerReport(ctx, leaveReport, { preview, format, filter })),
    bind(approval.saveApprovalRule, saveApprovalRule),
    bind(approval.deleteApprovalRule, deleteApprovalRule),
  ],
};
