/** Payment batches and bank files on the server. What they pay is answered by its own modules. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { fourEyesSubjects } from '#modules/company/server/public.ts';
import { paymentManifest } from '../contract/payment.manifest.ts';
import { paymentAuditLabels } from './audit-labels.ts';
import { paymentBindings } from './payment-bindings.ts';
import { paymentFourEyes } from './payment-four-eyes.ts';
import { paymentSources } from './search-sources.ts';

export const paymentModule: ServerModule = {
  name: 'payment',
  manifest: paymentManifest,
  searches: paymentSources,
  providers: [provide(auditLabels, paymentAuditLabels), provide(fourEyesSubjects, paymentFourEyes)],
  bindings: [...paymentBindings],
};
