/** Company administration in the portal (R89–R92). */
import { markStale } from '#platform/web/call/query-client.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { companyManifest } from '../contract/company.manifest.ts';
import { companyCards } from './dashboard/company-cards.ts';

export const companyModule = defineWebModule({
  name: 'company',
  manifest: companyManifest,
  pages: {
    '/admin/company': () => import('./profile/profile-page.tsx'),
    '/admin/company/organizational': () => import('./organisation/organisation-page.tsx'),
    '/admin/company/contribution': () => import('./contribution/contribution-page.tsx'),
    '/admin/company/bank': () => import('./bank/bank-page.tsx'),
  },
  dashboardCards: companyCards,
  slots: {
    'above-page': [
      {
        key: 'setup',
        order: 10,
        needs: { page: '/admin/company', action: 'Update' },
        load: async () => ({ Part: (await import('./setup-bar.tsx')).SetupBar }),
      },
    ],
  },
  liveEffects: {
    // Somebody changed the company: whatever this browser holds of it loads again.
    company: (client) => void markStale(client, { predicate: ({ queryKey }) => String(queryKey[0]).startsWith('company.') }),
  },
});
