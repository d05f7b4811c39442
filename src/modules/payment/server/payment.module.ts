/** Payment batches and bank files on the server. What they pay is answered by its own modules. */
import type { ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { fourEyesSubjects } from '#modules/company/server/public.ts';
import { paymentManifest } from '../contract/payment.manifest.ts';
import { paymentBindings } from './payment-bindings.ts';
import { paymentFourEyes } from './payment-four-eyes.ts';
import { paymentSources } from './search-sources.ts';

export const paymentModule: ServerModule = {
  name: 'payment',
  manifest: paymentManifest,
  searches: paymentSources,
  answers: [answer(fourEyesSubjects, paymentFourEyes)],
  bindings: [...paymentBindings],
};
