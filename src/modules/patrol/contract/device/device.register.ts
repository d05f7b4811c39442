/** Devices with which guards scan; a phone becomes one by a code that is read off the screen of the office. */
import { z } from 'zod';
import { defineEndpoint, one, onPage, OPEN, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { line, optional, optionalText, phone, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { PAIR_CODE_LENGTH } from '#modules/device/contract/pair-code.ts';
import { patrolManifest } from '../patrol.manifest.ts';

const PAGE = '/patrol/device';
const PATH = 'api/patrol/devices';
export const DEVICE_TYPES = ['Phone', 'NFC Reader', 'Tablet', 'Point'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];
export const DEVICE_STATUSES = ['Active', 'Inactive'] as const;
/** Minutes without a sign of life after which a device counts as offline. */
export const ONLINE_MINUTES = 15;

export const patrolDevices = register({
  name: 'patrol.device',
  plural: 'devices',
  path: PATH,
  page: on(patrolManifest, PAGE),
  form: z.object({
    name: line(2, 120),
    type: z.enum(DEVICE_TYPES),
    serial_no: line(2, 60),
    phone_no: optional(phone()),
    site_id: id(),
    /** Of a screen that shows a code which changes. */
    checkpoint_id: optional(id()),
    status: z.enum(DEVICE_STATUSES),
    /** Why it is inactive: lost, broken. */
    status_reason: optionalText(250),
  }),
  row: {
    phone_no: z.string().nullable(),
    site_id: z.number(),
    status_reason: z.string().nullable(),
    site: z.string().nullable(),
    checkpoint_id: z.number().nullable(),
    checkpoint: z.string().nullable(),
    /** Who has signed in on it, of those whom the viewer may see. */
    guard: z.string().nullable(),
    online: z.boolean(),
    connected: z.boolean(),
    last_seen_at: z.string().nullable(),
    battery: z.number().nullable(),
    app_version: z.string().nullable(),
  },
  sorts: ['name', 'last_seen_at'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { status: z.enum(DEVICE_STATUSES).optional(), type: z.enum(DEVICE_TYPES).optional(), site_id: id().optional(), online: z.boolean().optional() },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
  emits: ['patrol_changed'],
});
export type DeviceRow = RecordRow<typeof patrolDevices>;

/** Below it a battery is low. */
export const LOW_BATTERY = 20;

export const deviceSummary = defineEndpoint({
  name: 'patrol.device-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({}),
  output: one(z.object({ online: z.number(), offline: z.number(), low: z.number() })),
  summary: 'Active devices in figures: whether they answer, and whose battery is low',
});

export const locateDevice = defineEndpoint({
  name: 'patrol.locate-device',
  method: 'GET',
  path: `${PATH}/{id}/place`,
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ id: id() }),
  output: one(
    z.object({
      /** null: no scan of it came with a position that is kept still. */
      place: z.object({ at: z.string(), lat: z.number(), lng: z.number(), accuracy_m: z.number().nullable(), point: z.string().nullable() }).nullable(),
      site: z.object({ name: z.string(), lat: z.number(), lng: z.number(), radius_m: z.number() }),
    }),
  ),
  summary: 'Where a device scanned last, beside its site; of guards whom the viewer may see',
});

const command = {
  method: 'POST',
  requires: requirePage(patrolManifest, PAGE, 'Reset Token'),
  companyWide: true,
  shownByPage: true,
  emits: ['patrol_changed'],
} as const;

export const makePairCode = defineEndpoint({
  ...command,
  name: 'patrol.make-pair-code',
  path: `${PATH}/{id}/pair`,
  input: z.object({ id: id() }),
  output: wrote(z.object({ code: z.string(), expires_at: z.string() })),
  summary: 'A code that makes a phone this device, for fifteen minutes; the token before it opens nothing any more',
});

export const disconnectDevice = defineEndpoint({
  ...command,
  name: 'patrol.disconnect-device',
  path: `${PATH}/{id}/disconnect`,
  input: z.object({ id: id(), reason: text(3, 250) }),
  output: wrote(z.object({})),
  shownByPage: false,
  summary: 'Takes the token of a device away',
});

export const findPoints = defineEndpoint({
  name: 'patrol.find-points',
  method: 'GET',
  path: 'api/patrol/point-choices',
  requires: requireAny([onPage(patrolManifest, PAGE), onPage(patrolManifest, '/patrol/ops/clocking')]),
  input: z.object({ /** Absent: of all sites. */ site_id: id().optional(), keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string(), site: z.string() }))),
  summary: 'Active checkpoints, to choose from',
});

export const pairDevice = defineEndpoint({
  name: 'patrol.pair-device',
  method: 'POST',
  path: 'api/devices/patrol/pair',
  requires: OPEN,
  input: z.object({ code: line(PAIR_CODE_LENGTH, PAIR_CODE_LENGTH + 4), app_version: line(1, 40).nullish() }),
  output: one(z.object({ name: z.string(), site: z.string(), company: z.string(), token: z.string() })),
  maxBody: 4096,
  summary: 'A phone becomes the device whose code is typed in; the token is told once',
});
