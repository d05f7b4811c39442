/** Devices of a company. */
import { z } from 'zod';
import { defineEndpoint, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { line } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { faceRecognitionManifest as manifest } from '../face-recognition.manifest.ts';
import { DEVICE_STATUSES, DIRECTIONS } from '../face.schema.ts';

const PAGE = '/attendance/fr-record';
const PATH = 'api/operation/attendances/fr-records/devices';

export const frDevices = register({
  name: 'face-recognition.device',
  plural: 'devices',
  path: PATH,
  page: on(manifest, PAGE),
  form: z.object({
    name: line(2, 120),
    serial_no: line(2, 60),
    /** Where it hangs: its people are compared; neither: all of the company. */
    work_site_id: id().nullable(),
    branch_id: id().nullable(),
    direction: z.enum(DIRECTIONS),
    status: z.enum(DEVICE_STATUSES),
  }),
  row: {
    place: z.string().nullable(),
    /** Heard of within ten minutes. */
    online: z.boolean(),
    last_seen_at: z.string().nullable(),
    firmware: z.string().nullable(),
    queued: z.number(),
    /** It has a token: something may speak for it. */
    connected: z.boolean(),
    /** People whose faces it compares. */
    enrolled_count: z.number(),
  },
  sorts: ['name', 'last_seen_at'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { status: z.enum(DEVICE_STATUSES).optional() },
  removal: 'hidden',
  companyWide: true,
  emits: ['fr_device_changed'],
});
export type DeviceRow = RecordRow<typeof frDevices>;

const seen = { id: id() };
const command = {
  method: 'POST',
  requires: requirePage(manifest, PAGE, 'Update'),
  companyWide: true,
  shownByPage: true,
  emits: ['fr_device_changed'],
} as const;

export const issueToken = defineEndpoint({
  ...command,
  name: 'face-recognition.issue-token',
  path: `${PATH}/{id}/token`,
  input: z.object(seen),
  output: wrote(z.object({ token: z.string() })),
  summary: 'A token for a device, told once; the one before it opens nothing any more',
});

export const makePairCode = defineEndpoint({
  ...command,
  name: 'face-recognition.make-pair-code',
  path: `${PATH}/{id}/pair`,
  input: z.object(seen),
  output: wrote(z.object({ code: z.string(), expires_at: z.string() })),
  summary: 'A code that makes a tablet this device, for fifteen minutes',
});

export const disconnectDevice = defineEndpoint({
  ...command,
  name: 'face-recognition.disconnect-device',
  path: `${PATH}/{id}/disconnect`,
  input: z.object(seen),
  output: wrote(z.object({})),
  shownByPage: false,
  summary: 'Takes the token of a device away',
});
