/** Payment batches and bank files on the server. What they pay is answered by its own modules. */
import { auditWords } from '#platform/server/audit/audit-words.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { fourEyesSubjects } from '#modules/company/server/public.ts';
import { paymentManifest } from '../contract/payment.manifest.ts';
import { paymentActs } from './audit-words.ts';
import { paymentBindings } from './payment-bindings.ts';
import { paymentFourEyes } from './payment-four-eyes.ts';
import { paymentSources } from './search-sources.ts';

export const paymentModule: ServerModule = {
  name: 'payment',
  manifest: paymentManifest,
  searches: paymentSources,
  answers: [answer(auditWords, paymentActs), answer(fourEyesSubjects, paymentFourEyes)],
  bindings: [...paymentBindings],
};
