/** Emergencies in the office. */
import { z } from 'zod';
import { defineEndpoint, list, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalLine, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { keyword, listParams } from '#platform/contract/paging.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { EMERGENCY_EVENTS, EMERGENCY_STATUSES, EMERGENCY_TYPES } from './emergency.schema.ts';

export const EMERGENCY_PAGE = '/patrol/ops/emergency';
const PATH = 'api/patrol/emergencies';
const written = wrote(z.object({ id: z.number() }));
const acts = (action: 'Create' | 'Update') => ({
  method: 'POST' as const,
  requires: requirePage(patrolManifest, EMERGENCY_PAGE, action),
  output: written,
  emits: ['patrol_emergency', 'patrol_emergency_changed'],
});

export const emergencyRow = z.object({
  id: z.number(),
  number: z.string(),
  type: z.enum(EMERGENCY_TYPES),
  site: z.string(),
  /** Who raised it; null: somebody whom the viewer may not see. */
  guard: z.string().nullable(),
  by_office: z.boolean(),
  /** Made when the guard was not signed in on the device. */
  outside_session: z.boolean(),
  recorded_at: z.string(),
  received_at: z.string(),
  /** From received to acknowledged; null: not yet. */
  acknowledge_seconds: z.number().nullable(),
  arrive_seconds: z.number().nullable(),
  resolve_minutes: z.number().nullable(),
  level: z.number(),
  status: z.enum(EMERGENCY_STATUSES),
});
export type EmergencyRow = z.output<typeof emergencyRow>;
const position = z.object({ lat: z.number(), lng: z.number(), accuracy_m: z.number().nullable(), recorded_at: z.string() });
export const emergencyDetail = emergencyRow.extend({
  site_id: z.number(),
  guard_id: z.number().nullable(),
  offline: z.boolean(),
  device: z.string().nullable(),
  operation: z.string().nullable(),
  note: z.string().nullable(),
  responder: z.string().nullable(),
  resolution: z.string().nullable(),
  due_at: z.string().nullable(),
  ladder: z.array(
    z.object({
      level: z.number(),
      name: z.string(),
      phone: z.string(),
      after_seconds: z.number(),
      /** Has an account that the portal tells; else is to be called. */
      account: z.boolean(),
      told_at: z.string().nullable(),
    }),
  ),
  sitrep: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** Where the guard was, the newest last. */
  trail: z.array(position),
  events: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(EMERGENCY_EVENTS),
      at: z.string(),
      user: z.string().nullable(),
      text: z.string().nullable(),
      step_seconds: z.number().nullable(),
      people: z.array(z.object({ name: z.string(), phone: z.string().nullable() })),
    }),
  ),
});
export type EmergencyDetail = z.output<typeof emergencyDetail>;

const emergencyFilters = {
  start_date: date().optional(),
  end_date: date().optional(),
  site_id: id().optional(),
  type: z.enum(EMERGENCY_TYPES).optional(),
  status: z.enum(EMERGENCY_STATUSES).optional(),
};

export const listEmergencies = defineEndpoint({
  name: 'patrol.list-emergencies',
  method: 'GET',
  path: PATH,
  requires: requirePage(patrolManifest, EMERGENCY_PAGE),
  input: z.object({
    ...listParams(['received_at', 'number'], { sortBy: 'received_at', sort: 'desc' }),
    ...emergencyFilters,
  }),
  output: list(emergencyRow),
  summary: 'Emergencies, those that nobody has acknowledged first',
});
export const exportEmergencies = defineEndpoint({
  name: 'patrol.export-emergencies',
  method: 'GET',
  path: `${PATH}/export`,
  requires: requirePage(patrolManifest, EMERGENCY_PAGE, 'Export'),
  input: reportEndpointInput({ ...emergencyFilters, keyword: keyword() }),
  output: reportOutput,
  writes: true,
  summary: 'Emergencies as a file, by the filter of the list',
});
export const emergencySummary = defineEndpoint({
  name: 'patrol.emergency-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(patrolManifest, EMERGENCY_PAGE),
  input: z.object({}),
  output: one(
    z.object({
      open: z.number(),
      waiting: z.number(),
      acknowledge_seconds: z.number().nullable(),
      false_percent: z.number().nullable(),
      month: z.number(),
      /** Of the last 90 days, types that happened; the most frequent first. */
      by_type: z.array(z.object({ type: z.enum(EMERGENCY_TYPES), n: z.number(), false_alarms: z.number() })),
    }),
  ),
  summary:
    'How many are not over, and how many nobody has acknowledged; of the last 90 days the median time to acknowledge, the share of false alarms and the number of each type; how many in the last 30',
});
export const showEmergency = defineEndpoint({
  name: 'patrol.show-emergency',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(patrolManifest, EMERGENCY_PAGE),
  input: z.object({ id: id() }),
  output: one(emergencyDetail),
  summary: 'One emergency with its ladder, trail and events',
});
export const createEmergency = defineEndpoint({
  ...acts('Create'),
  name: 'patrol.create-emergency',
  path: PATH,
  input: z.object({ site_id: id(), type: z.enum(EMERGENCY_TYPES), note: text(3, 500) }),
  summary: 'The office raises an emergency at a site',
});
export const acknowledgeEmergency = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.acknowledge-emergency',
  path: `${PATH}/{id}/acknowledge`,
  input: z.object({ id: id(), responder: optionalLine(150) }),
  summary: 'Somebody takes care of it: the ladder stops',
});
export const arriveEmergency = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.arrive-emergency',
  path: `${PATH}/{id}/arrive`,
  input: z.object({ id: id(), responder: line(2, 150) }),
  summary: 'Who came has arrived',
});
export const noteEmergency = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.note-emergency',
  path: `${PATH}/{id}/note`,
  input: z.object({ id: id(), text: text(3, 2000) }),
  summary: 'Writes what happens meanwhile',
});
export const resolveEmergency = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.resolve-emergency',
  path: `${PATH}/{id}/resolve`,
  input: z.object({ id: id(), resolution: text(10, 2000), false_alarm: z.boolean() }),
  summary: 'Ends an emergency that was acknowledged, with what came of it',
});
