/** Payroll on the server: its calls bound to its use cases. */
import { bind, type ServerModule } from '#platform/server/module.ts';
import { registerEmployeeHistory } from '#modules/employee/server/public.ts';
import * as calls from '../contract/payroll.endpoints.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import * as settingCalls from '../contract/payroll-setting.endpoints.ts';
import * as payslipCalls from '../contract/payslip.endpoints.ts';
import * as salaryCalls from '../contract/salary.endpoints.ts';
import { addAdjustment, deleteAdjustment } from './adjust-payroll.ts';
import { payrollBlocks } from './dashboard-blocks.ts';
import { confirmPayroll } from './confirm-payroll.ts';
import { deletePayroll } from './delete-payroll.ts';
import { listPayrolls } from './list-payrolls.ts';
import { loadProcess } from './load-process.ts';
import { createItem, deleteItem, listItems, updateItem } from './manage-items.ts';
import { listOpenings, saveOpening } from './manage-openings.ts';
import { listSalaries, saveSalary } from './manage-salaries.ts';
import { saveSetting, showSetting } from './manage-settings.ts';
import { listOwnPayslips, ownPayslipPdf, ownPayslipTrace, showOwnPayslip, summariseOwnPayslips } from './own-payslips.ts';
import { payPayroll } from './pay-payroll.ts';
import { payrollHistory } from './payroll-history.ts';
import { payslipPdf } from './payslip-pdf.ts';
import { getPayroll } from './payroll.store.ts';
import { processBulk } from './process-bulk.ts';
import { saveProcess, updatePayroll } from './save-process.ts';
import { showFormulas, showPayroll, showTrace } from './show-payroll.ts';

registerEmployeeHistory(payrollHistory);

export const payrollModule: ServerModule = {
  name: 'payroll',
  manifest: payrollManifest,
  blocks: payrollBlocks,
  bindings: [
    bind(settingCalls.showSetting, showSetting),
    bind(settingCalls.saveSetting, saveSetting),
    bind(settingCalls.listItems, listItems),
    bind(settingCalls.createItem, createItem),
    bind(settingCalls.updateItem, updateItem),
    bind(settingCalls.deleteItem, deleteItem),
    bind(settingCalls.listOpenings, listOpenings),
    bind(settingCalls.saveOpening, saveOpening),

    bind(salaryCalls.listSalaries, listSalaries),
    bind(salaryCalls.saveSalary, saveSalary),

    bind(calls.listPayrolls, listPayrolls),
    bind(calls.loadProcess, loadProcess),
    bind(calls.saveProcess, saveProcess),
    bind(calls.processMany, processBulk),
    bind(calls.showFormulas, showFormulas),
    bind(calls.showPayroll, showPayroll),
    bind(calls.updatePayroll, updatePayroll),
    bind(calls.deletePayroll, deletePayroll),
    bind(calls.addAdjustment, addAdjustment),
    bind(calls.deleteAdjustment, deleteAdjustment),
    bind(calls.confirmPayroll, confirmPayroll),
    bind(calls.payPayroll, payPayroll),
    bind(calls.payrollPayslip, async (ctx, { id, language }) => payslipPdf(ctx, await getPayroll(ctx, id), language)),
    bind(calls.payrollTrace, showTrace),

    bind(payslipCalls.listOwnPayrolls, listOwnPayslips),
    bind(payslipCalls.listOwnPayslips, listOwnPayslips),
    bind(payslipCalls.ownPayslipSummary, summariseOwnPayslips),
    bind(payslipCalls.showOwnPayslip, showOwnPayslip),
    bind(payslipCalls.ownPayslipPdf, ownPayslipPdf),
    bind(payslipCalls.ownPayslipTrace, ownPayslipTrace),
  ],
};
