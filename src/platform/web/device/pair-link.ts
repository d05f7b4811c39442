/** The address that pairs a device when its camera reads it. The code stands after `#`, which no browser sends to a server. */
const MARK = '#pair=';

/** @param page the page of the device: `/guard` */
export const pairLink = (origin: string, page: string, code: string): string => `${origin}${page}${MARK}${encodeURIComponent(code)}`;

/** The code of an address; '' where it has none. @param hash as `location.hash` */
export function codeOfLink(hash: string): string {
  if (!hash.startsWith(MARK)) return '';
  const code = hash.slice(MARK.length).toUpperCase();
  return /^[A-Z0-9-]{1,12}$/.test(code) ? code : '';
}
