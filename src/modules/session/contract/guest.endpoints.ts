/** A guest with the link of an invitation: what it says, and an account for the address to which it was mailed. */
import { z } from 'zod';
import { OPEN, defineEndpoint, one, wrote } from '#platform/contract/endpoint.ts';
import { password } from '#platform/contract/fields.ts';
import { repeats, repeatsPassword } from '#modules/identity/contract/auth.endpoints.ts';
import { SESSION_ERRORS } from './session.errors.ts';
import { signedIn } from './session.schema.ts';

const PATH = 'api/auth/invitation';
const token = () => z.string().regex(/^[\w-]{20,100}$/);

export const showGuestInvitation = defineEndpoint({
  name: 'session.show-guest-invitation',
  method: 'GET',
  path: PATH,
  requires: OPEN,
  summary: 'The invitation of a mailed link, and whether its address has an account; 404 where there is none',
  input: z.object({ token: token() }),
  output: one(z.object({ company: z.string(), name: z.string(), email: z.string(), path: z.string(), open: z.boolean(), has_account: z.boolean() })),
});

export const registerGuest = defineEndpoint({
  name: 'session.register-guest',
  method: 'POST',
  path: PATH,
  requires: OPEN,
  summary: 'Makes an account, without a company, for the address to which the link was mailed, and signs it in',
  input: z
    .object({
      token: token(),
      password: password(),
      password_confirmation: z.string().max(200),
      terms: z.boolean().refine((agreed) => agreed, { params: { text: SESSION_ERRORS.terms } }),
    })
    .refine(repeatsPassword, repeats),
  output: wrote(signedIn),
});
