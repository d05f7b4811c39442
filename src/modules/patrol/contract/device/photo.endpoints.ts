/** Photos of devices, sent before the report or the entry that names them. */
import { z } from 'zod';
import { defineEndpoint, OPEN, wrote } from '#platform/contract/endpoint.ts';
import { sessionField } from '../batch.ts';

/** A JPEG as base64, about 1.1 MB. */
export const MAX_PHOTO = 1_500_000;

export const sendPhoto = defineEndpoint({
  name: 'patrol.send-photo',
  method: 'POST',
  path: 'api/devices/patrol/photos',
  requires: OPEN,
  input: z.object({
    session: sessionField(),
    client_ref: z.uuid(),
    image: z
      .string()
      .min(4)
      .max(MAX_PHOTO)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
  output: wrote(z.object({ client_ref: z.string(), duplicated: z.boolean() })),
  maxBody: 1600 * 1024,
  summary: 'A photo (JPEG) that a report or an entry of the logbook will name; it waits 35 days for it',
});
