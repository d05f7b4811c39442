/** What a company needs people for: entered once, asked for whenever a roster fills itself. */
import { z } from 'zod';
import { requirePage } from '#platform/contract/endpoint.ts';
import { line, optional, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { endDiffers, SESSION_ERRORS } from '#platform/contract/time/sessions.ts';
import { rosterManifest } from '../roster.manifest.ts';
import { named } from '../named.schema.ts';

export const NEED_STATUSES = ['Active', 'Inactive'] as const;
const MOST_HEADS = 100;

const PAGE = '/attendance/schedule';
const sets = requirePage(rosterManifest, PAGE, 'Work Schedule');

export const rosterNeedForm = z
  .object({
    name: line(2, 100),
    work_site_id: optional(id()),
    /** 1 Monday … 7 Sunday. */
    weekdays: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .max(7)
      .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
    start_time: timeOfDay(),
    end_time: timeOfDay(),
    heads: z.number().int().min(1).max(MOST_HEADS),
    position_id: optional(id()),
    status: z.enum(NEED_STATUSES),
  })
  .refine(endDiffers, { path: ['end_time'], params: { text: SESSION_ERRORS.empty } });

export const rosterNeeds = register({
  name: 'attendance.roster-need',
  plural: 'roster-needs',
  path: 'api/operation/attendances/roster-needs',
  page: { page: PAGE, read: requirePage(rosterManifest, PAGE), create: sets, update: sets, remove: sets },
  form: rosterNeedForm,
  row: { site: named.nullable(), position: named.nullable() },
  sorts: ['name', 'heads', 'status'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { status: z.enum(NEED_STATUSES).optional(), work_site_id: id().optional() },
  companyWide: true,
  emits: ['schedule_changed'],
});
export type RosterNeedRow = RecordRow<typeof rosterNeeds>;
