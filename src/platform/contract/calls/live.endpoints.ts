/** The signature with which a browser joins a live channel (conventions D). */
import { z } from 'zod';
import { defineEndpoint, MEMBER } from '../endpoint.ts';

export const authorizeChannel = defineEndpoint({
  name: 'platform.authorize-channel',
  method: 'POST',
  path: 'api/broadcasting/auth',
  requires: MEMBER,
  summary: 'Signs a live channel for a socket: the own user channel, or that of the selected company',
  input: z.object({
    channel_name: z.string().max(60),
    socket_id: z.string().regex(/^[\w-]{1,60}$/),
  }),
  output: z.object({ auth: z.string() }),
});
