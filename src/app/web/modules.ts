/** The web rooms of all modules: pages, live effects, dashboard cards, slots. Loaded after sign-in. */
import type { SlotPart, WebModule } from '#platform/web/module.ts';
import { joinWebExtensionPoints } from '#platform/web/extension-point.ts';
import { approvalModule } from '#modules/approval/web/approval.module.tsx';
import { attendanceModule } from '#modules/attendance/web/attendance.module.tsx';
import { auxiliaryPoliceModule } from '#modules/auxiliary-police/web/auxiliary-police.module.tsx';
import { claimModule } from '#modules/claim/web/claim.module.tsx';
import { companyModule } from '#modules/company/web/company.module.tsx';
import { dashboardModule } from '#modules/dashboard/web/dashboard.module.tsx';
import { documentsModule } from '#modules/documents/web/documents.module.tsx';
import { eaFormModule } from '#modules/ea-form/web/ea-form.module.tsx';
import { employeeModule } from '#modules/employee/web/employee.module.tsx';
import { faceRecognitionModule } from '#modules/face-recognition/web/face-recognition.module.tsx';
import { identityModule } from '#modules/identity/web/identity.module.tsx';
import { leaveModule } from '#modules/leave/web/leave.module.tsx';
import { patrolModule } from '#modules/patrol/web/patrol.module.tsx';
import { paymentModule } from '#modules/payment/web/payment.module.tsx';
import { payrollModule } from '#modules/payroll/web/payroll.module.tsx';
import { payrollReviewModule } from '#modules/payroll-review/web/payroll-review.module.tsx';
import { progressClaimModule } from '#modules/progress-claim/web/progress-claim.module.tsx';
import { rosterModule } from '#modules/roster/web/roster.module.tsx';
import { salesModule } from '#modules/sales/web/sales.module.tsx';
import { securityGuardModule } from '#modules/security-guard/web/security-guard.module.tsx';
import { sessionModule } from '#modules/session/web/session.module.tsx';
import { siteVisitModule } from '#modules/site-visit/web/site-visit.module.tsx';
import { statutoryFileModule } from '#modules/statutory-file/web/statutory-file.module.tsx';
import { statutoryModule } from '#modules/statutory/web/statutory.module.tsx';
import { taxDeclarationModule } from '#modules/tax-declaration/web/tax-declaration.module.tsx';
import { workforceModule } from '#modules/workforce/web/workforce.module.tsx';
import { workSiteModule } from '#modules/work-site/web/work-site.module.tsx';
import { workTaskModule } from '#modules/work-task/web/work-task.module.tsx';

const BUSINESS: readonly WebModule[] = [
  approvalModule,
  leaveModule,
  claimModule,
  payrollModule,
  payrollReviewModule,
  taxDeclarationModule,
  paymentModule,
  eaFormModule,
  statutoryFileModule,
  companyModule,
  documentsModule,
  employeeModule,
  identityModule,
  statutoryModule,
  workSiteModule,
  attendanceModule,
  rosterModule,
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

const DASHBOARD = dashboardModule({
  cards: BUSINESS.flatMap(({ dashboardCards }) => dashboardCards ?? []),
  todoRows: Object.assign({}, ...BUSINESS.map(({ todoRows }) => todoRows)),
});

export const MODULES: readonly WebModule[] = [...BUSINESS, DASHBOARD, sessionModule];

joinWebExtensionPoints(MODULES.flatMap(({ providers }) => providers ?? []));

/** The files of all pages by path. */
export const PAGE_FILES = new Map(MODULES.flatMap(({ pages }) => Object.entries(pages)));

/** What guests hang into the pages of hosts, by slot. */
export const SLOTS: Readonly<Record<string, readonly SlotPart[]>> = Object.fromEntries(
  [...new Set(MODULES.flatMap(({ slots }) => Object.keys(slots ?? {})))].map((name) => [name, MODULES.flatMap(({ slots }) => slots?.[name] ?? [])]),
);
