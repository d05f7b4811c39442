/** Work schedules of a company (R14): the action Work Schedule sets them up. */
import { z } from 'zod';
import { requirePage } from '#platform/contract/endpoint.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { rosterManifest } from './roster.manifest.ts';
import { SCHEDULE_STATUSES, SCHEDULE_TYPES, workScheduleForm } from './work-schedule.schema.ts';

const PAGE = '/attendance/schedule';
const sets = requirePage(rosterManifest, PAGE, 'Work Schedule');

export const workSchedules = register({
  name: 'attendance.work-schedule',
  plural: 'work-schedules',
  path: 'api/operation/attendances/work-schedules',
  page: { page: PAGE, read: requirePage(rosterManifest, PAGE), create: sets, update: sets, remove: sets },
  form: workScheduleForm,
  row: {
    /** Of a week, breaks taken off. */
    hours: z.number(),
    /** Where it goes beyond the law, in the reader's language. */
    warnings: z.array(z.string()),
    /** Who works by it today: those who are put on it; of the default also those who are on no other. */
    employees_count: z.number(),
  },
  sorts: ['name', 'type', 'status'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { status: z.enum(SCHEDULE_STATUSES).optional(), type: z.enum(SCHEDULE_TYPES).optional() },
  removal: 'hidden',
  companyWide: true,
  emits: ['schedule_changed'],
});
export type WorkScheduleRow = RecordRow<typeof workSchedules>;
