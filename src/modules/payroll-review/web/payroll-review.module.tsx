/** The review of payrolls in the portal: its page, and what hangs in those of payroll. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule, type LiveEffect } from '#platform/web/module.ts';
import { webProvide } from '#platform/web/extension-point.ts';
import { payrollReviewer } from '#modules/payroll/web/public.tsx';
import { payrollReviewManifest } from '../contract/payroll-review.manifest.ts';

// Named, not imported: the endpoints with their schemas load with the pages that call them.
const COMPARISONS = ['payroll.compare-payroll', 'payroll.list-comparisons'];
const refresh: LiveEffect = (client) => void invalidate(client, COMPARISONS);

export const payrollReviewModule = defineWebModule({
  name: 'payroll-review',
  manifest: payrollReviewManifest,
  pages: { '/payroll/manage/review': () => import('./review-page.tsx') },
  providers: [webProvide(payrollReviewer, async () => (await import('./payroll-reviewer.ts')).reviewer)],
  slots: {
    'payroll-month-review': [{ key: 'compare', order: 10, load: async () => ({ Part: (await import('./review-link.tsx')).ReviewLink }) }],
    'payroll-cards': [{ key: 'comparison', order: 10, load: async () => ({ Part: (await import('./comparison-card.tsx')).ShownComparison }) }],
    'payroll-asides': [{ key: 'what-if', order: 10, load: async () => ({ Part: (await import('./what-if-button.tsx')).WhatIfButton }) }],
    'payroll-law-changes': [
      {
        key: 'law-difference',
        order: 10,
        needs: { page: '/payroll/manage' },
        load: async () => ({ Part: (await import('./law-difference.tsx')).LawDifference }),
      },
    ],
  },
  liveEffects: {
    payroll_run: (client, message) => {
      // Its parts change thousands of rows: the lists load again once, at the end.
      if ((message['data'] as { status?: string } | null)?.status !== 'running') refresh(client, message);
    },
    payroll_confirmed: refresh,
    payroll_paid: refresh,
    payment: refresh,
  },
});
