/** Leave in the portal: own leave (R19), management (R20), entitlement (R21), holidays (R22), report (R23), and the leave tab of an employee. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule, type LiveEffect } from '#platform/web/module.ts';
import { leaveManifest } from '../contract/leave.manifest.ts';
import { leaveCards } from './dashboard/leave-cards.ts';
import { LEAVE_READS, SETUP_READS } from './leave-reads.ts';

const refresh: LiveEffect = (client) => void invalidate(client, LEAVE_READS);

export const leaveModule = defineWebModule({
  name: 'leave',
  manifest: leaveManifest,
  pages: {
    '/leave': () => import('./own/my-leave-page.tsx'),
    '/leave/manage': () => import('./manage/manage-leave-page.tsx'),
    '/leave/entitlement': () => import('./entitlement/entitlement-page.tsx'),
    '/leave/holiday': () => import('./holiday/holiday-page.tsx'),
    '/leave/report': () => import('./report/leave-report-page.tsx'),
    '/admin/employee/view/leave': () => import('./employee/employee-leave-page.tsx'),
  },
  commands: [
    {
      key: 'apply-leave',
      title: { en: 'Apply for leave', ms: 'Mohon cuti' },
      words: ['apply leave mohon cuti'],
      icon: 'calendar-remove',
      needs: { page: '/leave' },
      path: '/leave?apply=1',
    },
    {
      key: 'apply-leave-for',
      title: { en: 'Apply leave for an employee', ms: 'Mohon cuti bagi pihak pekerja' },
      words: ['apply leave on behalf'],
      icon: 'calendar-remove',
      needs: { page: '/leave/manage', action: 'Create' },
      path: '/leave/manage?apply=1',
    },
    {
      key: 'leave-types',
      kind: 'settings',
      title: { en: 'Leave types', ms: 'Jenis cuti' },
      words: ['setting tetapan annual medical tahunan sakit'],
      icon: 'cog',
      needs: { page: '/leave/entitlement' },
      path: '/leave/entitlement?tab=types',
    },
    {
      key: 'leave-approval',
      kind: 'settings',
      title: { en: 'Approval rules of leave', ms: 'Peraturan kelulusan cuti' },
      words: ['approver substitute deputy stand-in delegate pelulus pengganti wakil setting tetapan'],
      icon: 'cog',
      needs: { page: '/leave/entitlement' },
      path: '/leave/entitlement?tab=approval',
    },
    {
      key: 'leave-blackout',
      kind: 'settings',
      title: { en: 'Blackout days', ms: 'Sekatan cuti' },
      words: ['setting tetapan'],
      icon: 'cog',
      needs: { page: '/leave/holiday' },
      path: '/leave/holiday?view=blackout',
    },
  ],
  dashboardCards: leaveCards,
  liveEffects: {
    leave_changed: refresh,
    leave_setup_changed: (client) => void invalidate(client, SETUP_READS),
    leave_submitted: refresh,
    leave_reviewed: refresh,
    leave_approved: refresh,
    leave_rejected: refresh,
    leave_cancelled: refresh,
    leave_entitlement: refresh,
  },
});
