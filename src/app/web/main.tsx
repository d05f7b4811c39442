import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { remember } from '#platform/web/local-state.ts';
import type { DomainConfig } from '#platform/web/domain.tsx';
import { App } from './app.tsx';
import { provideSessionControl } from '#modules/session/web/public.tsx';
import { createPortalSession } from './session/portal-session.ts';
import { firstPicture, stayAt } from './start/first-picture.ts';
import { keepShell } from './start/keep-shell.ts';
import { domainOf, loadDomain } from './start/domain-config.ts';
import { keepAhead } from './start/load-ahead.ts';
import { watchLostChunks } from './start/reload-on-lost-chunk.ts';

watchLostChunks();

const picture = firstPicture();
const domain = picture ? null : loadDomain(location.origin, import.meta.env);
const session = createPortalSession();
provideSessionControl(session);
void session.start();
keepAhead();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
const portal = (branding: DomainConfig) => (
  <StrictMode>
    <App domain={branding} session={session} {...(picture && { drawn: picture })} />
  </StrictMode>
);
if (picture) {
  stayAt(picture);
  remember('domain', picture.domain);
  // In turns of a few milliseconds: what stands is answered meanwhile.
  startTransition(() => void hydrateRoot(root, portal(domainOf(picture.domain, import.meta.env))));
} else {
  const branding = await domain;
  root.replaceChildren();
  if (branding) createRoot(root).render(portal(branding));
}

if (import.meta.env.PROD) keepShell();
