/** Payroll on the server: its calls bound to its use cases. */
import { variablePayImport } from '../contract/variable-import/variable-import.endpoints.ts';
import { payrollAuditLabels } from './audit-labels.ts';
import { payrollAuditSubjects } from './audit-subjects.ts';
import { variableImportSource } from './variable-import/variable-import.ts';
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { importInto } from '#platform/server/register/sheet/sheet-import.ts';
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { companyStarters, fourEyesSubjects, setupSteps } from '#modules/company/server/public.ts';
import { employeeHistories, firstPay, importColumns, personFacts } from '#modules/employee/server/public.ts';
import { auditSubjects } from '#modules/identity/server/public.ts';
import { overtimeAfterPayroll } from '#modules/attendance/server/public.ts';
import { hourPrices, monthLock } from '#modules/roster/server/public.ts';
import { approvedLeaveChanges, holidayChanges, periodLock } from '#modules/leave/server/public.ts';
import { payables } from '#modules/payment/server/public.ts';
import { declarationPayroll } from '#modules/tax-declaration/server/public.ts';
import * as closingCalls from '../contract/closing/closing.endpoints.ts';
import * as laterCalls from '../contract/later/later.endpoints.ts';
import * as calls from '../contract/payroll.endpoints.ts';
import * as stateCalls from '../contract/state/state.endpoints.ts';
import { copyProcess } from '../contract/process/copy-process.endpoints.ts';
import * as runCalls from '../contract/run/run.endpoints.ts';
import { itemImport } from '../contract/item/payroll-item.register.ts';
import { basicPay, lastPayslip } from './payslip/pay-facts.ts';
import { putFirstPay } from './salary/first-pay.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import * as issuedCalls from '../contract/payslip/issued-payslips.endpoints.ts';
import * as settingCalls from '../contract/setting/payroll-setting.endpoints.ts';
import * as payslipCalls from '../contract/payslip/payslip.endpoints.ts';
import * as salaryCalls from '../contract/salary/salary.endpoints.ts';
import { payrollUpcoming } from './upcoming-sources.ts';
import { addAdjustment, deleteAdjustment } from './state/adjust-payroll.ts';
import { payrollOfDeclarations } from './declaration/answer-declarations.ts';
import { payrollBlocks } from './dashboard-blocks.ts';
import { payrollTodos } from './todo-sources.ts';
import { confirmPayroll } from './state/confirm-payroll.ts';
import { deletePayroll } from './state/delete-payroll.ts';
import { finalPayBindings } from './final-pay/final-pay.bindings.ts';
import { listPayrolls } from './list/list-payrolls.ts';
import { loadProcess } from './process/load-process.ts';
import { payrollItemRegister } from './item/payroll-item.register.ts';
import { payrollItemSheet } from './item/payroll-item.sheet.ts';
import { startCatalogue, startCatalogueEverywhere } from './item/payroll-item.store.ts';
import { listOpenings, saveOpening } from './opening/manage-openings.ts';
import { listSalaries, saveSalary } from './salary/manage-salaries.ts';
import { savePayAccount } from './salary/save-pay-account.ts';
import { saveSetting, showSetting } from './setting/manage-settings.ts';
import { listOwnPayslips, ownPayslipPdf, ownPayslipTrace, showOwnPayslip, summariseOwnPayslips } from './payslip/own-payslips.ts';
import { openingImport } from './opening/import-openings.ts';
import { lateOvertime } from './overtime/late-overtime.ts';
import { isPaidLate } from './stored/overtime.store.ts';
import { paidWithSalary } from './stored/paid-with-salary.ts';
import { returnPayroll } from './payable/return-payroll.ts';
import { salaryPayable } from './payable/salary-payable.ts';
import { closeMonth, reopenMonth, showMonth } from './closing/close-month.ts';
import { lockedPeriods } from './closing/locked-periods.ts';
import { draftAgainJob, draftHolidays, draftLeave } from './process/draft-again.ts';
import { leaveRefunds, takenTooMuch } from './process/leave-refunds.ts';
import { laterPayrolls } from './process/later-payrolls.ts';
import { acceptDifference, listDifferences } from './state/settle-differences.ts';
import { payPayroll } from './state/pay-payroll.ts';
import { hourPricesOf } from './hour-prices.ts';
import { payrollHistory, payslipHistory } from './payroll-history.ts';
import { payslipPdf } from './payslip/payslip-pdf.ts';
import { listPayslips, payslipFile, showPayslip, showPayslipTrace } from './payslip/list-payslips.ts';
import { mailPayslips } from './payslip/mail-payslips.ts';
import { sendPayslipsJob } from './payslip/send-payslips.ts';
import { payslipZip, zipPayslips } from './payslip/zip-payslips.ts';
import { getPayroll, leaveDaysTaken } from './payroll.store.ts';
import { copyPrevious } from './process/copy-previous.ts';
import { processTicked } from './process/process-ticked.ts';
import { checkConfirm } from './run/check-confirm.ts';
import { moveTicked } from './run/move-ticked.ts';
import { netTrend } from './run/net-trend.ts';
import { generatePayrollReport, payrollReport } from './run/payroll-report.ts';
import { listRuns, showRun } from './run/present-run.ts';
import { runMonthJob } from './run/run-month.ts';
import { startRun } from './run/start-run.ts';
import { payrollSources } from './search-sources.ts';
import { salaryImport } from './salary-import/import-salaries.ts';
import { startOffCycle as startOffCycleCall } from '../contract/off-cycle/off-cycle.endpoints.ts';
import * as advanceCalls from '../contract/off-cycle/advance.endpoints.ts';
import { listAdvances } from './off-cycle/list-advances.ts';
import { startAdvance } from './off-cycle/start-advance.ts';
import { startOffCycle } from './off-cycle/start-off-cycle.ts';
import { saveProcess, updatePayroll } from './process/save-process.ts';
import { showFormulas, showPayroll, showTrace } from './list/show-payroll.ts';
import { firstPayrollStep } from './setting/first-payroll-step.ts';
import { payrollFourEyes } from './setting/payroll-four-eyes.ts';

