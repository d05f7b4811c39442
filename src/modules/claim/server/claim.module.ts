/** Binds the calls of claims to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { approvals } from '#modules/approval/server/public.ts';
import { companyStarters, fourEyesSubjects, setupSteps } from '#modules/company/server/public.ts';
import { employeeHistories } from '#modules/employee/server/public.ts';
import { payables } from '#modules/payment/server/public.ts';
import { paidWithSalary } from '#modules/payroll/server/public.ts';
import * as approval from '../contract/approval.endpoints.ts';
import { listClaimEarnings as earningsEndpoint, sortCategories as sortEndpoint } from '../contract/category/category.register.ts';
import * as own from '../contract/claim.endpoints.ts';
import { claimManifest } from '../contract/claim.manifest.ts';
import * as manage from '../contract/manage-claim.endpoints.ts';
import * as pay from '../contract/pay-claim.endpoints.ts';
import * as report from '../contract/report/claim-report.endpoints.ts';
import * as setting from '../contract/setting/claim-setting.endpoints.ts';
import { claimAuditLabels } from './audit-labels.ts';
import { createClaim, discardClaim, fileClaim, showOwnClaim, submitClaim, updateClaim, withdrawClaim } from './application/own-claims.ts';
import { applyClaimRules, claimRuleRegister, listClaimApprovers } from './approval/claim-rules.register.ts';
import { claimSubject } from './approval/claim-subject.ts';
import { approveClaim, cancelClaim, decideClaims, rejectClaim, reviewClaim } from './approval/decide-claim.ts';
import { claimBlocks } from './board/dashboard-blocks.ts';
import { claimTodos } from './board/todo-sources.ts';
import { claimSources } from './board/search-sources.ts';
import { claimStep } from './board/setup-step.ts';
import { categoryRegister, listClaimEarnings, sortCategories } from './category/categories.register.ts';
import { startCategories, startCategoriesEverywhere } from './category/start-categories.ts';
import { claimFourEyes } from './claim-four-eyes.ts';
import { claimHistory } from './claim-history.ts';
import { checkItems } from './item/check-items.ts';
import { assessClaim, categoriesFor, claimChoices, claimSummary, listClaims, showClaim } from './list/manage-claims.ts';
import { assessOwnClaim, listOwnClaims, ownCategories, ownClaimSummary } from './list/read-own-claims.ts';
import { managedClaimPdf, ownClaimPdf } from './paper/claim-pdf.ts';
import { claimPayable } from './pay/claim-payable.ts';
import { claimsWithSalary } from './pay/claims-with-salary.ts';
import { approveClaimPayment, makeClaimPayment, payClaims, sendBackClaim } from './pay/move-payment.ts';
import { listPayingAccounts, prepareClaims } from './pay/prepare-claims.ts';
import { claimListReport, exportClaims } from './report/claim-list-report.ts';
import { claimReport, generateClaimReport, listClaimReport } from './report/claim-report.ts';
import { saveClaimSetting, showClaimSetting } from './setting/manage-claim-setting.ts';

export const claimModule: ServerModule = {
  name: 'claim',
  manifest: claimManifest,
  prepare: startCategoriesEverywhere,
  demo: async () => (await import('./demo/claim.demo.ts')).claimDemo,
  blocks: claimBlocks,
  duties: claimTodos,
  searches: claimSources,
  reports: [claimReport, claimListReport],
  providers: [
    provide(auditLabels, claimAuditLabels),
    provide(companyStarters, startCategories),
    provide(employeeHistories, claimHistory),
    provide(fourEyesSubjects, claimFourEyes),
    provide(approvals, claimSubject),
    provide(payables, claimPayable),
    provide(paidWithSalary, claimsWithSalary),
    provide(setupSteps, claimStep),
  ],
  bindings: [
    bind(own.listOwnClaims, listOwnClaims),
    bind(own.ownClaimSummary, ownClaimSummary),
    bind(own.ownCategories, ownCategories),
    bind(own.assessOwnClaim, assessOwnClaim),
    bind(own.createClaim, createClaim),
    bind(own.showOwnClaim, showOwnClaim),
    bind(own.ownClaimPdf, ownClaimPdf),
    bind(own.updateClaim, updateClaim),
    bind(own.discardClaim, discardClaim),
    bind(own.submitClaim, submitClaim),
    bind(own.withdrawClaim, withdrawClaim),

    bind(manage.listClaims, listClaims),
    bind(manage.exportClaims, exportClaims),
    bind(manage.claimSummary, claimSummary),
    bind(manage.claimChoices, claimChoices),
    bind(manage.categoriesFor, categoriesFor),
    bind(manage.assessClaim, assessClaim),
    bind(manage.fileClaim, fileClaim),
    bind(manage.decideClaims, decideClaims),
    bind(pay.listPayingAccounts, listPayingAccounts),
    bind(pay.prepareClaims, prepareClaims),
    bind(pay.payClaims, payClaims),

    ...categoryRegister.bindings,
    bind(earningsEndpoint, listClaimEarnings),
    bind(sortEndpoint, sortCategories),
    bind(setting.showClaimSetting, showClaimSetting),
    bind(setting.saveClaimSetting, saveClaimSetting),
    bind(approval.listClaimApprovers, listClaimApprovers),
    bind(approval.applyClaimRules, applyClaimRules),
    ...claimRuleRegister.bindings,
    bind(report.listClaimReport, listClaimReport),
    bind(report.generateClaimReport, generateClaimReport),

    bind(manage.showClaim, showClaim),
    bind(manage.claimPdf, managedClaimPdf),
    bind(manage.reviewClaim, reviewClaim),
    bind(manage.checkItems, checkItems),
    bind(manage.approveClaim, approveClaim),
    bind(manage.rejectClaim, rejectClaim),
    bind(manage.cancelClaim, cancelClaim),
    bind(pay.approveClaimPayment, approveClaimPayment),
    bind(pay.sendBackClaim, sendBackClaim),
    bind(pay.makeClaimPayment, makeClaimPayment),
  ],
};
