/** Where a visitor wanted to go before being sent to the login; it survives a detour through a sign-in provider. */
const KEY = 'mesra.destination';

export function keepDestination(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage may be refused; home is a good destination, too.
  }
}

/** The kept destination, which is forgotten by asking; null without one. Only own paths are answered. */
export function takeDestination(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path !== null && /^\/(?![/\\])/.test(path) && !path.startsWith('/auth/') ? path : null;
  } catch {
    return null;
  }
}
