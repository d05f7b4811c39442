/** Who worked where and when, with what came of it: a line for each schedule. */
import { z } from 'zod';
import { defineEndpoint, list, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { PUNCH_STATUSES } from '../field-words.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { SCHEDULE_STATUSES } from '../schedule-status.ts';

const named = z.object({ id: z.number(), name: z.string() });

export const attendanceLine = z.object({
  id: z.number(),
  promoter: named,
  date: z.string(),
  project: named,
  outlet: named,
  start_time: z.string(),
  end_time: z.string(),
  checkin_at: z.string().nullable(),
  checkin_status: z.enum(PUNCH_STATUSES).nullable(),
  checkout_at: z.string().nullable(),
  checkout_status: z.enum(PUNCH_STATUSES).nullable(),
  distance_m: z.number().nullable(),
  worked_minutes: z.number().nullable(),
  overtime_minutes: z.number(),
  /** `outside`, `report`, `stock`, `offline`, `clock`, `altered`, `held_back`, `auto`. */
  flags: z.array(z.string()),
  status: z.enum(SCHEDULE_STATUSES),
});
export type AttendanceLine = z.output<typeof attendanceLine>;

export const listPromoterAttendance = defineEndpoint({
  name: 'sales.list-promoter-attendance',
  method: 'GET',
  path: 'api/spm/reports/promoter-attendance',
  requires: requirePage(manifest, '/spm/project/report/attendance'),
  input: z.object({
    ...listParams(['promoter', 'date'], { sortBy: 'promoter', sort: 'asc' }),
    start_date: date().optional(),
    end_date: date().optional(),
    project_id: id().optional(),
    outlet_id: id().optional(),
    promoter_id: id().optional(),
    status: z.enum(SCHEDULE_STATUSES).optional(),
  }),
  output: list(attendanceLine).extend({
    /** Of the whole filter. */
    totals: z.object({
      schedules: z.number(),
      checkins: z.number(),
      /** Early ones among them. */
      ontime: z.number(),
      missed: z.number(),
      worked_minutes: z.number(),
      /** On-time check-ins of check-ins and missed schedules; null: there are none. */
      ontime_percent: z.number().nullable(),
    }),
  }),
  summary: 'Schedules of promoters in a span, the month unless asked otherwise, with check-in and check-out and totals; cancelled ones are left out',
});
