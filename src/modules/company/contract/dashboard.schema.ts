/** What the company shows on the dashboard: the first day's steps, until all are done. */
import { z } from 'zod';

export const CHECKLIST_STEPS = ['profile', 'organisation', 'positions', 'employees', 'admins'] as const;
export const checklistBlock = z.object({ steps: z.array(z.object({ key: z.enum(CHECKLIST_STEPS), done: z.boolean() })) });
export type ChecklistBlock = z.output<typeof checklistBlock>;
