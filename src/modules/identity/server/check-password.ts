/** Rules of a new password that need to know whose it is. */
import { invalid } from '#platform/contract/errors.ts';
import { IDENTITY_ERRORS } from '../contract/identity.errors.ts';
import { weaknessOf } from '../contract/weak-password.ts';

/** @throws 422 on `field` when the password is the e-mail address, a common one, or the person's name or address with signs around it. */
export function refuseWeakPassword(password: string, person: { readonly email: string; readonly name: string }, field = 'password'): void {
  const typed = password.trim().toLowerCase();
  const [mailbox = '', host = ''] = person.email.split('@');
  if (typed === person.email || typed === mailbox) throw invalid(field, IDENTITY_ERRORS.passwordIsEmail);
  const weakness = weaknessOf(password, [person.name, mailbox, host.split('.')[0] ?? '']);
  if (weakness) throw invalid(field, weakness === 'common' ? IDENTITY_ERRORS.passwordCommon : IDENTITY_ERRORS.passwordOwn);
}
