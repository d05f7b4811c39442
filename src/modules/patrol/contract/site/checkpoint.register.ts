/** Checkpoints of a site, in the order of the list. */
import { z } from 'zod';
import { latitude, line, longitude, optional, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { SITE_PAGE, SITE_PATH, SITE_STATUSES } from './site.register.ts';

export const CHECKPOINT_TYPES = ['QR', 'NFC', 'Beacon', 'GPS'] as const;
export type CheckpointType = (typeof CHECKPOINT_TYPES)[number];
export const QUESTION_TYPES = ['yes/no', 'number', 'text', 'choice'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
/** Metres around a point of type GPS within which a guard is there. */
export const GPS_RADIUS = { min: 10, max: 200 } as const;
/** Metres from the pin beyond which a scan counts as far. */
export const FAR = { min: 20, max: 2000, usual: 100 } as const;

/** `choices` of a choice are apart by commas. */
export const question = z.object({ text: line(2, 200), type: z.enum(QUESTION_TYPES), required: z.boolean(), choices: optionalLine(300) });
const update = requirePage(patrolManifest, SITE_PAGE, 'Update');

export const checkpoints = register({
  name: 'patrol.checkpoint',
  plural: 'checkpoints',
  path: `${SITE_PATH}/{site_id}/checkpoints`,
  page: { page: SITE_PAGE, read: requirePage(patrolManifest, SITE_PAGE), create: update, update, remove: update },
  form: z.object({
    code: line(1, 20),
    name: line(2, 120),
    type: z.enum(CHECKPOINT_TYPES),
    /** What the tag says; empty for a QR code: one is made. A GPS point has none. */
    tag_uid: optionalLine(80),
    lat: optional(latitude()),
    lng: optional(longitude()),
    radius_m: optional(z.number().int().min(GPS_RADIUS.min).max(GPS_RADIUS.max)),
    far_m: z.number().int().min(FAR.min).max(FAR.max),
    floor: optionalLine(40),
    instruction: optionalText(500),
    questions: z.array(question).max(10),
    photo_required: z.boolean(),
    position: z.number().int().min(1).max(1000),
    status: z.enum(SITE_STATUSES),
  }),
  row: {
    tag_uid: z.string().nullable(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    radius_m: z.number().nullable(),
    floor: z.string().nullable(),
    instruction: z.string().nullable(),
  },
  sorts: ['position', 'code'],
  first: { sortBy: 'position', sort: 'asc', perPage: 50 },
  filters: {},
  under: { site_id: id() },
  removal: 'hidden',
  companyWide: true,
  emits: ['patrol_changed'],
});
export type CheckpointRow = RecordRow<typeof checkpoints>;
