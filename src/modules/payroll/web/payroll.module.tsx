/** The pages of payroll, loaded when first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule, type LiveEffect } from '#platform/web/module.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { payrollCards } from './dashboard/payroll-cards.ts';

// Named, not imported: the endpoints with their schemas load with the pages that call them.
const MANAGED = ['payroll.list-payrolls', 'payroll.show-payroll', 'payroll.payroll-trace'];
const OWN = ['payroll.list-own-payslips', 'payroll.own-payslip-summary', 'payroll.show-own-payslip'];
const DASHBOARD = 'dashboard.show';
const refresh =
  (...reads: readonly string[]): LiveEffect =>
  (client) =>
    void invalidate(client, [...reads, DASHBOARD]);

export const payrollModule = defineWebModule({
  name: 'payroll',
  manifest: payrollManifest,
  pages: {
    '/payroll': () => import('./own/my-payslip-page.tsx'),
    '/payroll/manage': () => import('./manage/manage-payroll-page.tsx'),
    '/payroll/manage/process': () => import('./process/process-page.tsx'),
    '/payroll/setting': () => import('./setting/setting-page.tsx'),
  },
  dashboardCards: payrollCards,
  slots: {
    'employee-employment': [
      {
        key: 'salary',
        order: 10,
        needs: { page: '/admin/employee/view/employment' },
        load: async () => ({ Part: (await import('./salary/salary-part.tsx')).SalaryPart }),
      },
    ],
  },
  liveEffects: {
    payroll_confirmed: refresh(...MANAGED),
    payroll_paid: refresh(...MANAGED, ...OWN),
    payslip: refresh(...OWN),
  },
});
