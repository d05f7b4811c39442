/** The pages of payroll, loaded when first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import { defineWebModule, type Command, type LiveEffect } from '#platform/web/module.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { payrollCards } from './dashboard/payroll-cards.ts';

// Named, not imported: the endpoints with their schemas load with the pages that call them.
const MANAGED = ['payroll.list-payrolls', 'payroll.show-payroll', 'payroll.payroll-trace', 'payroll.net-trend'];
const ISSUED = 'payroll.list-payslips';
const OWN = ['payroll.list-own-payslips', 'payroll.own-payslip-summary', 'payroll.show-own-payslip'];
const RUNS = ['payroll.show-run', 'payroll.list-runs'];
const DASHBOARD = 'dashboard.show';
const refresh =
  (...reads: readonly string[]): LiveEffect =>
  (client) =>
    void invalidate(client, [...reads, DASHBOARD]);

/** A part of the setting, which has an address of its own. */
const setting = (part: string, title: Text, words: readonly string[]): Command => ({
  key: `payroll-setting-${part}`,
  kind: 'settings',
  title,
  words,
  icon: 'cog',
  needs: { page: '/payroll/setting' },
  path: `/payroll/setting?part=${part}`,
});

export const payrollModule = defineWebModule({
  name: 'payroll',
  manifest: payrollManifest,
  pages: {
    '/payroll': () => import('./own/my-payslip-page.tsx'),
    '/payroll/manage': () => import('./manage/manage-payroll-page.tsx'),
    '/payroll/manage/process': () => import('./process/process-page.tsx'),
    '/payroll/document': () => import('./payslip/issued-payslips-page.tsx'),
    '/payroll/setting': () => import('./setting/setting-page.tsx'),
  },
  commands: [
    {
      key: 'process-payroll',
      title: { en: 'Process payroll', ms: 'Proses gaji' },
      words: ['process run month proses gaji bulan'],
      icon: 'calculator',
      needs: { page: '/payroll/manage', action: 'Process' },
      path: '/payroll/manage',
    },
    setting('items', { en: 'Payroll items', ms: 'Item gaji' }, ['earnings deductions allowance elaun potongan pendapatan setting tetapan']),
    setting('openings', { en: 'Opening figures', ms: 'Angka pembukaan' }, ['tp3 previous employer majikan terdahulu setting tetapan']),
    {
      ...setting('tables', { en: 'Statutory tables', ms: 'Jadual berkanun' }, [
        'epf kwsp socso perkeso eis sip pcb mtd third schedule jadual ketiga law undang-undang',
      ]),
      kind: 'law',
      icon: 'scale-balance',
    },
    {
      ...setting('conformance', { en: 'Conformance with the published cases', ms: 'Kepatuhan kepada kes yang diterbitkan' }, [
        'conformance kepatuhan law undang-undang',
      ]),
      kind: 'law',
      icon: 'scale-balance',
    },
  ],
  dashboardCards: payrollCards,
  todoRows: { payroll: async () => ({ Row: (await import('./dashboard/payroll-todo.tsx')).PayrollTodo }) },
  slots: {
    'employee-missing': [
      {
        key: 'account',
        order: 10,
        needs: { page: '/admin/employee/view/employment' },
        load: async () => ({ Part: (await import('./salary/missing-account.tsx')).MissingAccount }),
      },
    ],
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
    payroll_run: (client, message) => {
      void invalidate(client, RUNS);
      // Its parts change thousands of rows: the lists load again once, at the end.
      if ((message['data'] as { status?: string } | null)?.status !== 'running') refresh(...MANAGED)(client, message);
    },
    payroll_confirmed: refresh(...MANAGED, ISSUED),
    payroll_paid: refresh(...MANAGED, ...OWN, ISSUED),
    payslip: refresh(...OWN),
    // Whether another person confirms is the company's choice.
    company: (client) => void invalidate(client, ['payroll.show-setting']),
    payroll_relief: refresh('payroll.list-payrolls', 'payroll.net-trend'),
    payment: refresh(...MANAGED),
  },
});
