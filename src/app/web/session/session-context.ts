import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PortalSession } from './portal-session.ts';

const SessionContext = createContext<PortalSession | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): PortalSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

export function useSessionState() {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}
