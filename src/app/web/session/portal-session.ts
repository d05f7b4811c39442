/** The session of this browser: the store, wired to cookie, storage and server. */
import { get, post, setCompanySource, setTokenSource, setUnauthenticatedHandler } from '#platform/web/call/call.ts';
import type { currentUser, logout } from '#modules/session/contract/session.endpoints.ts';
import { selectedCompany, token } from '#modules/session/web/public.tsx';
import { createSession, type SessionStore } from './session-store.ts';
import { portalUser, type PortalUser } from './session-user.ts';

export type PortalSession = SessionStore<PortalUser>;

/** Makes the session and lets every call carry its token and company. */
export function createPortalSession(): PortalSession {
  const session = createSession<PortalUser>({
    token,
    company: selectedCompany,
    async fetchUser(company) {
      const answer = await get<typeof currentUser>('api/auth/user', company === null ? {} : { company_id: company }, { quiet: true });
      return portalUser(answer.data);
    },
    // Quiet: a refused sign-out (404: the token is gone already) must not open a dialog.
    logout: () => post<typeof logout>('api/auth/logout', {}, { quiet: true }),
    log: (message, error) => console.error(message, error),
  });
  setTokenSource(() => token.read());
  // The company of the user on the screen, not of the storage: another tab may have switched.
  setCompanySource(() => {
    const state = session.state();
    return state.status === 'signed-in' ? state.user.company_id : null;
  });
  setUnauthenticatedHandler(() => session.expire());
  return session;
}
