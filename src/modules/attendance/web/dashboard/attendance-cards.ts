/** What attendance shows on the dashboard. */
import type { DashboardCard } from '#platform/web/module.ts';
import { ATTENDANCE_CARDS as M } from './attendance-cards.messages.ts';

export const attendanceCards: readonly DashboardCard[] = [
  { key: 'attendance', title: M.attendance, order: 18, load: async () => ({ Card: (await import('./attendance-card.tsx')).AttendanceCard }) },
  { key: 'own-attendance', title: M.own, order: 15, load: async () => ({ Card: (await import('./own-attendance-card.tsx')).OwnAttendanceCard }) },
];
