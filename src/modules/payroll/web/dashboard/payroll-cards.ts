/** What payroll shows on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { PAYROLL_CARDS as M } from './payroll-cards.messages.ts';

export const payrollCards: readonly DashboardCard[] = [
  { key: 'payroll', title: M.payroll, order: 30, load: async () => ({ Card: (await import('./payroll-card.tsx')).PayrollCard }) },
  { key: 'payslip', title: M.own, order: 35, load: async () => ({ Card: (await import('./own-payslip-card.tsx')).OwnPayslipCard }) },
];
