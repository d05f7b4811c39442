/** The session of this browser: the store, wired to cookie, storage and server. */
import { say } from '#platform/contract/messages.ts';
import { get, post, setCompanySource, setTokenSource, setUnauthenticatedHandler, spokenLocale } from '#platform/web/call/call.ts';
import { forgetAnswers, keepAnswer, orLast } from '#platform/web/call/cached-answers.ts';
import { openToast } from '#platform/web/feedback.ts';
import { forgetQueued, setPersonSource } from '#platform/web/queued-calls.ts';
import { UNDO_MESSAGES } from '#platform/web/undo/undo.messages.ts';
import { dropDeferred, sendDeferred } from '#platform/web/undo/undo-queue.ts';
import type { currentUser, logout } from '#modules/session/contract/session.endpoints.ts';
import { selectedCompany, token } from '#modules/session/web/public.tsx';
import type { SessionUser } from '#modules/session/contract/session.schema.ts';
import { createSession, type SessionStore } from './session-store.ts';
import { portalUser, type PortalUser } from './session-user.ts';

export type PortalSession = SessionStore<PortalUser>;

/** What a sign-out waits for the last calls at most. */
const LAST_CALLS_MS = 5000;

/** Nothing of one person is sent in the name of the next. */
function notifyUnsent(): void {
  const what = dropDeferred().map(({ wording }) => wording);
  if (what.length > 0) openToast({ kind: 'error', closesAfter: null, message: say(UNDO_MESSAGES.unsent, spokenLocale(), { what: what.join(', ') }) });
}

/** Under which the user is kept on this device: by session, so that nobody else opens the portal as them. */
const userKey = (company: number | null) => `user ${token.read()?.split('|')[0]} ${company}`;

/** The portal opens without a network, and the device keeps nothing that names a citizen. */
const withoutNumbers = ({ employee, ...user }: SessionUser): SessionUser => ({
  ...user,
  employee: employee && { ...employee, identity_number: null, passport: null },
});

/** Makes the session and lets every call carry its token and company. */
export function createPortalSession(): PortalSession {
  const session = createSession<PortalUser>({
    token,
    company: selectedCompany,
    fetchUser: (company) =>
      orLast(userKey(company), async () => {
        const answer = await get<typeof currentUser>('api/auth/user', company === null ? {} : { company_id: company }, { quiet: true });
        const user = portalUser(answer.data);
        await keepAnswer(userKey(user.company_id), portalUser(withoutNumbers(answer.data)));
        return user;
      }),
    // Quiet: a refused sign-out (404: the token is gone already) must not open a dialog.
    async logout() {
      // Decisions that could still be taken back: the token that they need is about to go.
      await Promise.race([sendDeferred(), new Promise((resolve) => setTimeout(resolve, LAST_CALLS_MS))]);
      forgetQueued();
      return post<typeof logout>('api/auth/logout', {}, { quiet: true });
    },
    log: (message, error) => console.error(message, error),
  });
  let person: number | null = null;
  session.subscribe(() => {
    const state = session.state();
    const now = state.status === 'signed-in' ? state.user.id : null;
    if (now !== person) notifyUnsent();
    if (state.status === 'signed-out') void forgetAnswers();
    person = now;
  });
  setPersonSource(() => person);
  setTokenSource(() => token.read());
  // The company of the user on the screen, not of the storage: another tab may have switched.
  setCompanySource(() => {
    const state = session.state();
    return state.status === 'signed-in' ? state.user.company_id : null;
  });
  setUnauthenticatedHandler(() => session.expire());
  return session;
}