export const payrollModule: ServerModule = {
  name: 'payroll',
  manifest: payrollManifest,
  prepare: startCatalogueEverywhere,
  demo: async () => (await import('./demo/payroll.demo.ts')).payrollDemo,
  blocks: payrollBlocks,
  duties: payrollTodos,
  ahead: payrollUpcoming,
  searches: payrollSources,
  jobs: [sendPayslipsJob, runMonthJob, draftAgainJob],
  providers: [
    provide(auditLabels, payrollAuditLabels),
    provide(auditSubjects, payrollAuditSubjects),
    provide(companyStarters, startCatalogue),
    provide(setupSteps, firstPayrollStep),
    provide(employeeHistories, payrollHistory),
    provide(employeeHistories, payslipHistory),
    provide(importColumns, salaryImport),
    provide(personFacts, basicPay),
    provide(personFacts, lastPayslip),
    provide(firstPay, { put: putFirstPay }),
    // Leave of a confirmed period stays as it was paid.
    provide(monthLock, { periods: lockedPeriods }),
    provide(hourPrices, hourPricesOf),
    provide(periodLock, { periods: lockedPeriods, takenTooMuch, daysTaken: leaveDaysTaken }),
    provide(approvedLeaveChanges, draftLeave),
    provide(holidayChanges, draftHolidays),
    provide(paidWithSalary, leaveRefunds),
    provide(declarationPayroll, payrollOfDeclarations),
    provide(payables, salaryPayable),
    provide(paidWithSalary, lateOvertime),
    provide(overtimeAfterPayroll, { isPaidLate }),
    provide(fourEyesSubjects, payrollFourEyes),
  ],
  reports: [payslipZip, payrollReport],
  bindings: [
    bind(settingCalls.showSetting, showSetting),
    bind(settingCalls.saveSetting, saveSetting),
    ...payrollItemRegister.bindings,
    ...importBindings(itemImport, importInto(payrollItemRegister, payrollItemSheet)),
    bind(settingCalls.listOpenings, listOpenings),
    bind(settingCalls.saveOpening, saveOpening),
    ...importBindings(settingCalls.openingImportCalls, openingImport),
    ...importBindings(variablePayImport, variableImportSource),

    bind(salaryCalls.listSalaries, listSalaries),
    bind(salaryCalls.saveSalary, saveSalary),
    bind(salaryCalls.savePayAccount, savePayAccount),

    bind(calls.listPayrolls, listPayrolls),
    bind(calls.loadProcess, loadProcess),
    bind(calls.saveProcess, saveProcess),
    bind(calls.processTicked, processTicked),
    bind(copyProcess, copyPrevious),
    bind(startOffCycleCall, startOffCycle),
    ...finalPayBindings,
    bind(advanceCalls.startAdvance, startAdvance),
    bind(advanceCalls.listAdvances, listAdvances),
    bind(runCalls.startRun, startRun),
    bind(runCalls.listRuns, listRuns),
    bind(runCalls.showRun, showRun),
    bind(runCalls.checkConfirm, checkConfirm),
    bind(runCalls.moveTicked, moveTicked),
    bind(runCalls.netTrend, netTrend),
    bind(runCalls.generatePayrollReport, generatePayrollReport),
    bind(calls.showFormulas, showFormulas),
    bind(calls.showPayroll, showPayroll),
    bind(closingCalls.showMonth, showMonth),
    bind(closingCalls.closeMonth, closeMonth),
    bind(closingCalls.reopenMonth, reopenMonth),
    bind(laterCalls.laterPayrolls, laterPayrolls),
    bind(laterCalls.listDifferences, listDifferences),
    bind(laterCalls.acceptDifference, acceptDifference),
    bind(calls.updatePayroll, updatePayroll),
    bind(stateCalls.deletePayroll, deletePayroll),
    bind(stateCalls.addAdjustment, addAdjustment),
    bind(stateCalls.deleteAdjustment, deleteAdjustment),
    bind(stateCalls.confirmPayroll, confirmPayroll),
    bind(stateCalls.payPayroll, payPayroll),
    bind(stateCalls.returnPayroll, returnPayroll),
    bind(calls.payrollPayslip, async (ctx, { id, language }) => payslipPdf(ctx, await getPayroll(ctx, id), language)),
    bind(calls.payrollTrace, showTrace),

    bind(payslipCalls.listOwnPayrolls, listOwnPayslips),
    bind(payslipCalls.listOwnPayslips, listOwnPayslips),
    bind(payslipCalls.ownPayslipSummary, summariseOwnPayslips),
    bind(payslipCalls.showOwnPayslip, showOwnPayslip),
    bind(payslipCalls.ownPayslipPdf, ownPayslipPdf),
    bind(payslipCalls.ownPayslipTrace, ownPayslipTrace),

    bind(issuedCalls.listPayslips, listPayslips),
    bind(issuedCalls.showPayslip, showPayslip),
    bind(issuedCalls.payslipTrace, showPayslipTrace),
    bind(issuedCalls.payslipFile, payslipFile),
    bind(issuedCalls.zipPayslips, zipPayslips),
    bind(issuedCalls.mailPayslips, mailPayslips),
  ],
};
