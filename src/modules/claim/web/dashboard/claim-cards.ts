/** What claims show on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { CLAIM_CARDS as M } from './claim-cards.messages.ts';

export const claimCards: readonly DashboardCard[] = [
  { key: 'claim', title: M.claims, order: 32, load: async () => ({ Card: (await import('./claim-card.tsx')).ClaimCard }) },
  { key: 'own-claim', title: M.own, order: 33, load: async () => ({ Card: (await import('./own-claim-card.tsx')).OwnClaimCard }) },
];
