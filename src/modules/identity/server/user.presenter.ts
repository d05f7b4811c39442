/** A user as the API shows one. */
import type { Services } from '#platform/server/context.ts';
import type { UserRow } from '../contract/user.schema.ts';
import { pictureLink } from './picture.ts';
import type { StoredUser } from './user.store.ts';

export function presentUser(services: Services, user: Omit<StoredUser, 'password' | 'must_change_password' | 'invited_by_company' | 'provider'>): UserRow {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    image: pictureLink(services, user.image_file),
    locale: user.locale,
    status: user.status,
    verified_at: user.verified_at,
    last_login_at: user.last_login_at,
  };
}
