/** Loads the portal and its page while the server is still asked who is signed in. */
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { token } from '#modules/session/web/public.tsx';

const load = () => import('../signed-in.tsx');

/** The portal, in a file of its own. */
export const SignedIn = lazyPart(async () => (await load()).SignedIn);

async function preloadDrawn(): Promise<void> {
  if (token.read() === null) return;
  SignedIn.preload();
  try {
    (await load()).loadPage(location.pathname);
  } catch {
    // The router meets the same failure when it needs the file, and shows it.
  }
}

/** At the start for a stored token, and again as soon as somebody has signed in. */
export function keepPrerendered(): void {
  token.subscribe(() => void preloadDrawn());
  void preloadDrawn();
}
