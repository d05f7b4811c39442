/**
 * Calls of the devices of guards. No person of the portal is signed in: a device shows its token (`X-Device-Token`), and a guard who has
 * signed in on it a session besides, in the body. Everything else is checked by the handler.
 */
import { z } from 'zod';
import { defineEndpoint, one, OPEN, wrote } from '#platform/contract/endpoint.ts';
import { line, optionalLine } from '#platform/contract/fields.ts';
import { handover } from '../logbook/handover.schema.ts';
import { inside } from '../logbook/inside.schema.ts';
import { CHECKPOINT_TYPES, QUESTION_TYPES } from '../site/checkpoint.register.ts';
import { GUARD_POSITIONS } from '../guard/guard.register.ts';
import { ROUTE_ORDERS } from '../site/route.register.ts';
import { VISITOR_IDENTITIES } from '../site/site.register.ts';

const SMALL = 4096;
/** How long a guard stays signed in. */
export const SESSION_HOURS = 12;
/** So long after that a guard may still say that the duty ended: who signs in before a shift of twelve hours leaves after its end. */
export const SIGN_OUT_HOURS = 4;

export const signInGuard = defineEndpoint({
  name: 'patrol.sign-in-guard',
  method: 'POST',
  path: 'api/devices/patrol/login',
  requires: OPEN,
  input: z.object({ code: line(2, 12), pin: z.string().regex(/^\d{6}$/) }),
  output: one(z.object({ session: z.string(), expires_at: z.string(), name: z.string(), position: z.enum(GUARD_POSITIONS) })),
  maxBody: SMALL,
  summary: 'A guard signs in on a device by code and PIN, for twelve hours; wrong PINs are counted',
});

const instant = z.number();
/** An operation as `evaluateRounds` takes it, so that a device without a network finds what the server will. Instants are milliseconds. */
const siteOperation = z.object({
  id: z.number(),
  shift_name: z.string(),
  start: instant,
  end: instant,
  /** The guard is planned for it. */
  own: z.boolean(),
  briefing: z.string().nullable(),
  /** How often the guards are asked whether all is well, and when they answered; null: never. */
  welfare: z.object({ minutes: z.number(), answers: z.array(instant) }).nullable(),
  rounds: z.array(
    z.object({
      id: z.number(),
      route_id: z.number(),
      route: z.string(),
      start: instant,
      strict: z.boolean(),
      min_leg_ms: z.number(),
      points: z.array(z.object({ checkpoint_id: z.number(), due: instant, tolerance: z.number(), excused: z.boolean() })),
    }),
  ),
  scans: z.array(
    z.object({
      ref: z.string(),
      checkpoint_id: z.number().nullable(),
      at: instant,
      received: instant,
      offline: z.boolean(),
      stale: z.boolean().optional(),
      planned: z.boolean().optional(),
      position: z.object({ lat: z.number(), lng: z.number(), accuracy_m: z.number() }).nullable(),
    }),
  ),
});

export const signOutGuard = defineEndpoint({
  name: 'patrol.sign-out-guard',
  method: 'POST',
  path: 'api/devices/patrol/logout',
  requires: OPEN,
  input: z.object({
    session: z.string().min(20).max(100),
    /** When the guard left, by a device that had no network then; absent: now. */
    at: z.iso.datetime({ offset: true }).nullish(),
    /** The name of the entry on the device; ending twice is ending once. */
    client_ref: z.uuid().nullish(),
  }),
  output: wrote(z.object({})),
  maxBody: SMALL,
  summary: 'Ends the session of a guard on a device, also one whose hours were over a while before',
});

export const syncDevice = defineEndpoint({
  name: 'patrol.sync-device',
  method: 'POST',
  path: 'api/devices/patrol/sync',
  requires: OPEN,
  input: z.object({
    session: z.string().min(20).max(100),
    battery: z.number().int().min(0).max(100).nullish(),
    app_version: optionalLine(40),
  }),
  output: one(
    z.object({
      /** The clock of the server, by which the device puts its own right. */
      now: z.string(),
      time_zone: z.string(),
      site: z.object({
        id: z.number(),
        name: z.string(),
        lat: z.number(),
        lng: z.number(),
        radius_m: z.number(),
        /** How much of a visitor's identity number the logbook keeps, and for how many days what is personal. */
        visitor_identity: z.enum(VISITOR_IDENTITIES),
        visitor_days: z.number(),
      }),
      checkpoints: z.array(
        z.object({
          id: z.number(),
          code: z.string(),
          name: z.string(),
          type: z.enum(CHECKPOINT_TYPES),
          floor: z.string().nullable(),
          instruction: z.string().nullable(),
          questions: z.array(z.object({ text: z.string(), type: z.enum(QUESTION_TYPES), required: z.boolean(), choices: z.string().nullish() })),
          photo_required: z.boolean(),
          lat: z.number().nullable(),
          lng: z.number().nullable(),
          radius_m: z.number().nullable(),
          far_m: z.number(),
          /** By which a device tells without a network which point a tag is (`tagDigest`). null: a GPS point. */
          digest: z.string().nullable(),
        }),
      ),
      operations: z.array(siteOperation),
      /** What the shift before left; null: nothing was written since the day before. */
      handover: handover.nullable(),
      /** Who and what is inside, and keys that are out, the latest first. */
      inside: z.array(inside),
      /** What guards of the site have to do, and whether this one has read it; null: nothing was written. */
      orders: z.object({ version: z.number(), text: z.string(), read: z.boolean() }).nullable(),
      routes: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          order: z.enum(ROUTE_ORDERS),
          points: z.array(z.object({ checkpoint_id: z.number(), offset_minutes: z.number(), tolerance_minutes: z.number() })),
          /** Minutes from midnight. */
          starts: z.array(z.number()),
          weekdays: z.array(z.number()),
        }),
      ),
    }),
  ),
  maxBody: SMALL,
  summary: 'What a guard needs on the round: the site of the device with checkpoints, routes and operations. What the tags say stays with the server',
});
