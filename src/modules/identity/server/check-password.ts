/** Rules of a new password that need to know whose it is. */
import { invalid } from '#platform/contract/errors.ts';
import { IDENTITY_ERRORS } from '../contract/identity.errors.ts';

/** @throws 422 on `field` when the password is the e-mail address or the part before its @. */
export function refuseEmailAsPassword(password: string, email: string, field = 'password'): void {
  const typed = password.trim().toLowerCase();
  if (typed === email || typed === email.split('@')[0]) throw invalid(field, IDENTITY_ERRORS.passwordIsEmail);
}
