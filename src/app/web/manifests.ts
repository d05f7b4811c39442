/** The manifests of all modules, in the order of the menu. Light: no schemas, no pages. */
import { pagesOf } from '#platform/contract/access.ts';
import { companyManifest } from '#modules/company/contract/company.manifest.ts';
import { dashboardManifest } from '#modules/dashboard/contract/dashboard.manifest.ts';
import { documentManifest } from '#modules/documents/contract/document.manifest.ts';
import { eaFormManifest } from '#modules/ea-form/contract/ea-form.manifest.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { identityManifest } from '#modules/identity/contract/identity.manifest.ts';
import { leaveManifest } from '#modules/leave/contract/leave.manifest.ts';
import { paymentManifest } from '#modules/payment/contract/payment.manifest.ts';
import { payrollManifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { statutoryManifest } from '#modules/statutory/contract/statutory.manifest.ts';

export const MANIFESTS = [
  dashboardManifest,
  leaveManifest,
  payrollManifest,
  paymentManifest,
  eaFormManifest,
  companyManifest,
  documentManifest,
  employeeManifest,
  identityManifest,
  statutoryManifest,
] as const;

/** Every page of the portal by its path. */
export const PAGES = pagesOf(MANIFESTS);
