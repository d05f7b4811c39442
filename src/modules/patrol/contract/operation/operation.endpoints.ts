/** Operations: a shift of a site on a date, with its guards and rounds. */
import { z } from 'zod';
import { defineEndpoint, list, one, onPage, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { WELFARE_ANSWERS } from '../emergency/emergency.schema.ts';
import { WELFARE_STATUSES } from '../emergency/welfare.ts';
import { handover } from '../logbook/handover.schema.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { POINT_STATUSES, ROUND_STATUSES } from '../round/round.schema.ts';

const PAGE = '/patrol/operation';
const PATH = 'api/patrol/operations';
const emits = ['patrol_operation_changed'];
export const OPERATION_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Cancelled'] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];
/** So long after its end an operation waits for the entry that hands it over; afterwards it is over without one. */
export const HANDOVER_MS = 3_600_000;
export const PRESENCES = ['planned', 'present', 'absent', 'replaced'] as const;
export type Presence = (typeof PRESENCES)[number];
/** Minutes after the start at which a guard who did not come is absent. */
export const ABSENT_MINUTES = 15;
/** Days that one call plans at most. */
export const MOST_DAYS = 31;

const onDuty = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string().nullable(),
  /** Of one who came in place of another. */
  joined_at: z.string().nullable(),
  replaced_at: z.string().nullable(),
  replaced_by: z.number().nullable(),
  replace_reason: z.string().nullable(),
  /** By signing in at the site, or a scan: a guard who did neither a quarter of an hour after the start is absent. */
  presence: z.enum(PRESENCES),
  /** Why the guard may not be on duty then by what the registry says now, of a shift that is not over, as far as the viewer may read it; null: may. */
  unfit: z.string().nullable(),
  signed_in_at: z.string().nullable(),
  /** null: not yet, or nobody knows. */
  signed_out_at: z.string().nullable(),
});
export type GuardOnDuty = z.output<typeof onDuty>;
export const operationRow = z.object({
  id: z.number(),
  number: z.string(),
  site_id: z.number(),
  site: z.string(),
  /** Where the site is. */
  lat: z.number(),
  lng: z.number(),
  date: z.string(),
  shift_name: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  /** Those who were replaced too. */
  guards: z.array(onDuty),
  /** One of the guards. */
  leader_id: z.number().nullable(),
  status: z.enum(OPERATION_STATUSES),
  /** Whether the shift was handed over in the logbook; null: it is not over, or cancelled. */
  handed_over: z.boolean().nullable(),
  rounds: z.number(),
  expected: z.number(),
  done: z.number(),
  missed: z.number(),
  last_scan_at: z.string().nullable(),
  /** The point whose time ends next, of those that wait for a scan; null: none is left, or the operation was cancelled. */
  next: z.object({ point: z.string(), due_at: z.string() }).nullable(),
  /** Checks whether all was well, by what became of them; null: none are asked, or the answers are kept no more. */
  welfare: z.object({ checks: z.number(), late: z.number(), missed: z.number(), help: z.number() }).nullable(),
});
export type OperationRow = z.output<typeof operationRow>;

const point = z.object({
  checkpoint_id: z.number(),
  code: z.string(),
  name: z.string(),
  due_at: z.string(),
  status: z.enum(POINT_STATUSES),
  provisional: z.boolean(),
  scanned_at: z.string().nullable(),
  /** The office entered it. */
  manual: z.boolean(),
  excuse: z.string().nullable(),
});
const round = z.object({
  id: z.number(),
  route: z.string(),
  start_at: z.string(),
  status: z.enum(ROUND_STATUSES),
  points: z.array(point),
});
export const operationDetail = operationRow.extend({
  briefing: z.string().nullable(),
  devices: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Points of its rounds that have a place, by what became of them last. */
  places: z.array(
    z.object({ checkpoint_id: z.number(), code: z.string(), name: z.string(), lat: z.number(), lng: z.number(), status: z.enum(POINT_STATUSES) }),
  ),
  /** Where guards whom the viewer may see scanned last. */
  positions: z.array(z.object({ guard_id: z.number(), guard: z.string(), at: z.string(), lat: z.number(), lng: z.number() })),
  cancel_reason: z.string().nullable(),
  completion_percent: z.number(),
  /** Whether what was agreed is met so far, over points that are due; null: none is. */
  level_met: z.boolean().nullable(),
  round_list: z.array(round),
  /** How the shift was handed over, latest first. */
  handovers: z.array(handover),
  welfare_minutes: z.number().nullable(),
  /** Latest first. */
  welfare_list: z.array(
    z.object({
      due_at: z.string(),
      status: z.enum(WELFARE_STATUSES),
      /** A guard whom the viewer may not see stands without a name. */
      answers: z.array(z.object({ at: z.string(), answer: z.enum(WELFARE_ANSWERS), guard: z.string().nullable() })),
    }),
  ),
});
export type OperationDetail = z.output<typeof operationDetail>;

