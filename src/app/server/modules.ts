/** The list of server modules. Adding a module is one import and one entry, here and in the web's list. */
import { upcomingOf, blocksOf, noticesOf, sourcesOf, todosOf, type ServerModule } from '#platform/server/module.ts';
import { appModule } from '#platform/server/platform.module.ts';
import { approvalModule } from '#modules/approval/server/approval.module.ts';
import { attendanceModule } from '#modules/attendance/server/attendance.module.ts';
import { auxiliaryPoliceModule } from '#modules/auxiliary-police/server/auxiliary-police.module.ts';
import { claimModule } from '#modules/claim/server/claim.module.ts';
import { companyModule } from '#modules/company/server/company.module.ts';
import { dashboardModule } from '#modules/dashboard/server/dashboard.module.ts';
import { documentsModule } from '#modules/documents/server/documents.module.ts';
import { eaFormModule } from '#modules/ea-form/server/ea-form.module.ts';
import { employeeModule } from '#modules/employee/server/employee.module.ts';
import { faceRecognitionModule } from '#modules/face-recognition/server/face-recognition.module.ts';
import { identityModule } from '#modules/identity/server/identity.module.ts';
import { leaveModule } from '#modules/leave/server/leave.module.ts';
import { patrolModule } from '#modules/patrol/server/patrol.module.ts';
import { paymentModule } from '#modules/payment/server/payment.module.ts';
import { payrollModule } from '#modules/payroll/server/payroll.module.ts';
import { payrollReviewModule } from '#modules/payroll-review/server/payroll-review.module.ts';
import { progressClaimModule } from '#modules/progress-claim/server/progress-claim.module.ts';
import { receiptModule } from '#modules/receipt/server/receipt.module.ts';
import { referenceModule } from '#modules/reference/server/reference.module.ts';
import { rosterModule } from '#modules/roster/server/roster.module.ts';
import { salesModule } from '#modules/sales/server/sales.module.ts';
import { searchModule } from '#modules/search/server/search.module.ts';
import { securityGuardModule } from '#modules/security-guard/server/security-guard.module.ts';
import { sessionModule } from '#modules/session/server/session.module.ts';
import { siteVisitModule } from '#modules/site-visit/server/site-visit.module.ts';
import { statutoryFileModule } from '#modules/statutory-file/server/statutory-file.module.ts';
import { statutoryModule } from '#modules/statutory/server/statutory.module.ts';
import { taxDeclarationModule } from '#modules/tax-declaration/server/tax-declaration.module.ts';
import { workforceModule } from '#modules/workforce/server/workforce.module.ts';
import { workSiteModule } from '#modules/work-site/server/work-site.module.ts';
import { workTaskModule } from '#modules/work-task/server/work-task.module.ts';

const BUSINESS: readonly ServerModule[] = [
  referenceModule,
  statutoryModule,
  identityModule,
  companyModule,
  employeeModule,
  documentsModule,
  approvalModule,
  paymentModule,
  leaveModule,
  taxDeclarationModule,
  payrollModule,
  payrollReviewModule,
  eaFormModule,
  statutoryFileModule,
  receiptModule,
  claimModule,
  attendanceModule,
  rosterModule,
  workSiteModule,
  faceRecognitionModule,
  salesModule,
  auxiliaryPoliceModule,
  progressClaimModule,
  securityGuardModule,
  siteVisitModule,
  workTaskModule,
  patrolModule,
  workforceModule,
];

export const SERVER_MODULES: readonly ServerModule[] = [
  appModule,
  ...BUSINESS,
  dashboardModule({ blocks: blocksOf(BUSINESS), duties: todosOf(BUSINESS), ahead: upcomingOf(BUSINESS) }),
  searchModule(sourcesOf(BUSINESS)),
  sessionModule(noticesOf(BUSINESS)),
];
