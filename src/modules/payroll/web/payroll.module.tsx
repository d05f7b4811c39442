/** The pages of payroll, loaded when first opened. The only file that app imports. */
import { defineWebModule } from '#platform/web/module.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';

export const payrollModule = defineWebModule({
  name: 'payroll',
  manifest: payrollManifest,
  pages: {
    '/payroll': () => import('./own/my-payslip-page.tsx'),
    '/payroll/manage': () => import('./manage/manage-payroll-page.tsx'),
    '/payroll/manage/process': () => import('./process/process-page.tsx'),
  },
});
