/** Loads the portal and its page while the server is still asked who is signed in. */
import { token } from '#modules/session/web/public.tsx';

async function loadAhead(): Promise<void> {
  if (token.read() === null) return;
  try {
    const { loadPage } = await import('../signed-in.tsx');
    await loadPage(location.pathname);
  } catch {
    // The router meets the same failure when it needs the file, and shows it.
  }
}

/** At the start for a stored token, and again as soon as somebody has signed in. */
export function keepAhead(): void {
  token.subscribe(() => void loadAhead());
  void loadAhead();
}