export const listOperations = defineEndpoint({
  name: 'patrol.list-operations',
  method: 'GET',
  path: PATH,
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({
    /** `today`: today, then the days before it, then the days to come from the nearest on. */
    ...listParams(['date', 'number', 'today'], { sortBy: 'date', sort: 'desc' }),
    start_date: date().optional(),
    end_date: date().optional(),
    project_id: id().optional(),
    site_id: id().optional(),
    status: z.enum(OPERATION_STATUSES).optional(),
  }),
  output: list(operationRow),
  summary: 'Operations by date, with what became of their rounds so far',
});

export const showOperation = defineEndpoint({
  name: 'patrol.show-operation',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ id: id() }),
  output: one(operationDetail),
  summary: 'One operation with its rounds, point by point',
});

/** Who leads a shift, and which devices it has. */
export const charge = {
  /** One of its guards. */
  leader_id: id().nullish(),
  device_ids: z.array(id()).max(20).default([]),
};

/** Why the owner plans what is allowed and needs a look: a week without a rest day, much overtime. */
export const overrideField = { override_reason: optionalText(500).default(null) };

export const createOperations = defineEndpoint({
  name: 'patrol.create-operations',
  method: 'POST',
  path: PATH,
  requires: requirePage(patrolManifest, PAGE, 'Create'),
  input: z.object({
    site_id: id(),
    start_date: date(),
    end_date: date(),
    shift_name: line(1, 40),
    guard_ids: z.array(id()).min(1).max(50),
    ...charge,
    briefing: optionalText(2000),
    ...overrideField,
  }),
  output: wrote(
    z.object({ ids: z.array(z.number()), /** What is allowed and needs a look: a seventh day, too much overtime. */ warnings: z.array(z.string()) }),
  ),
  summary: 'Plans a shift of a site for each day of a range, with its guards, devices and rounds; past a rest day or overtime the owner alone, with a reason',
  emits,
});

export const updateOperation = defineEndpoint({
  name: 'patrol.update-operation',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(patrolManifest, PAGE, 'Update'),
  input: z.object({ id: id(), ...charge, briefing: optionalText(2000) }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Changes leader, devices and briefing of an operation that has not begun; guards are replaced',
  emits,
});

export const findOperationDevices = defineEndpoint({
  name: 'patrol.find-operation-devices',
  method: 'GET',
  path: 'api/patrol/device-choices',
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ site_id: id(), keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string() }))),
  summary: 'Active devices of a site with which guards scan, to choose from',
});

export const cancelOperation = defineEndpoint({
  name: 'patrol.cancel-operation',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: requirePage(patrolManifest, PAGE, 'Cancel'),
  input: z.object({ id: id(), reason: text(3, 500) }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Cancels an operation that has not begun',
  emits,
});

export const replaceGuard = defineEndpoint({
  name: 'patrol.replace-guard',
  method: 'POST',
  path: `${PATH}/{id}/replace`,
  requires: requirePage(patrolManifest, PAGE, 'Update'),
  input: z.object({ id: id(), guard_id: id(), by_id: id(), reason: text(3, 500), ...overrideField }),
  output: wrote(z.object({ id: z.number(), warnings: z.array(z.string()) })),
  summary: 'Puts another guard in place of one of an operation that is not over, with a reason; from now on, or from the start where that is to come',
  emits,
});

export const excusePoint = defineEndpoint({
  name: 'patrol.excuse-point',
  method: 'POST',
  path: `${PATH}/{id}/excuse`,
  requires: requirePage(patrolManifest, PAGE, 'Update'),
  input: z.object({ id: id(), round_id: id(), checkpoint_id: id(), reason: text(3, 500) }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Excuses a missed point with a reason; it counts as scanned',
  emits,
});

export const findPatrolGuards = defineEndpoint({
  name: 'patrol.find-guards',
  method: 'GET',
  path: 'api/patrol/guard-choices',
  requires: requireAny([onPage(patrolManifest, PAGE), onPage(patrolManifest, '/patrol/ops/sitrep'), onPage(patrolManifest, '/patrol/ops/clocking')]),
  input: z.object({ keyword: z.string().trim().max(100).default(''), /** Guards whose home site it is, up to 60 of them. */ site_id: id().optional() }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string() }))),
  summary: 'Active guards on patrol, to choose from',
});
