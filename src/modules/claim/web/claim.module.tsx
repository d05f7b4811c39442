/** Claims in the portal: own claims (R24), management (R25), categories (R26), settings (R27), report (R28). The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule, type LiveEffect } from '#platform/web/module.ts';
import { webProvide } from '#platform/web/extension-point.ts';
import { paidRecords } from '#modules/payroll/web/public.tsx';
import { claimManifest } from '../contract/claim.manifest.ts';
import { claimCards } from './dashboard/claim-cards.ts';
import { CLAIM_READS, SETUP_READS } from './claim-reads.ts';

const refresh: LiveEffect = (client) => void invalidate(client, CLAIM_READS);

export const claimModule = defineWebModule({
  name: 'claim',
  manifest: claimManifest,
  pages: {
    '/claim': () => import('./own/my-claim-page.tsx'),
    '/claim/manage': () => import('./manage/manage-claim-page.tsx'),
    '/claim/category': () => import('./category/category-page.tsx'),
    '/claim/report': () => import('./report/claim-report-page.tsx'),
    '/claim/setting': () => import('./setting/setting-page.tsx'),
  },
  providers: [webProvide(paidRecords, { key: 'claim', page: '/claim/manage', label: { en: 'Open the claim', ms: 'Buka tuntutan' } })],
  dashboardCards: claimCards,
  todoRows: { claim: async () => ({ Row: (await import('./dashboard/claim-todo.tsx')).ClaimTodoRow }) },
  commands: [
    {
      key: 'new-claim',
      title: { en: 'New claim', ms: 'Tuntutan baharu' },
      words: ['claim receipt expense tuntutan resit belanja'],
      icon: 'receipt-text',
      needs: { page: '/claim' },
      path: '/claim?new=1',
    },
    {
      key: 'claim-for',
      title: { en: 'Claim for an employee', ms: 'Tuntutan bagi pihak pekerja' },
      words: ['claim on behalf'],
      icon: 'receipt-text',
      needs: { page: '/claim/manage', action: 'Create' },
      path: '/claim/manage?new=1',
    },
    {
      key: 'claim-approval',
      kind: 'settings',
      title: { en: 'Approval rules of claims', ms: 'Peraturan kelulusan tuntutan' },
      words: ['approver substitute deputy stand-in delegate pelulus pengganti wakil setting tetapan'],
      icon: 'cog',
      needs: { page: '/claim/setting' },
      path: '/claim/setting?tab=approval',
    },
  ],
  liveEffects: {
    claim_changed: refresh,
    claim_setup_changed: (client) => void invalidate(client, SETUP_READS),
    claim_submitted: refresh,
    claim_reviewed: refresh,
    claim_checked: refresh,
    claim_approved: refresh,
    claim_rejected: refresh,
    claim_cancelled: refresh,
    claim_prepared: refresh,
    claim_payment_approved: refresh,
    claim_paid: refresh,
  },
});
