import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { remember } from '#platform/web/local-state.ts';
import type { DomainConfig } from '#platform/web/domain.tsx';
import { sendByKeys } from '#platform/web/forms/keys/send-by-keys.ts';
import { App } from './app.tsx';
import { provideSessionControl } from '#modules/session/web/public.tsx';
import { createPortalSession } from './session/portal-session.ts';
import { firstPicture, stayAt } from './start/first-picture.ts';
import { keepShell } from './start/keep-shell.ts';
import { domainOf, loadDomain } from './start/domain-config.ts';
import { keepPrerendered } from './start/preload-drawn.ts';
import { watchLostChunks } from './start/reload-on-lost-chunk.ts';

watchLostChunks();
document.addEventListener('keydown', sendByKeys);

const picture = firstPicture();
if (picture) remember('domain', picture.domain);
const announced = picture && domainOf(picture.domain, import.meta.env);
const branding = announced ?? loadDomain(location.origin, import.meta.env);
const session = createPortalSession();
provideSessionControl({
  reload: () => session.reload(),
  signOut: () => session.signOut(),
  email() {
    const state = session.state();
    return state.status === 'signed-in' ? state.user.email : null;
  },
});
void session.start();
keepPrerendered();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
const portal = (domain: DomainConfig) => (
  <StrictMode>
    <App domain={domain} session={session} {...(picture && { drawn: picture })} />
  </StrictMode>
);
// In turns of a few milliseconds: what stands is answered meanwhile.
if (announced && picture?.signedIn === false) {
  stayAt(picture);
  startTransition(() => void hydrateRoot(root, portal(announced)));
} else {
  const domain = await branding;
  // Nobody has done anything to a frame: the first that is drawn takes its place, whereas a portal drawn into what was taken over comes in one piece.
  startTransition(() => createRoot(root).render(portal(domain)));
}

if (import.meta.env.PROD) keepShell();
