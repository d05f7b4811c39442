/** What other modules may show of payment. */
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';

/** Opens the wizard, filled in with a period and with who is ticked. */
export { preparePath } from './payment-address.ts';
export { RETURN_MESSAGES } from '../contract/return-payment.messages.ts';
/** Asks when and why the bank returned a payment. */
export const ReturnForm = lazyDrawer(async () => (await import('./return-form.tsx')).ReturnForm);
