/** What the screen at a checkpoint asks: its codes for the time to come, so that it shows them without a network. The secret stays with the server. */
import { z } from 'zod';
import { defineEndpoint, one, OPEN } from '#platform/contract/endpoint.ts';

/** Hours for which a screen has its codes. */
export const CODE_HOURS = 48;

export const showPoint = defineEndpoint({
  name: 'patrol.show-point',
  method: 'POST',
  path: 'api/devices/patrol/point',
  requires: OPEN,
  input: z.object({}),
  output: one(
    z.object({
      /** The clock of the server, by which the screen puts its own right. */
      now: z.string(),
      site: z.string(),
      checkpoint: z.object({ id: z.number(), code: z.string(), name: z.string() }),
      /** The step of the first code; one each thirty seconds follows. */
      first_step: z.number(),
      codes: z.array(z.string()),
    }),
  ),
  maxBody: 1024,
  summary: 'The codes that the screen of a checkpoint shows for two days',
});
