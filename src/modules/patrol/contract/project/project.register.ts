/** Contracts under which sites are guarded, with what was agreed on rounds. */
import { z } from 'zod';
import { date, email, line, money, officePhone, optional, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { patrolManifest } from '../patrol.manifest.ts';

export const PROJECT_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const projects = register({
  name: 'patrol.project',
  plural: 'projects',
  path: 'api/patrol/projects',
  page: on(patrolManifest, '/patrol/project'),
  form: z.object({
    code: line(1, 20),
    name: line(2, 150),
    client_name: line(2, 150),
    contact_name: optionalLine(150),
    contact_phone: optional(officePhone()),
    contact_email: optional(email()),
    contract_no: optionalLine(60),
    start_date: date(),
    end_date: date(),
    monthly_fee: money(),
    guards_required: z.number().int().min(1).max(10_000),
    manager_id: id(),
    /** Service level: scans of all scans that were due, in percent. */
    completion_percent: z.number().int().min(50).max(100),
    /** Service level: minutes within which an emergency is answered. */
    response_minutes: z.number().int().min(1).max(60),
    cancelled: z.boolean(),
    /** What a month below these is: for each begun percentage point, and for each emergency that was answered too late; empty: nothing. */
    penalty_point: optional(money()),
    penalty_answer: optional(money()),
    /** Both together are no more than so much of the monthly fee; empty: without a limit. */
    penalty_most_percent: optional(z.number().int().min(1).max(100)),
  }),
  row: {
    penalty_point: z.number().nullable(),
    penalty_answer: z.number().nullable(),
    penalty_most_percent: z.number().nullable(),
    contact_phone: z.string().nullable(),
    contact_email: z.string().nullable(),
    start_date: z.string(),
    end_date: z.string(),
    manager_id: z.number(),
    manager: z.string().nullable(),
    /** By the dates. */
    status: z.enum(PROJECT_STATUSES),
    sites: z.number(),
    /** Active guards whose home is one of its sites. */
    guards_assigned: z.number(),
    /** Of the points of this month whose rounds are over the share that was scanned or excused, rounded down to a tenth; null: none was due. */
    completion_month: z.number().nullable(),
  },
  sorts: ['code', 'name', 'client_name', 'end_date'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { status: z.enum(PROJECT_STATUSES).optional(), client: z.string().trim().max(150).optional() },
  removal: 'hidden',
  companyWide: true,
  emits: ['patrol_changed'],
});
export type ProjectRow = RecordRow<typeof projects>;
