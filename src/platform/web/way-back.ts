/** A page that lends another what it lacks: the address says where one came from, and the end leads back there. */
const KEY = 'back';

/** The address of a page that leads back to the present one when it is done. @param href may hold a query of its own */
export function withWayBack(href: string, { pathname, search } = window.location): string {
  return `${href}${href.includes('?') ? '&' : '?'}${KEY}=${encodeURIComponent(`${pathname}${search}`)}`;
}

/** Where `?back=` leads, or null. Only a page of the portal itself: `//host` and `/\\host` are other places for a browser. */
export function wayBack(search: string): string | null {
  const asked = new URLSearchParams(search).get(KEY);
  return asked !== null && /^\/(?![/\\])[^\\]*$/.test(asked) ? asked : null;
}
