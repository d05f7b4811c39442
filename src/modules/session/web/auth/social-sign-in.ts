/**
 * Sign-in with a provider: this browser keeps a secret and sends its hash along; the provider leads back to
 * /auth/login with a one-time code, which only the browser with the secret can exchange for a token.
 */
const KEY = 'mesra.social_verifier';

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** The address that begins the sign-in with a provider; the secret is kept for the way back. */
export async function socialRedirectUrl(provider: string): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(KEY, verifier);
  return `/api/auth/social/${encodeURIComponent(provider)}/redirect?challenge=${base64url(new Uint8Array(digest))}`;
}

/** The kept secret, which is forgotten by asking. */
export function takeVerifier(): string | null {
  const verifier = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return verifier;
}
