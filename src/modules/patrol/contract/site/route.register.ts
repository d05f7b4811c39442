/** Routes of a site: which checkpoints, in which order, and when rounds begin. */
import { z } from 'zod';
import { line, optional, optionalLine, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { SITE_PAGE, SITE_PATH, SITE_STATUSES } from './site.register.ts';

export const ROUTE_ORDERS = ['Strict', 'Any'] as const;
export const TOLERANCE = { min: 1, max: 60, usual: 10 } as const;
/** Minutes within which the start of a round is drawn. */
export const RANDOM = { min: 1, max: 240 } as const;
const DAY = 24 * 60;

/** A checkpoint of a route, so many minutes after the start of the round. */
export const routePoint = z.object({
  checkpoint_id: id(),
  offset_minutes: z.number().int().min(0).max(DAY),
  tolerance_minutes: z.number().int().min(TOLERANCE.min).max(TOLERANCE.max),
});

const update = requirePage(patrolManifest, SITE_PAGE, 'Update');

export const routes = register({
  name: 'patrol.route',
  plural: 'routes',
  path: `${SITE_PATH}/{site_id}/routes`,
  page: { page: SITE_PAGE, read: requirePage(patrolManifest, SITE_PAGE), create: update, update, remove: update },
  form: z.object({
    name: line(2, 120),
    order: z.enum(ROUTE_ORDERS),
    points: z.array(routePoint).min(2).max(100),
    start_times: z.array(timeOfDay()).max(96),
    /** Rounds at an interval; both ends belong to it, and an end before the beginning is on the next day. */
    every_from: optional(timeOfDay()),
    every_to: optional(timeOfDay()),
    every_minutes: optional(z.number().int().min(5).max(DAY)),
    /** Rounds begin so many minutes later at most, drawn anew for each operation; empty: at their time. */
    random_minutes: optional(z.number().int().min(RANDOM.min).max(RANDOM.max)),
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    /** Rounds of this shift alone; empty: of every one. */
    shift_name: optionalLine(40),
    /** Seconds that a person needs at least from one point to the next; less is an exception. */
    min_leg_seconds: z.number().int().min(0).max(3600),
    status: z.enum(SITE_STATUSES),
  }),
  row: {
    points: z.array(z.object({ checkpoint_id: z.number(), offset_minutes: z.number(), tolerance_minutes: z.number() })),
    start_times: z.array(z.string()),
    every_from: z.string().nullable(),
    every_to: z.string().nullable(),
    every_minutes: z.number().nullable(),
    random_minutes: z.number().nullable(),
    shift_name: z.string().nullable(),
    /** From the start of a round, the latest that may be drawn, to the end of its window. */
    duration_minutes: z.number(),
    rounds_a_day: z.number(),
  },
  sorts: ['name'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {},
  under: { site_id: id() },
  removal: 'hidden',
  companyWide: true,
  emits: ['patrol_changed'],
});
export type RouteRow = RecordRow<typeof routes>;
