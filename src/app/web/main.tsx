import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { provideSessionControl } from '#modules/session/web/public.tsx';
import { createPortalSession } from './session/portal-session.ts';
import { keepShell } from './start/keep-shell.ts';
import { loadDomain } from './start/domain-config.ts';
import { keepAhead } from './start/load-ahead.ts';
import { watchLostChunks } from './start/reload-on-lost-chunk.ts';

watchLostChunks();

const domain = loadDomain(location.origin, import.meta.env);
const session = createPortalSession();
provideSessionControl(session);
void session.start();
keepAhead();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(
  <StrictMode>
    <App domain={await domain} session={session} />
  </StrictMode>,
);

if (import.meta.env.PROD) keepShell();
