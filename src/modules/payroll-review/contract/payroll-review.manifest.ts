/** The page of the review: a view of the payroll list. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const payrollReviewManifest = defineManifest({
  name: 'payroll-review',
  pages: {
    '/payroll/manage/review': {
      audience: ['owner', 'admin'],
      modules: ['payroll'],
      kind: 'view',
      title: { en: 'Review', ms: 'Semakan' },
      heading: { en: 'Payroll review', ms: 'Semakan gaji' },
      icon: 'calculator',
      parent: '/payroll/manage',
      inherits: true,
      coveredBy: '/payroll/manage',
      actions: [],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof payrollReviewManifest> {}
}
