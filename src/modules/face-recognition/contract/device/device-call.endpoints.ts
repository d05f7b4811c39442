/**
 * Calls of devices and kiosks. No person is signed in: a device shows its token (`X-Device-Token`), a tablet that becomes one a
 * code. Everything else is judged by the handler.
 */
import { z } from 'zod';
import { defineEndpoint, one, OPEN, wrote } from '#platform/contract/endpoint.ts';
import { line, optionalLine } from '#platform/contract/fields.ts';
import { readLater } from '#platform/contract/read-later.ts';
import { ATTENDANCE_STATUSES, PUNCH_TYPES } from '#modules/attendance/contract/attendance.schema.ts';
import { PAIR_CODE_LENGTH } from '#modules/device/contract/pair-code.ts';
import { CLOCKING_CODE_LENGTH, DIRECTIONS, SEEN_DIRECTIONS } from '../face.schema.ts';
import { descriptorField } from '../match/descriptor.ts';

export const DEVICE_TOKEN = 'x-device-token';
export const MOST_EVENTS = 200;
/** A picture of a face, 320 pixels wide, as base64. */
export const MAX_PICTURE = 60_000;
const KIB = 1024;

const instant = () => z.iso.datetime({ offset: true });
const percent = () => z.number().min(0).max(100);
const picture = () =>
  z
    .string()
    .max(MAX_PICTURE)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/);

export const faceEvent = z.strictObject({
  /** Named by the device, so that it is taken once however often it is sent. */
  client_ref: line(1, 64),
  recorded_at: instant(),
  /** What the device calls the person; absent: it does not know them. */
  device_person_id: optionalLine(60),
  /** JPEG in base64; kept where the company keeps pictures. */
  image: picture().nullish(),
  confidence: percent(),
  liveness: percent().nullish(),
  temperature: z.number().min(20).max(50).nullish(),
  direction: z.enum(SEEN_DIRECTIONS).nullish(),
});
export type FaceEvent = z.output<typeof faceEvent>;

export const sendEvents = defineEndpoint({
  name: 'face-recognition.send-events',
  method: 'POST',
  path: 'api/devices/fr/events',
  requires: OPEN,
  input: z.object({
    /** The clock of the device as it sends. */
    sent_at: instant().nullish(),
    /** Each is read by itself: one that is wrong refuses none of the others. */
    events: z.array(readLater(faceEvent)).min(1).max(MOST_EVENTS),
  }),
  output: wrote(
    z.object({
      accepted: z.number(),
      duplicated: z.number(),
      /** By their place in the batch; those with a name are listed as unmatched, with the reason. */
      refused: z.array(z.object({ index: z.number(), client_ref: z.string().nullable(), reason: z.string() })),
    }),
  ),
  maxBody: 512 * KIB,
  summary: 'What a device has seen, at most 200 faces at once; those that were sent before count as duplicated, those that cannot be true are refused by name',
  emits: ['fr_record', 'fr_unmatched', 'attendance_recorded'],
});

/** What a device is told of itself. */
const kiosk = z.object({
  name: z.string(),
  company: z.string(),
  direction: z.enum(DIRECTIONS),
  /** Pictures may be sent along. */
  keep_pictures: z.boolean(),
  /** Codes may be typed instead of showing a face. */
  codes: z.boolean(),
  now: z.string(),
  time_zone: z.string(),
});
export type Kiosk = z.output<typeof kiosk>;

export const sendHeartbeat = defineEndpoint({
  name: 'face-recognition.send-heartbeat',
  method: 'POST',
  path: 'api/devices/fr/heartbeat',
  requires: OPEN,
  input: z.object({ firmware: optionalLine(60), queue: z.number().int().min(0).max(1_000_000).default(0) }),
  output: one(kiosk),
  summary: 'A device says that it is there, what runs on it, and how many events it still has to send',
});

export const pairKiosk = defineEndpoint({
  name: 'face-recognition.pair-kiosk',
  method: 'POST',
  path: 'api/devices/fr/pair',
  requires: OPEN,
  input: z.object({ code: line(PAIR_CODE_LENGTH, PAIR_CODE_LENGTH + 4) }),
  output: one(kiosk.extend({ token: z.string() })),
  summary: 'A tablet becomes the device whose code is typed in; the token is told once',
});

/** Whom a kiosk knows, and what became of it. */
const answer = z.object({
  outcome: z.enum(['recognised', 'repeat', 'unknown']),
  name: z.string().nullable(),
  /** An instant. */
  at: z.string(),
  type: z.enum(PUNCH_TYPES).nullable(),
  status: z.enum(ATTENDANCE_STATUSES).nullable(),
});
export type FaceAnswer = z.output<typeof answer>;

export const matchFace = defineEndpoint({
  name: 'face-recognition.match-face',
  method: 'POST',
  path: 'api/devices/fr/match',
  requires: OPEN,
  input: z.object({
    client_ref: z.uuid(),
    descriptor: descriptorField(),
    liveness: percent().nullish(),
    image: picture().nullish(),
  }),
  output: one(answer),
  maxBody: 128 * KIB,
  summary: 'Whose face this is, among the people of the place of the device; who is recognised has punched',
  emits: ['fr_record', 'fr_unmatched', 'attendance_recorded'],
});

export const clockByCode = defineEndpoint({
  name: 'face-recognition.clock-by-code',
  method: 'POST',
  path: 'api/devices/fr/code',
  requires: OPEN,
  input: z.object({
    client_ref: z.uuid(),
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${CLOCKING_CODE_LENGTH}}$`)),
  }),
  output: one(answer),
  summary: 'Whose code was typed at a kiosk, among the people of its place; who has it has punched',
  emits: ['fr_record', 'attendance_recorded'],
});
