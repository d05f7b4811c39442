/** The page of payment batches, loaded when first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { paymentManifest } from '../contract/payment.manifest.ts';

// Named, not imported: the endpoints with their schemas load with the pages that call them.
const PAYMENTS = ['payroll.list-payments', 'payroll.show-payment', 'payroll.list-payment-items', 'payroll.list-payables'];

export const paymentModule = defineWebModule({
  name: 'payment',
  manifest: paymentManifest,
  pages: { '/payroll/document/payment': () => import('./payment-page.tsx') },
  liveEffects: { payment: (client) => void invalidate(client, PAYMENTS) },
});
