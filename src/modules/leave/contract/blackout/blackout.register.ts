/** Days on which nobody may take leave. */
import { z } from 'zod';
import { date, line } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register } from '#platform/contract/register/register.ts';
import { LEAVE_ERRORS } from '../leave.messages.ts';
import { leaveManifest } from '../leave.manifest.ts';

const fields = z.object({
  name: line(2, 80),
  start_date: date(),
  end_date: date(),
  /** Empty: every type. */
  leave_type_ids: z.array(id()).max(50),
  /** Empty: every department. */
  department_ids: z.array(id()).max(200),
});

export const blackouts = register({
  name: 'leave.blackout',
  plural: 'blackouts',
  path: 'api/operation/leaves/blackouts',
  page: on(leaveManifest, '/leave/holiday'),
  form: fields.refine(({ start_date, end_date }) => end_date >= start_date, { path: ['end_date'], params: { text: LEAVE_ERRORS.endBeforeStart } }),
  row: { start_date: z.string(), end_date: z.string() },
  sorts: ['start_date', 'name'],
  first: { sortBy: 'start_date', sort: 'asc' },
  filters: { /** Default this one. */ year: z.number().int().min(2000).max(2100).optional() },
  companyWide: true,
  emits: ['leave_setup_changed'],
});
