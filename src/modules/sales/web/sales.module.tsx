/** Sales performance in the portal, each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { salesManifest } from '../contract/sales.manifest.ts';
import {
  CLIENT_READS,
  INVITATION_READS,
  OUTLET_READS,
  PAYOUT_READS,
  PRODUCT_READS,
  PROJECT_READS,
  SCHEDULE_READS,
  PROMOTER_READS,
  STOCK_READS,
  SUPERVISOR_READS,
} from './sales-reads.ts';

export const salesModule = defineWebModule({
  name: 'sales',
  manifest: salesManifest,
  pages: {
    '/spm/my-project': () => import('./my-project/my-project-page.tsx'),
    '/spm/project': () => import('./monitor/monitor-page.tsx'),
    '/spm/project/manage': () => import('./project/manage-page.tsx'),
    '/spm/project/report/attendance': () => import('./report/attendance-page.tsx'),
    '/spm/project/report/payout': () => import('./report/payout-page.tsx'),
    '/spm/project/view': () => import('./project/view/overview-page.tsx'),
    '/spm/project/view/outlet': () => import('./project/view/outlet-page.tsx'),
    '/spm/project/view/product': () => import('./project/view/product-page.tsx'),
    '/spm/project/view/promoter': () => import('./project/view/promoter-page.tsx'),
    '/spm/project/view/supervisor': () => import('./project/view/supervisor-page.tsx'),
    '/spm/project/view/task': () => import('./project/view/task-page.tsx'),
    '/spm/project/view/pay': () => import('./project/pay/pay-page.tsx'),
    '/spm/client': () => import('./client/client-page.tsx'),
    '/spm/product': () => import('./product/product-page.tsx'),
    '/spm/product/stock': () => import('./stock/stock-page.tsx'),
    '/spm/outlet': () => import('./outlet/outlet-page.tsx'),
    '/spm/outlet/view': () => import('./outlet/outlet-view-page.tsx'),
    '/spm/outlet/view/supervisor': () => import('./outlet/outlet-supervisor-page.tsx'),
    '/spm/supervisor': () => import('./supervisor/supervisor-page.tsx'),
    '/spm/promoter': () => import('./promoter/promoter-page.tsx'),
    '/spm/promoter/invitation': () => import('./invitation/answer-page.tsx'),
    '/spm/promoter/view': () => import('./promoter/promoter-view-page.tsx'),
  },
  todoRows: { 'sales-reports': async () => ({ Row: (await import('./my-project/reports-todo.tsx')).ReportsTodo }) },
  slots: {
    'promoter-schedule': [{ key: 'my-day', order: 1, load: () => import('./field/my-day.tsx') }],
  },
  liveEffects: {
    sales_client_changed: (client) => void invalidate(client, CLIENT_READS),
    sales_product_changed: (client) => void invalidate(client, PRODUCT_READS),
    sales_project_changed: (client) => void invalidate(client, PROJECT_READS),
    spm_schedule: (client) => void invalidate(client, SCHEDULE_READS),
    spm_activity: (client) => void invalidate(client, [...SCHEDULE_READS, ...STOCK_READS]),
    spm_payout: (client) => void invalidate(client, PAYOUT_READS),
    sales_supervisor_changed: (client) => void invalidate(client, SUPERVISOR_READS),
    promoter_invitation: (client) => void invalidate(client, INVITATION_READS),
    sales_promoter_changed: (client) => void invalidate(client, PROMOTER_READS),
    sales_outlet_changed: (client) => void invalidate(client, OUTLET_READS),
  },
});
