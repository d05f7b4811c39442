/** What progress claims hand to the portal. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import * as bill from '../contract/bill/bill.register.ts';
import * as claims from '../contract/claim.endpoints.ts';
import * as final from '../contract/final/final-account.endpoints.ts';
import { progressClaimManifest } from '../contract/progress-claim.manifest.ts';
import { generateReport as generateReportCall } from '../contract/project/pcr-report.endpoints.ts';
import * as project from '../contract/project/project.endpoints.ts';
import { progressClaimAuditLabels } from './audit-labels.ts';
import { billImportSource } from './bill/bill-import.ts';
import { billItemRegister } from './bill/bill-items.register.ts';
import { adjustBill, showBill } from './bill/show-bill.ts';
import { approveClaim, numberInvoice, payClaim, rejectClaim, reviewClaim, serveClaim, submitClaim } from './claim/move-claim.ts';
import { createClaim, discardClaim, listClaims, reviseClaim, saveClaimLines, showClaim, showClaimLines, updateClaim } from './claim/write-claim.ts';
import { claimPdf } from './paper/claim-pdf.ts';
import { claimSheet } from './paper/claim-sheet-file.ts';
import { extensionRegister } from './project/extensions.register.ts';
import { saveFiles, showFiles } from './project/pcr-files.ts';
import { saveProgress, showProgress } from './project/plan-progress.ts';
import { finalAccountPdf, finalAccountSheet } from './final/final-account-files.ts';
import { showFinalAccount } from './final/show-final-account.ts';
import { projectRegister } from './project/projects.register.ts';
import { sectionRegister } from './project/sections.register.ts';
import { showOverview, showSummary } from './claim/show-overview.ts';
import { remindDueJob } from './remind/remind-due.ts';
import { generateReport, pcrReport } from './report/pcr-report.ts';
import { approveVariation, rejectVariation } from './variation/decide-variation.ts';
import { variationRegister } from './variation/variations.register.ts';
import { progressClaimSources } from './search-sources.ts';

export const progressClaimModule: ServerModule = {
  name: 'progress-claim',
  manifest: progressClaimManifest,
  searches: progressClaimSources,
  demo: async () => (await import('./demo/progress-claim.demo.ts')).progressClaimDemo,
  providers: [provide(auditLabels, progressClaimAuditLabels)],
  jobs: [remindDueJob],
  reports: [pcrReport],
  bindings: [
    bind(generateReportCall, generateReport),
    bind(project.showSummary, showSummary),
    ...projectRegister.bindings,
    ...variationRegister.bindings,
    ...extensionRegister.bindings,
    ...sectionRegister.bindings,
    ...billItemRegister.bindings,
    ...importBindings(bill.billImport, billImportSource),
    bind(bill.showBill, showBill),
    bind(bill.adjustBill, adjustBill),
    bind(project.showProgress, showProgress),
    bind(project.saveProgress, saveProgress),
    bind(project.showOverview, showOverview),
    bind(project.approveVariation, approveVariation),
    bind(project.rejectVariation, rejectVariation),
    bind(project.showFiles, showFiles),
    bind(project.saveFiles, saveFiles),

    bind(claims.listClaims, listClaims),
    bind(claims.createClaim, createClaim),
    bind(claims.showClaim, showClaim),
    bind(claims.updateClaim, updateClaim),
    bind(claims.discardClaim, discardClaim),
    bind(claims.showClaimLines, showClaimLines),
    bind(claims.saveClaimLines, saveClaimLines),
    bind(claims.serveClaim, serveClaim),
    bind(claims.submitClaim, submitClaim),
    bind(claims.reviewClaim, reviewClaim),
    bind(claims.approveClaim, approveClaim),
    bind(claims.rejectClaim, rejectClaim),
    bind(claims.reviseClaim, reviseClaim),
    bind(claims.payClaim, payClaim),
    bind(claims.numberInvoice, numberInvoice),
    bind(claims.claimPdf, claimPdf),
    bind(claims.claimSheet, claimSheet),
    bind(final.showFinalAccount, showFinalAccount),
    bind(final.finalAccountPdf, finalAccountPdf),
    bind(final.finalAccountSheet, finalAccountSheet),
  ],
};
