import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { PortalSession } from './portal-session.ts';

const SessionContext = createContext<PortalSession | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): PortalSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** What becomes of the session is drawn in turns of a few milliseconds: it is the whole portal. */
export function useSessionState() {
  const session = useSession();
  const [state, setState] = useState(session.state);
  useEffect(() => {
    const follow = () => startTransition(() => setState(session.state));
    follow();
    return session.subscribe(follow);
  }, [session]);
  return state;
}
