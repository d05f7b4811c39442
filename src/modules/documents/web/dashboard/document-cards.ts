/** What documents show on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { DOCUMENT_CARD_MESSAGES as M } from './document-cards.messages.ts';

export const documentCards: readonly DashboardCard[] = [
  { key: 'documents-to-read', title: M.toRead, order: 10, load: async () => ({ Card: (await import('./to-read-card.tsx')).ToReadCard }) },
  { key: 'documents-expiring', title: M.expiring, order: 42, load: async () => ({ Card: (await import('./expiring-card.tsx')).ExpiringCard }) },
];
