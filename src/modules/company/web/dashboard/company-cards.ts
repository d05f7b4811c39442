/** What the company shows on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { CHECKLIST_MESSAGES } from './checklist.messages.ts';

export const companyCards: readonly DashboardCard[] = [
  { key: 'checklist', title: CHECKLIST_MESSAGES.title, order: 0, span: 12, load: async () => ({ Card: (await import('./checklist-card.tsx')).ChecklistCard }) },
];
