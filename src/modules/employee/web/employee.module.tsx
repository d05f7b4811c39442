/** Employee administration and My Employment in the portal (R2–R5, R94–R98). */
import { markStale } from '#platform/web/call/query-client.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import { employeeCards, endingRow } from './dashboard/employee-cards.ts';
import { OWN_READS, PERMIT_READS } from './reads.ts';

export const employeeModule = defineWebModule({
  name: 'employee',
  manifest: employeeManifest,
  pages: {
    '/my/employment': () => import('./own/personal-page.tsx'),
    '/my/employment/contact': () => import('./own/contact-page.tsx'),
    '/my/employment/family': () => import('./own/family-page.tsx'),
    '/my/employment/employment': () => import('./own/employment-page.tsx'),
    '/admin/employee': () => import('./list/employee-list-page.tsx'),
    '/admin/employee/work-permit': () => import('./permit/permit-list-page.tsx'),
    '/admin/employee/view': () => import('./view/personal-page.tsx'),
    '/admin/employee/view/credential': () => import('./view/credential-page.tsx'),
    '/admin/employee/view/employment': () => import('./view/employment-page.tsx'),
  },
  commands: [
    {
      key: 'add-employee',
      title: { en: 'Add employee', ms: 'Tambah pekerja' },
      words: ['new hire staff pekerja baharu'],
      icon: 'account-group',
      needs: { page: '/admin/employee', action: 'Create' },
      path: '/admin/employee?add=1',
    },
  ],
  slots: { 'organisation-chart': [{ key: 'chart', order: 10, load: async () => ({ Part: (await import('./chart/chart-part.tsx')).ChartPart }) }] },
  dashboardCards: employeeCards,
  todoRows: { permits: endingRow, terms: endingRow },
  liveEffects: {
    // Somebody changed an employee or the organisation: lists and records on the screen load again.
    company: (client) =>
      void markStale(client, {
        predicate: ({ queryKey }) => {
          const read = String(queryKey[0]);
          // A form of My Employment keeps what is typed in it.
          return read.startsWith('employee.') && !OWN_READS.some((own) => own === read);
        },
      }),
    profile_updated: (client) => void markStale(client, { queryKey: ['employee.show-employee'] }),
    permit_expiry: (client) => void markStale(client, { predicate: ({ queryKey }) => PERMIT_READS.some((read) => read === queryKey[0]) }),
  },
});
