/** Payment batches and bank files on the server. What they pay is answered by its own modules. */
import type { ServerModule } from '#platform/server/module.ts';
import { paymentManifest } from '../contract/payment.manifest.ts';
import { paymentBindings } from './payment-bindings.ts';
import { paymentSources } from './search-sources.ts';

export const paymentModule: ServerModule = { name: 'payment', manifest: paymentManifest, searches: paymentSources, bindings: [...paymentBindings] };
