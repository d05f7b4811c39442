/** What an action in the field carries beside what it is about: a name, a place, and when it was made. */
import { z } from 'zod';
import { latitude, longitude, optional } from '../fields.ts';

/** Names one action, so that it is done once however often it is sent. Whoever makes it chooses it at random. */
export const clientRef = () => z.uuid();

/** Where the device says that it is. */
export const devicePosition = {
  lat: latitude().nullish(),
  lng: longitude().nullish(),
  /** Metres within which the device says it is, with a probability of 68 %. */
  accuracy: z.number().min(0).max(100_000).nullish(),
};

/** What is known of when an entry was made that could not be sent at once. Instants are ISO texts. */
export const madeOffline = z.object({
  /** By the clock of the device. */
  made_at: z.iso.datetime({ offset: true }),
  /** By the same clock, when it was sent. */
  sent_at: z.iso.datetime({ offset: true }),
  /** The last time that the server announced, and milliseconds since then on a clock that nobody sets; null: that clock began anew meanwhile. */
  server_at: optional(z.iso.datetime({ offset: true })),
  since_ms: optional(z.number().int().min(0)),
  /** The code that the server gave with its time; without it that time counts for nothing. */
  server_code: optional(z.string().max(64)),
  /** SHA-256 in hexadecimal over this entry and the hash of the one before it, which `previous` names; null: the first. */
  previous: optional(z.string().regex(/^[0-9a-f]{64}$/)),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type MadeOffline = z.output<typeof madeOffline>;

/** The fields of an action that is made where people stand. A photo is a field of the action's own. */
export const fieldAction = { ...devicePosition, client_ref: clientRef(), offline: madeOffline.nullish() };
