/**
 * The bearer token, in a cookie for 30 days. Calls send it as a header; the server reads the cookie only for GET, so that a
 * file opens in a tab of its own, and never for a call that writes. Scripts can read it: see docs/decisions/0011-token-cookie.md.
 */
import { TOKEN_SECONDS } from '#platform/contract/defaults.ts';
import { storedValue, type StoredValue } from './kept-value.ts';

const NAME = 'mesra_token';

/** The `document.cookie` line that keeps a token. Secure on https. */
export function tokenCookie(token: string, secure: boolean): string {
  return `${NAME}=${encodeURIComponent(token)}; Max-Age=${TOKEN_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The token in a cookie header, or null. */
export function tokenIn(cookies: string): string | null {
  const found = cookies.split('; ').find((part) => part.startsWith(`${NAME}=`));
  const value = found?.slice(NAME.length + 1);
  return value ? decodeURIComponent(value) : null;
}

export const token: StoredValue<string> = storedValue({
  read: () => tokenIn(document.cookie),
  write(value) {
    document.cookie = tokenCookie(value, location.protocol === 'https:');
  },
  erase() {
    document.cookie = `${NAME}=; Max-Age=0; Path=/; SameSite=Lax`;
  },
});
