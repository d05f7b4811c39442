/** What other modules may show of payment. */
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';

export { PAYMENT } from './payment-page.messages.ts';
/** Asks when and why the bank returned a payment. */
export const ReturnForm = lazyDrawer(async () => (await import('./return-form.tsx')).ReturnForm);
