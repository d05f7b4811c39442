/** The user of `GET /api/auth/user`, told in the words of the platform's viewer. */
import type { SessionCompany, SessionUser } from '#platform/web/viewer.tsx';
import type { SessionUser as Wire } from '#modules/session/contract/session.schema.ts';

/** The viewer, and what only the shell reads: favourites and unread notifications. */
export interface PortalUser extends SessionUser {
  readonly favourites: Readonly<Record<string, number>>;
  readonly unread: number;
  /** Companies that wait for a yes or no. */
  readonly invitations: number;
  readonly must_change_password: boolean;
}

function companyOf({ id, name, logo, role, config, active_employees_count, units_count }: Wire['companies'][number]): SessionCompany {
  // The session counts the units only; none at all is what disables the employee features.
  const withoutUnits = units_count === 0 ? { branches: [], divisions: [], departments: [] } : {};
  return { id, name, logo, role, config, active_employees_count, ...withoutUnits };
}

export function portalUser(wire: Wire): PortalUser {
  return {
    ...wire,
    companies: wire.companies.map(companyOf),
    favourites: wire.preferences.favourite_tabs,
    unread: wire.unread_notifications,
  };
}

export const isVerified = (user: PortalUser) => user.verified_at !== null && user.verified_at !== undefined;
