/** What the company shows on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { SETUP_MESSAGES } from '../setup.messages.ts';

export const companyCards: readonly DashboardCard[] = [
  { key: 'checklist', title: SETUP_MESSAGES.title, order: 0, top: true, load: async () => ({ Card: (await import('./checklist-card.tsx')).ChecklistCard }) },
];
