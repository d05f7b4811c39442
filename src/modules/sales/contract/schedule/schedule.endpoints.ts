/** Schedules of promoters: read in groups or flat, planned, changed, cancelled, copied. */
import { z } from 'zod';
import { defineEndpoint, done, onPage, requireAny, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalText, text, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { PUNCH_SOURCES, PUNCH_STATUSES, REPORT_STATUSES } from '../field-words.ts';
import { STOCK_TYPES } from '../stock/stock-types.ts';
import { SCHEDULE_ERRORS } from './schedule.messages.ts';
import { SCHEDULE_STATUSES } from '../schedule-status.ts';

const PATH = 'api/spm/schedules';
const TAB = '/spm/project/view/promoter';
const CHANGED = { emits: ['spm_schedule'] };
/** Schedules that one call reads or makes, at most. */
export const MOST_SCHEDULES = 2000;
/** As a filter says them; `on going` is the default. */
export const FILTER_STATUSES = ['all', ...SCHEDULE_STATUSES.map((status) => status.toLowerCase() as Lowercase<(typeof SCHEDULE_STATUSES)[number]>)] as const;
export type FilterStatus = (typeof FILTER_STATUSES)[number];
export const statusFilter = () => z.string().trim().toLowerCase().pipe(z.enum(FILTER_STATUSES)).default('on going');

const named = z.object({ id: z.number(), name: z.string() });
const punch = z.object({
  recorded_at: z.string(),
  status: z.enum(PUNCH_STATUSES),
  distance_m: z.number().nullable(),
  outside: z.boolean(),
  source: z.enum(PUNCH_SOURCES),
  remark: z.string().nullable(),
});

export const scheduleRow = z.object({
  id: z.number(),
  project: named,
  outlet: z.object({ ...named.shape, lat: z.number(), lng: z.number() }),
  promoter: named,
  promoter_id: z.number(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  status: z.enum(SCHEDULE_STATUSES),
  checkin: punch.nullable(),
  checkout: punch.nullable(),
  worked_minutes: z.number().nullable(),
  overtime_minutes: z.number(),
  remark: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  stocks: z.array(
    z.object({ product_id: z.number(), type: z.enum(STOCK_TYPES), quantity: z.number(), unit_price: z.number().nullable(), amount: z.number().nullable() }),
  ),
  daily_report: z.object({ status: z.enum(REPORT_STATUSES) }),
  /** Of the active tasks; complete: each has an action, begun: at least one has. */
  tasks: z.object({ done: z.number(), total: z.number(), complete: z.boolean(), begun: z.boolean() }),
});
export type ScheduleRow = z.output<typeof scheduleRow>;

export const scheduleSums = z.object({
  schedules: z.number(),
  checkins: z.number(),
  checkouts: z.number(),
  sales: z.object({ units: z.number(), amount: z.number() }),
  available_stock: z.number(),
  reports: z.object({ pending: z.number(), submitted: z.number() }),
});

const dateGroup = z.object({
  date: z.string(),
  /** Where promoters are no level of their own. */
  schedules: z.array(scheduleRow).optional(),
  summary: scheduleSums,
  promoters: z.array(z.object({ promoter: named, schedules: z.array(scheduleRow), summary: scheduleSums })).optional(),
});
export const projectGroup = z.object({
  project: named,
  outlets: z.array(z.object({ outlet: z.object({ ...named.shape, lat: z.number(), lng: z.number() }), dates: z.array(dateGroup) })),
});
export type ProjectGroup = z.output<typeof projectGroup>;

/** All schedules of a day at an outlet, at whichever level they stand. */
export const schedulesOn = ({ schedules, promoters }: z.output<typeof dateGroup>): ScheduleRow[] => [
  ...(schedules ?? []),
  ...(promoters ?? []).flatMap((each) => each.schedules),
];

export const VIEW_TYPES = ['scheduleByProjectOutletDate', 'scheduleByProjectOutletDatePromoter'] as const;

export const listSchedules = defineEndpoint({
  name: 'sales.list-schedules',
  method: 'GET',
  path: PATH,
  requires: requireAny([onPage(manifest, TAB), onPage(manifest, '/spm/project/view'), onPage(manifest, '/spm/project/manage')], { orSelf: true }),
  input: z.object({
    view_type: z.enum(VIEW_TYPES).optional(),
    project_id: id().optional(),
    outlet_id: id().optional(),
    promoter_id: id().optional(),
    /** Default: the month of today with all of its weeks, from Monday to Sunday. */
    start_date: date().optional(),
    end_date: date().optional(),
    status: statusFilter(),
  }),
  /** Groups where a view type asks for them, else the rows. */
  output: z.object({ data: z.union([z.array(scheduleRow), z.array(projectGroup)]), summary: scheduleSums, more: z.boolean() }),
  summary: 'Schedules of promoters in a period, with their totals',
});

const times = { start_time: timeOfDay(), end_time: timeOfDay() };
const differ = { path: ['end_time'], params: { text: SCHEDULE_ERRORS.sameTime } };
const plan = requireAny([onPage(manifest, TAB, 'Create')], { orSelf: true });
const change = requireAny([onPage(manifest, TAB, 'Update')], { orSelf: true });

const planned = wrote(z.object({ created: z.number(), conflicts: z.array(z.string()), warnings: z.array(z.string()) }));

export const createSchedules = defineEndpoint({
  name: 'sales.create-schedules',
  method: 'POST',
  path: PATH,
  requires: plan,
  input: z
    .object({
      project_id: id(),
      promoter_ids: z.array(id()).min(1).max(100),
      outlet_id: id(),
      start_date: date(),
      end_date: date(),
      /** 1 Monday to 7 Sunday; none: every day. */
      weekdays: z.array(z.number().int().min(1).max(7)).max(7),
      ...times,
      remark: optionalText(255),
      skip_conflicts: z.boolean(),
    })
    .refine(({ start_time, end_time }) => start_time !== end_time, differ),
  output: planned,
  summary: 'Plans promoters at an outlet; with skip_conflicts those that are free',
  ...CHANGED,
});

export const updateSchedule = defineEndpoint({
  name: 'sales.update-schedule',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: change,
  input: z
    .object({ id: id(), promoter_id: id(), outlet_id: id(), date: date(), ...times, remark: optionalText(255) })
    .refine(({ start_time, end_time }) => start_time !== end_time, differ),
  output: planned,
  summary: 'Changes a schedule before its check-in, or gives it to another promoter',
  ...CHANGED,
});

export const cancelSchedule = defineEndpoint({
  name: 'sales.cancel-schedule',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: change,
  input: z.object({ id: id(), reason: text(3, 500) }),
  output: done(),
  summary: 'Cancels a schedule before its check-in',
  ...CHANGED,
});

export const copySchedules = defineEndpoint({
  name: 'sales.copy-schedules',
  method: 'POST',
  path: `${PATH}/copy`,
  requires: plan,
  input: z.object({ project_id: id(), /** Any day of the week. */ from: date(), to: date(), skip_conflicts: z.boolean() }),
  output: planned,
  summary: 'Copies the schedules of a week of a project to another week',
  ...CHANGED,
});
