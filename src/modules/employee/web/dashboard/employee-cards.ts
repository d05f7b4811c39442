/** What employees show on the dashboard. */
import type { DashboardCard, TodoRowFile } from '#platform/web/module.ts';
import { EMPLOYEE_CARD_MESSAGES as M } from './employee-cards.messages.ts';

export const employeeCards: readonly DashboardCard[] = [
  { key: 'headcount', title: M.headcount, order: 20, load: async () => ({ Card: (await import('./headcount-card.tsx')).HeadcountCard }) },
  { key: 'holidays', title: M.holidays, order: 60, load: async () => ({ Card: (await import('./holiday-card.tsx')).HolidayCard }) },
];

export const endingRow: TodoRowFile = async () => ({ Row: (await import('./ending-todo.tsx')).EndingTodoRow });
