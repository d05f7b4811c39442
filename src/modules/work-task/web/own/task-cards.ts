/** What work on sites shows on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { OWN } from './own-tasks.messages.ts';

export const taskCards: readonly DashboardCard[] = [
  { key: 'my-site-tasks', title: OWN.title, order: 12, load: async () => ({ Card: (await import('./own-tasks-card.tsx')).OwnTasksCard }) },
];
