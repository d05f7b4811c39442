/** What leave shows on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { LEAVE_CARDS as M } from './leave-cards.messages.ts';

export const leaveCards: readonly DashboardCard[] = [
  { key: 'leave', title: M.leave, order: 20, load: async () => ({ Card: (await import('./leave-card.tsx')).LeaveCard }) },
  { key: 'own-leave', title: M.own, order: 25, load: async () => ({ Card: (await import('./own-leave-card.tsx')).OwnLeaveCard }) },
  { key: 'own-leave-requests', title: M.requests, order: 40, load: async () => ({ Card: (await import('./own-requests-card.tsx')).OwnRequestsCard }) },
];
