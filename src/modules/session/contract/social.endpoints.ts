/**
 * Sign-in with an OpenID Connect provider. The browser keeps a secret (`verifier`) and sends its hash;
 * the provider's answer ends at /auth/login with a one-time code that only this browser can exchange.
 */
import { z } from 'zod';
import { OPEN, defineEndpoint, one } from '#platform/contract/endpoint.ts';
import { signedIn } from './session.schema.ts';

const provider = () => z.string().regex(/^[a-z0-9]{1,40}$/);
/** base64url of a SHA-256. */
const challenge = () => z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const socialRedirect = defineEndpoint({
  name: 'session.social-redirect',
  method: 'GET',
  path: 'api/auth/social/{provider}/redirect',
  requires: OPEN,
  summary: 'Leads the browser to the provider; 404 where the domain does not allow it',
  input: z.object({ provider: provider(), challenge: challenge() }),
  output: z.object({}),
  download: true,
  writes: true,
});

export const socialCallback = defineEndpoint({
  name: 'session.social-callback',
  method: 'GET',
  path: 'api/auth/social/{provider}/callback',
  requires: OPEN,
  summary: 'Receives the answer of the provider and leads to /auth/login?exchange=… or ?social_error=…',
  input: z.looseObject({ provider: provider(), state: z.string().max(500).optional() }),
  output: z.object({}),
  download: true,
  writes: true,
});

export const socialExchange = defineEndpoint({
  name: 'session.social-exchange',
  method: 'POST',
  path: 'api/auth/social/exchange',
  requires: OPEN,
  summary: 'Trades the one-time code and the secret of this browser for a token',
  input: z.object({ code: z.string().min(1).max(200), verifier: z.string().min(43).max(128) }),
  output: one(signedIn),
});
